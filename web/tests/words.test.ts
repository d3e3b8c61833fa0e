import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['../../src/parlour/words/en/*.ftl', '../../src/parlour/games/*/words/en.ftl'], { query: '?raw', import: 'default', eager: true });

test('there are words', () => expect(Object.keys(files).length).toBeGreaterThan(2));

test.each(Object.entries(files))('%s is read whole here too', (_, text) => {
  // What the reader does not understand it leaves out silently, so the messages are counted.
  const written = text.match(/^[a-z][\w-]* *=/gm) ?? [];
  const resource = new FluentResource(text);
  expect(resource.body.map((message) => message.id)).toEqual(written.map((line) => line.replace(/ *=$/, '')));
});

test('no code is used twice', () => {
  const bundle = new FluentBundle('en');
  for (const text of Object.values(files)) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
});
