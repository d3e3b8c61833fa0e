import { mount } from 'svelte';
import App from './App.svelte';
import { prepareOffline } from './offline/prefetch';
import { router } from './navigation/router.svelte';
import { settings } from './device/settings.svelte';
import './styles/type.css';
import './styles/tokens.css';
import './styles/surfaces.css';
import './styles/base.css';
import { languageFor, speak, spokenLanguage } from './text/words';

await speak(languageFor(settings.language, navigator.languages));
document.documentElement.lang = spokenLanguage();
await router.arrive();
// The page came with its content, for the eye: from here on it is this one.
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
prepareOffline();
