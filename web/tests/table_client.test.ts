import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTickets } from '../src/device/local_storage';
import { TableClient, isAsked } from '../src/session/table_client.svelte';
import { seatNameAndLevel, outcomeInWords, reasonInWords, seatName, turnInWords } from '../src/text/table_words';
import { toasts } from '../src/components/toasts.svelte';
import { FakeSocket, heard, table } from './sockets';

let client: TableClient;

function sitDown(...seats: number[]): FakeSocket[] {
  keepTickets('t', seats.map((seat) => ({ seat, person: seat, ticket: `ticket ${seat}`, commitment: null, game: 1 })));
  client = new TableClient('t');
  for (const socket of FakeSocket.all) socket.accept();
  return FakeSocket.all;
}

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  toasts.list = [];
});
afterEach(() => client?.close());

test('without a ticket one watches', () => {
  const [socket] = sitDown();
  expect(socket!.sent).toEqual([{ kind: 'hello', ticket: null, seal: null, device: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  socket!.say(table({ you: null }));
  expect(client.mine).toEqual([]);
  expect(client.interactive).toBe(false);
});

test('two seats on one device: the board shows the seat to move', () => {
  const [first, second] = sitDown(0, 1);
  first!.say(table({ you: 0, view: 'of seat 0' }));
  second!.say(table({ you: 1, view: 'of seat 1' }));
  expect(client.mine).toEqual([0, 1]);
  expect(client.view).toBe('of seat 0');
  first!.say(table({ you: 0, awaited: [1], to_move: [1], view: 'of seat 0' }));
  second!.say(table({ you: 1, awaited: [1], to_move: [1], view: 'of seat 1' }));
  flushSync();
  expect(client.view).toBe('of seat 1');
  expect(client.interactive).toBe(true);
});

test('a move goes out with the phase that was seen, once at a time, and a refusal is shown as its sentence', async () => {
  const [socket] = sitDown(0);
  socket!.say(table({ phase: 7 }));
  const played = client.play('b2');
  void client.play('b3');
  expect(client.pending).toBe('b2');
  expect(client.interactive).toBe(false);
  expect(socket!.sent.slice(1)).toEqual([expect.objectContaining({ kind: 'play', phase: 7, text: 'b2' })]);
  socket!.say({ kind: 'refused', id: socket!.sent[1]!.id, code: 'x', facts: {}, sentence: 'b2 is too far.', phase: 7 });
  await played;
  expect(client.pending).toBeNull();
  expect(toasts.list.map((toast) => toast.text)).toEqual(['b2 is too far.']);
});

test('a draft is sent one at a time, the newest last, and holds until the table says another', async () => {
  const [socket] = sitDown(0);
  socket!.say(table({ phase: 7 }));
  const kept = client.keepDraft('a');
  void client.keepDraft('ab');
  void client.keepDraft('abc');
  socket!.say(table({ phase: 7, draft: '' })); // said before the draft was heard
  expect(client.draft).toBe('abc');
  expect(socket!.sent.slice(1)).toEqual([expect.objectContaining({ kind: 'draft', text: 'a' })]);
  socket!.say({ kind: 'done', id: socket!.sent[1]!.id });
  await vi.waitFor(() => expect(socket!.sent[2]).toMatchObject({ kind: 'draft', text: 'abc' }));
  socket!.say({ kind: 'done', id: socket!.sent[2]!.id });
  await kept;
  expect(client.draft).toBe('abc');
  socket!.say(table({ phase: 7, draft: 'from another device' }));
  expect(client.draft).toBe('from another device');
  socket!.say(table({ phase: 8, draft: '' }));
  expect(client.draft).toBe('');
});

test('two seats on one device: the move that was made last is taken back, not one before it', () => {
  const [first, second] = sitDown(0, 1);
  const announcements = [heard(0, 'a1'), heard(1, 'b2')];
  first!.say(table({ you: 0, announcements, can_take_back: true }));
  second!.say(table({ you: 1, announcements, can_take_back: true }));
  void client.takeBack();
  expect(first!.sent).toHaveLength(1);
  expect(second!.sent[1]).toMatchObject({ kind: 'take-back' });
});

test('only a seat that has still to answer is asked, and who asked may withdraw the question', () => {
  const [first, second] = sitDown(0, 1);
  const asks = (by: number, unanswered: number[]) => ({ what: 'take-back' as const, by, seat: null, unanswered });
  const at0 = table({ you: 0 });
  const hears = (you: number, question: ReturnType<typeof asks>) => table({ you, room: { ...at0.room, you, question } });
  first!.say(hears(0, asks(0, [2])));
  second!.say(hears(1, asks(0, [2])));
  expect(client.connections.some((line) => isAsked(line.table!))).toBe(false);
  void client.answerAs(0, false);
  expect(first!.sent[1]).toMatchObject({ kind: 'answer', accept: false });
  second!.say(hears(1, asks(2, [1])));
  void client.answer(true);
  expect(second!.sent[1]).toMatchObject({ kind: 'answer', accept: true });
});

describe('stepping', () => {
  test('asks for an earlier view once, and comes back to the present', async () => {
    const [socket] = sitDown(0);
    socket!.say(table({ announcements: [heard(0, 'a1'), heard(1, 'b2')], view: 'now' }));
    const stepped = client.step(1);
    socket!.say({ kind: 'looked', id: socket!.sent[1]!.id, ply: 1, view: 'then' });
    await stepped;
    expect([client.view, client.live, client.shownPly, client.interactive]).toEqual(['then', false, 1, false]);
    await client.step(5);
    expect([client.view, client.live, client.shownPly]).toEqual(['now', true, 2]);
    await client.step(1);
    expect(socket!.sent).toHaveLength(2);
    expect(client.view).toBe('then');
  });

  test('stays where it is when a new move comes', async () => {
    const [socket] = sitDown(0);
    socket!.say(table({ announcements: [heard(0, 'a1'), heard(1, 'b2')], view: 'now' }));
    const stepped = client.step(1);
    socket!.say({ kind: 'looked', id: socket!.sent[1]!.id, ply: 1, view: 'then' });
    await stepped;
    socket!.say(table({ announcements: [heard(0, 'a1'), heard(1, 'b2'), heard(0, 'c3')], view: 'later' }));
    expect(client.view).toBe('then');
    client.forgetEarlierViews();
    expect(client.view).toBe('later');
  });
});

describe('in words', () => {
  test('whose turn it is', () => {
    expect(turnInWords(table(), [0])).toBe('Your turn.');
    expect(turnInWords(table(), [1])).toBe('Ada to play.');
    expect(turnInWords(table(), [0, 1])).toBe('Ada to play.');
    expect(turnInWords(table({ awaited: [0, 1] }), [])).toBe('Waiting for Ada, Bo.');
    expect(turnInWords(table({ awaited: [1], to_move: [0, 1] }), [0])).toBe('Waiting for Bo.');
    expect(turnInWords(table({ awaited: [0, 1], to_move: [0, 1], game: 'duos' }), [0])).toBe('Choose your pairs.');
    const vote = { awaited: [1], to_move: [1], game: 'duel-of-law', asked: 'vote' };
    expect(turnInWords(table(vote), [1])).toBe('Your vote.');
    expect(turnInWords(table(vote), [0])).toBe('Bo to vote.');
    const free = table().seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'free' as const, name: '' } : seat));
    expect(turnInWords(table({ seats: free, awaited: [1] }), [0])).toBe('Waiting for a player to join.');
    expect(turnInWords(table({ seats: free, awaited: [0, 1], to_move: [0, 1] }), [])).toBe('One seat is still open.');
    const six = Array.from({ length: 6 }, (_, seat) => ({ ...table().seats[0]!, seat }));
    expect(turnInWords(table({ seats: six, awaited: [1, 2, 5] }), [])).toBe('Waiting for 3 of 6 players.');
  });

  test('who won, and why', () => {
    const outcome = { winners: [1], reason: 'outcome-resigned', points: [], seat: 0, early: true };
    expect(outcomeInWords(table({ outcome }))).toBe('Bo wins.');
    expect(outcomeInWords(table({ outcome, you: 1 }))).toBe('You win.');
    expect(reasonInWords(table({ outcome }))).toBe('Ada resigned.');
    expect(outcomeInWords(table({ outcome: { ...outcome, winners: [], reason: 'dualma-repetition', early: false } }))).toBe('A draw.');
    expect(outcomeInWords(table({ outcome: { ...outcome, winners: [], reason: 'outcome-agreed' } }))).toBe('The game is over.');
    expect(outcomeInWords(table({ outcome: { ...outcome, winners: [0, 1] }, you: null }))).toBe('Ada + Bo win.');
  });

  test('what a seat is called', () => {
    const [ada] = table().seats;
    expect(seatName(ada)).toBe('Ada');
    expect(seatName({ ...ada!, name: '' })).toBe('Guest 1');
    expect(seatName({ ...ada!, kind: 'bot', name: 'Juno', level: 3 })).toBe('Juno');
    expect(seatNameAndLevel({ ...ada!, kind: 'bot', name: 'Juno', level: 3 })).toBe('Juno (bot 3)');
  });
});

test('storage that is refused does not lose the seat while the page lasts', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const [socket] = sitDown(0);
  expect(socket!.sent).toEqual([{ kind: 'hello', ticket: 'ticket 0', seal: expect.any(String), device: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  refuse.mockRestore();
});
