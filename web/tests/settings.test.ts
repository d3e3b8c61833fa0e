import { beforeEach, expect, test } from 'vitest';
import { settings } from '../src/settings.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.readAgain();
});

test('settings are the usual ones until they are changed, and kept then', () => {
  expect([settings.theme, settings.coordinates, settings.sounds, settings.pace]).toEqual(['auto', true, false, 'usual']);
  settings.change('coordinates', false);
  settings.change('pace', 'quick');
  settings.readAgain();
  expect([settings.coordinates, settings.pace]).toEqual([false, 'quick']);
});

test('what is kept and not understood is the usual', () => {
  localStorage.setItem('parlour.choice.theme', 'mauve');
  localStorage.setItem('parlour.choice.sounds', 'perhaps');
  settings.readAgain();
  expect([settings.theme, settings.sounds]).toEqual(['auto', false]);
});
