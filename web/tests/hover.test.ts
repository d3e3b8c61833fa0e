import { expect, test } from 'vitest';

// A finger leaves no mouse behind: what it has tapped would keep the look of being pointed at.
test('nothing looks pointed at on a device without a mouse', () => {
  const sources = import.meta.glob<string>(['../src/**/*.{css,svelte}'], { query: '?raw', import: 'default', eager: true });
  const rules = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/(?<before>[^\n]*)\n(?<selector>[^\n{}]*(?<!\()(?<!is\():hover[^\n]*)\{/g)].map((found) => ({ path, ...found.groups })),
  );
  expect(rules.length).toBeGreaterThan(20);
  for (const { path, before, selector } of rules as { path: string; before: string; selector: string }[]) {
    expect(`${path}: ${before.trim()} ${selector.trim()}`).toContain('@media (hover: hover) {');
  }
});
