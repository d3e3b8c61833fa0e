import { configure } from '@testing-library/svelte';
import languages from 'virtual:languages';
import { vi } from 'vitest';
import { eraseEverything } from '../src/device/local_storage';
import { sealedPart } from '../src/session/shuffle';
import { learnGame, learnInside, learnPages, learnReview, learnSchool, speak } from '../src/text/words';

// A busy machine may take long; nothing here waits for what does not come.
configure({ asyncUtilTimeout: 20_000 });

// happy-dom draws nothing, so there is nothing to scroll, and what moves is at its end at once.
window.scrollTo = vi.fn();
Element.prototype.scrollIntoView = vi.fn();
window.matchMedia = ((query: string) => ({
  matches: query.includes('reduced-motion'),
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
})) as unknown as typeof window.matchMedia;

// Files share a worker, not what they kept.
eraseEverything();

// A seal takes a moment, which a made-up socket does not leave.
await Promise.all([0, 1, 2, 3].map((person) => sealedPart({ table: 't', game: 1, person })));

await speak('en');
await Promise.all([learnInside(), learnPages(), learnReview()]);
await Promise.all(Object.keys(languages.en!.games).flatMap((game) => [learnGame(game), learnSchool(game)]));
