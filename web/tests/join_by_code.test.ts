import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import JoinByCode from '../src/components/JoinByCode.svelte';
import { read, router } from '../src/navigation/router.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that knows one code, in the way it is written. */
function serverWith(code: string) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const typed = (JSON.parse(body) as { code: string }).code;
    asked.push(typed);
    const found = typed.toUpperCase() === code;
    const answer = found ? { table: 't1', code } : { kind: 'refused', id: null, code: 'no-such-code', facts: {}, sentence: 'No table has this code.', phase: null };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: found ? 200 : 404, headers: { 'Content-Type': 'application/json' } }));
  });
  return asked;
}

test('a code is part of an address, in either case; games and pages keep theirs', () => {
  expect(read('/AB7-K9X')).toEqual({ name: 'lobby', code: 'AB7-K9X' });
  expect(read('/ab7k9x')).toEqual({ name: 'lobby', code: 'ab7k9x' });
  expect(read('/dualma')).toEqual({ name: 'game', game: 'dualma' });
  expect(read('/about')).toEqual({ name: 'about' });
  expect(read('/ab7k9')).toEqual({ name: 'lost' });
});

test('a typed code leads to its table with the code as the server writes it', async () => {
  const went = vi.spyOn(router, 'go').mockImplementation(() => {});
  serverWith('AB7K9X');
  render(JoinByCode);
  await fireEvent.input(screen.getByLabelText('Join with a code'), { target: { value: 'ab7k9x' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('table/t1#AB7K9X'));
});

test('a code from the address is tried at once, and a wrong one can be mended', async () => {
  vi.spyOn(router, 'go').mockImplementation(() => {});
  const asked = serverWith('AB7K9X');
  render(JoinByCode, { code: 'ab7k9y' });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(asked).toEqual(['ab7k9y']);
  expect((screen.getByLabelText('Join with a code') as HTMLInputElement).value).toBe('ab7k9y');
});
