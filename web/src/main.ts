import { mount } from 'svelte';
import App from './App.svelte';
import './styles/type.css';
import './styles/tokens.css';
import './styles/surfaces.css';
import './styles/base.css';

mount(App, { target: document.getElementById('app')! });
