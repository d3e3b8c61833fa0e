import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noteShuffle, openedPart, sealOf, sealedPart } from '../src/session/shuffle';
import { proved as provedBy, shownCode } from '../src/session/shuffle_proof';
import type { Table } from '../src/wire';
import { table } from './sockets';

type Shuffle = NonNullable<Table['shuffle']>;
interface Vector {
  game: string;
  options: Record<string, string>;
  table: string;
  number: number;
  secret: string;
  parts: Shuffle['parts'];
  commitment: string;
  code: string;
  deal: string;
}

/** Written by Python: scripts/shuffle_vectors.py */
const vectors = JSON.parse(readFileSync('../docs/shuffle-vectors.json', 'utf-8')) as Vector[];

/** As the page does; the record has the deal of the vector of this table, unless it has another one. */
const proved = (at: Table, deal = vectors.find((vector) => at.table.startsWith(vector.table))?.deal ?? null) => provedBy(at, async () => deal);

let fresh = 0;
/** A finished game, at a table that no page has seen before; the vector's own where seals are checked. */
function over(vector: Vector, changes: Partial<Shuffle> = {}): Table {
  const { game, options, number, commitment, parts, secret } = vector;
  const seats = table().seats;
  return table({
    table: vector.table,
    you: null,
    game,
    options,
    seats: [...seats, ...seats, ...seats].map((seat, at) => ({ ...seat, seat: at })),
    shuffle: { game: number, version: 2, commitment, parts, secret, ...changes },
    room: { ...table().room, you: null },
  });
}

/** The same while it is played: neither secret, nor nonces, nor deal. */
const during = (at: Table, changes: Partial<Shuffle> = {}): Table => ({
  ...at,
  shuffle: { ...at.shuffle!, secret: null, parts: at.shuffle!.parts.map((part) => ({ ...part, nonce: null })), ...changes },
});

test.each(vectors.map((vector) => [`${vector.game} ${vector.number} with ${vector.parts.filter((part) => part.open).length}`, vector] as const))(
  'the page deals again by itself: %s',
  async (_, vector) => {
    const at = over(vector);
    const dropped = vector.parts.filter((part) => !part.open).map((part) => part.person);
    expect(await proved(at)).toEqual({ found: 'unseen', dropped });
    expect(await shownCode(at.table, at.shuffle!)).toBe(vector.code);
    expect(await proved(at, `${vector.deal} `)).toMatchObject({ found: 'broken' });
    expect(await proved(at, null)).toMatchObject({ found: 'broken' }); // with nothing to compare it with
    expect(await proved(over(vector, { secret: 'cd'.repeat(32) }))).toMatchObject({ found: 'broken' });
  },
);

const [plain, unopened] = vectors as [Vector, Vector];

/** The vector's shuffle of another game of the table, as this page has not seen it. */
async function elsewhere({ parts, ...vector }: Vector): Promise<Vector> {
  const at = { ...vector, table: `${vector.table}-${++fresh}` };
  const sealed = await Promise.all(
    parts.map(async (part) => (part.nonce === null ? part : { ...part, seal: await sealOf({ table: at.table, game: at.number, person: part.person }, part.nonce) })),
  );
  return { ...at, parts: sealed };
}

test('a game is over when its secret is told', async () => {
  expect(await proved(during(over(plain)))).toBe(null);
  expect(await proved(table())).toBe(null);
});

test('what was shown during the game counts', async () => {
  const at = over(plain);
  noteShuffle(during(at));
  expect(await proved(at)).toEqual({ found: 'kept', dropped: [] });
  const forged = await elsewhere(plain);
  noteShuffle(during(over(forged), { commitment: '00'.repeat(32) }));
  expect(await proved(over(forged))).toMatchObject({ found: 'broken' });
});

test('a part that the server invents, doubles or changes is found', async () => {
  const at = over(unopened);
  noteShuffle(during(at));
  expect(await proved(at)).toEqual({ found: 'kept', dropped: [unopened.parts[1]!.person] });
  const [first, second] = at.shuffle!.parts as [Shuffle['parts'][number], Shuffle['parts'][number]];
  const invented = { ...first, seat: 9, person: 9 };
  for (const parts of [
    [first, second, invented],
    [first, second, { ...first, person: 9 }],
    [first, second, { ...first, seat: 2 }],
    [{ ...first, nonce: '00'.repeat(16) }, second],
    [{ ...first, seat: 1 }, { ...second, seat: 0 }],
    [{ ...first, seal: 'ab'.repeat(32) }, second],
  ])
    expect([parts, (await proved({ ...at, shuffle: { ...at.shuffle!, parts } }))!.found]).toEqual([parts, "broken"]);
});

test('a part that the server drops is named', async () => {
  const vector = await elsewhere(plain);
  noteShuffle(during(over(vector)));
  const without = over(vector, { parts: vector.parts.slice(1) });
  expect((await proved(without))!.dropped).toEqual([vector.parts[0]!.person]);
});

test('a shuffle of before is not called proved', async () => {
  expect(await proved(over(plain, { version: 1 }))).toEqual({ found: 'old', dropped: [] });
  expect(await shownCode(plain.table, over(plain, { version: 1 }).shuffle!)).toBe(null);
});

test('the hand that was seen at the start is the one of the deal', async () => {
  const law = vectors.find((vector) => vector.game === 'duel-of-law' && vector.parts.length && vector.options.players === '4')!;
  const hand = law.deal.split(' ').slice(12, 24);
  const start = (cards: string[]) => ({
    ...during(over(law)),
    you: 1,
    announcements: [],
    view: { hand: cards.map((card) => ({ card })) },
    room: { ...table().room, status: 'playing' as const },
  });
  noteShuffle(start([...hand].reverse()));
  expect(await proved(over(law))).toMatchObject({ found: 'kept' });
  const other = vectors.find((vector) => vector.game === 'duel-of-law' && vector.parts.length && vector.options.players === '2')!;
  noteShuffle({ ...start([...hand]), table: other.table, shuffle: during(over(other)).shuffle });
  expect(await proved(over(other))).toMatchObject({ found: 'broken' });
});

const seat = (person: number, at: number) => ({
  person, name: 'Ada', seat: at, here: true, away_since: null, left: false, ready: true, muted: false, link_given: false, by_link: false,
});
const shuffling = (name: string, seal: string, room: Partial<Table['room']> = {}) =>
  table({
    table: name,
    room: { ...table().room, you: 7, games: 1, people: [seat(7, 1), seat(8, 0)], commitment: 'c', seals: [{ person: 7, seal, open: false }], shuffling: true, ...room },
  });

test('our own part stays under seal until the seals of all are kept', async () => {
  const place = { table: 'here', game: 2, person: 7 };
  const seal = await sealedPart(place);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await sealedPart(place)).toBe(seal);
  for (const other of [{ table: 'there' }, { game: 3 }, { person: 8 }]) expect(await sealedPart({ ...place, ...other })).not.toBe(seal);
  expect(openedPart(shuffling('here', seal, { shuffling: false }))).toBe(null);
  expect(openedPart(shuffling('here', seal))).toBe(null); // not kept yet
  noteShuffle(shuffling('here', seal));
  expect(openedPart(shuffling('here', '00'.repeat(32)))).toBe(null);
  const nonce = openedPart(shuffling('here', seal))!;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(await sealOf(place, nonce)).toBe(seal);
  expect(openedPart(shuffling('here', seal))).toBe(nonce); // if the first was lost on the way
  expect(openedPart(shuffling('here', seal, { seals: [{ person: 7, seal, open: true }] }))).toBe(null);
});

test('our own part is not opened for another shuffle than the one that was shown', async () => {
  const seal = await sealedPart({ table: 'twice', game: 2, person: 7 });
  noteShuffle(shuffling('twice', seal));
  expect(openedPart(shuffling('twice', seal, { commitment: 'another' }))).toBe(null);
  const more = { person: 8, seal: 'ab'.repeat(32), open: false };
  expect(openedPart(shuffling('twice', seal, { seals: [{ person: 7, seal, open: false }, more] }))).toBe(null);
  expect(openedPart(shuffling('twice', seal, { people: [seat(7, 0), seat(8, 1)] }))).toBe(null);
  expect(openedPart(shuffling('twice', seal))).not.toBe(null);
});
