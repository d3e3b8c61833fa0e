import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodeSplittingNameFunction } from 'rolldown';
import { defineConfig } from 'vitest/config';
import { words } from './languages.ts';
import { pictures } from './pictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const DOOR = ['src/main.ts', 'src/pages/Lobby.svelte', 'src/pages/Game.svelte'].map((file) => resolve(import.meta.dirname, file));

/** Small parts that two files share and every page, or every table, needs: alone they would weigh more. */
const EVERYWHERE = /web\/src\/(components\/Toasts|offline\/(place|progress))/;
const AT_TABLES =
  /web\/src\/(session\/(channel|clocks|connection|random_ids|shuffle\.|structural_sharing|turn_alerts)|device\/settings|stage\/(Countdown|ConnectionState|shape)|components\/(Stepper|Notice)|room\/(late_seats|times)|text\/(phrases|table_words))/;

/** What several parts of a page share that are loaded when they are shown first: a waiting room, an evening, a lesson. */
const LATER = /web\/src\/(room\/(EveningTable|NextGame|Code|links|more_seats|evening)|components\/(Highlights|RulesSection)|text\/blocks)/;

/** What no page needs at once, each in a file of its own. */
const ALONE = /web\/src\/(device\/notifications|http\/profile_api|room\/RemoveGuest)/;

/** The shared file of a module: `house` where the front door needs it. */
const shared: CodeSplittingNameFunction = (id, modules) => {
  if (ALONE.test(id)) return null;
  const found = new Set(DOOR);
  for (const module of found) for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  return found.has(id) ? 'house' : LATER.test(id) ? 'later' : 'playing';
};

/** What page and worker must agree about: the message types. `scripts/offline.py` writes the same beside the download. */
function agreed(): string {
  const folder = resolve(import.meta.dirname, 'src/wire');
  const digest = createHash('sha256');
  for (const name of readdirSync(folder).sort()) digest.update(readFileSync(resolve(folder, name)));
  return digest.digest('hex').slice(0, 12);
}

export default defineConfig({
  define: { __AGREED__: JSON.stringify(agreed()) },
  worker: { format: 'es' },
  base: './', // below whatever <base> says, and scripts find each other
  plugins: [svelte(), svelteTesting(), words(), pictures()],
  build: {
    outDir: '../src/parlour/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What most pages share is one file, what only tables, lessons and puzzles share is another; so is each page, each
        // board and each game's words.
        codeSplitting: {
          groups: [
            { name: shared, test: /node_modules\/(?!@noble)|web\/src\/(?!boards|pages\/|stage|device\/device_transfer|offline\/(edition|prefetch|download))/, minShareCount: 3 },
            { name: 'hashes', test: /@noble/, minShareCount: 2 }, // only for a page that checks a shuffle, or has no secure context
            { name: 'house', test: EVERYWHERE, minShareCount: 2 },
            { name: 'playing', test: AT_TABLES, minShareCount: 2 },
          ],
        },
      },
    },
    manifest: 'files.json', // which files a page needs: prerender.ts reads it
    assetsInlineLimit: 0, // the page's policy allows no data: scripts or fonts
  },
  server: {
    fs: { allow: [root] }, // the words live beside the Python that also reads them
    proxy: { '/api': { target: process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false, // a new window for every file costs more than all tests; setup.ts forgets what the last one kept
    maxWorkers: 1,
    testTimeout: 60_000, // a busy machine may take long
    hookTimeout: 60_000,
  },
});
