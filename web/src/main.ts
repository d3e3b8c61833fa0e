import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './navigation/router.svelte';
import { settings } from './device/settings.svelte';
import './styles/type.css';
import './styles/tokens.css';
import './styles/surfaces.css';
import './styles/base.css';
import { elsewhere } from './boards/installed_games';
import { languageFor, learnGame, speak, spokenLanguage } from './text/words';

await speak(languageFor(settings.language, navigator.languages));
document.documentElement.lang = spokenLanguage();
if (elsewhere.length) await Promise.allSettled(elsewhere.map(learnGame)); // the home page names them too
await router.arrive();
// The page came with its content, for the eye: from here on it is this one.
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
// What works without a connection is fetched, and loaded itself, once the page is at rest: a person who comes plays first.
const AT_REST = 5000; // milliseconds
setTimeout(() => void import('./offline/prefetch').then(({ prepareOffline }) => prepareOffline()).catch(() => {}), AT_REST); // tried again with the next page
