import { beforeEach, expect, test } from 'vitest';
import { settings } from '../src/device/settings.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.readAgain();
});

test('settings are the usual ones until they are changed, and kept then', () => {
  expect([settings.theme, settings.coordinates, settings.sound, settings.confirm]).toEqual(['auto', true, false, false]);
  settings.toggle('coordinates');
  settings.pace = 'quick';
  settings.theme = 'dark';
  expect(document.documentElement.dataset.theme).toBe('dark');
  settings.readAgain();
  expect([settings.coordinates, settings.pace, settings.theme]).toEqual([false, 'quick', 'dark']);
  settings.theme = 'auto';
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a language that was chosen is told to the server, and nothing else is', () => {
  settings.language = 'fr';
  expect(document.cookie).toBe('parlour-language=fr');
  settings.language = 'auto';
  expect(document.cookie).not.toContain('fr');
});

test('what is kept and not understood is the usual', () => {
  localStorage.setItem('parlour.choice.theme', 'mauve');
  localStorage.setItem('parlour.choice.sound', 'perhaps');
  settings.readAgain();
  expect([settings.theme, settings.sound]).toEqual(['auto', false]);
});
