import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { learnInside, nameInWords, say, speak } from '../src/text/words';

const files = import.meta.glob<string>(['../../src/parlour/words/*/*.ftl', '../../src/parlour/games/*/words/*.ftl'], { query: '?raw', import: 'default', eager: true });

test('there are words', () => expect(Object.keys(files).length).toBeGreaterThan(2));

test.each(Object.entries(files))('%s is read whole here too', (_, text) => {
  // What the reader does not understand it leaves out silently, so the messages are counted.
  const written = text.match(/^[a-z][\w-]* *=/gm) ?? [];
  const resource = new FluentResource(text);
  expect(resource.body.map((message) => message.id)).toEqual(written.map((line) => line.replace(/ *=$/, '')));
});

const languages = [...new Set(Object.keys(files).map((path) => /words\/([a-z-]+)/.exec(path)![1]!))];

test.each(languages)('no code is used twice in %s', (language) => {
  const bundle = new FluentBundle(language);
  const own = Object.entries(files).filter(([path]) => path.includes(`words/${language}`));
  for (const [, text] of own) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
});

test('a person who gave no name is a guest in the language of the reader', async () => {
  await speak('fr');
  expect(['Guest', 'Guest 2', 'Guest of honour', 'Ada'].map(nameInWords)).toEqual(['Invité', 'Invité 2', 'Guest of honour', 'Ada']);
  await speak('en');
});

test('French elides before a vowel', async () => {
  await speak('fr');
  await learnInside();
  const places = ['Mila', 'Otto', 'Émile', 'Hugo'].map((name) => say('room-link-given', { name }));
  expect(places.map((said) => said.replace('L’hôte a créé un nouveau lien pour la place ', ''))).toEqual(['de Mila.', 'd’Otto.', 'd’Émile.', 'de Hugo.']);
  await speak('en');
});
