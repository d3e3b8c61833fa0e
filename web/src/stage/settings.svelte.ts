export { settings, type Pace } from '../settings.svelte';
