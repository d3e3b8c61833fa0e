import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { webSocketChannel } from '../src/session/channel';
import { Connection } from '../src/session/connection.svelte';
import { sealedPart } from '../src/session/shuffle';
import { FakeSocket, table } from './sockets';


let connection: Connection;

beforeEach(async () => {
  await sealedPart({ table: 't', game: 1, person: 3 });
  vi.useFakeTimers();
  FakeSocket.all = [];
  connection = new Connection(webSocketChannel('ws://house/t'), 'ticket', { table: 't', game: 1, person: 3 });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('says hello with its ticket, and is open once it has heard how the table stands', () => {
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ kind: 'hello', ticket: 'ticket', seal: expect.any(String), device: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(connection.state).toBe('connecting');
  FakeSocket.last.say(table());
  expect(connection.state).toBe('open');
  expect(connection.table?.you).toBe(0);
});

test('opens its part of the shuffle when all do, and shows no room on the way into a game', () => {
  FakeSocket.last.accept();
  const { seal } = FakeSocket.last.sent[0]!;
  const people = [{ person: 3, name: 'Ada', seat: 0, here: true, away_since: null, left: false, ready: true, muted: false, link_given: false, by_link: false }];
  const room = { ...table().room, status: 'gathering' as const, you: 3, games: 0, people, commitment: 'c', shuffling: true, seals: [{ person: 3, seal: String(seal), open: false }] };
  FakeSocket.last.say(table({ room }));
  expect(FakeSocket.last.sent[1]).toMatchObject({ kind: 'unseal', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(connection.table).toBe(null);
  FakeSocket.last.say(table());
  expect(connection.table?.room.status).toBe('playing');
});

test('brings its part when another game is chosen, once', async () => {
  FakeSocket.last.accept();
  const people = [{ person: 3, name: 'Ada', seat: 0, here: true, away_since: null, left: false, ready: true, muted: false, link_given: false, by_link: false }];
  const room = { ...table().room, status: 'gathering' as const, you: 3, games: 1, people, commitment: 'c', shuffling: false, seals: [] };
  FakeSocket.last.say(table({ room }));
  await vi.waitFor(() => expect(FakeSocket.last.sent[1]).toMatchObject({ kind: 'seal', seal: expect.stringMatching(/^[0-9a-f]{64}$/) }));
  FakeSocket.last.say(table({ room }));
  await Promise.resolve();
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a question is answered by the reply with its id', async () => {
  FakeSocket.last.accept();
  const answer = connection.request({ kind: 'play', phase: 3, text: 'b2' });
  const sent = FakeSocket.last.sent[1]!;
  expect(sent).toMatchObject({ kind: 'play', phase: 3, text: 'b2' });
  FakeSocket.last.say({ kind: 'done', id: 'another' });
  FakeSocket.last.say({ kind: 'done', id: sent.id });
  await expect(answer).resolves.toEqual({ kind: 'done', id: sent.id });
});

describe('when the connection breaks', () => {
  test('it is tried again, ever more slowly, and at last at a steady pace', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.close();
      expect(connection.state).toBe('waiting');
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  test('it starts quickly again after it was open', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('what was not answered is sent again first, under the same id, and what was answered is not', async () => {
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    const first = connection.request({ kind: 'play', phase: 0, text: 'a1+c3' });
    FakeSocket.last.say({ kind: 'done', id: FakeSocket.last.sent[1]!.id });
    await first;
    void connection.request({ kind: 'play', phase: 1, text: 'b2' });
    const lost = FakeSocket.last.sent[2];
    FakeSocket.last.close();
    void connection.request({ kind: 'take-back' });
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([
      { kind: 'hello', ticket: 'ticket', seal: expect.any(String), device: expect.stringMatching(/^[0-9a-f]{32}$/) },
      lost,
      expect.objectContaining({ kind: 'take-back' }),
    ]);
  });

  test('going offline closes it, and coming online opens it at once', () => {
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    window.dispatchEvent(new Event('offline'));
    expect(connection.state).toBe('waiting');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('when the page is looked at again', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  test('a connection that was waiting is tried at once', () => {
    FakeSocket.last.close();
    look();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a connection that seems open is asked, and kept if it says anything', () => {
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    look();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ kind: 'look', ply: 0 });
    FakeSocket.last.say({ kind: 'looked', id: FakeSocket.last.sent.at(-1)!.id, ply: 0, view: null });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('and given up if it is silent', () => {
    FakeSocket.last.accept();
    FakeSocket.last.say(table());
    look();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(connection.state).toBe('connecting');
  });
});

test('a refused hello is final, until a person tries again', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ kind: 'refused', id: null, code: 'said-elsewhere', facts: {}, sentence: 'No.', phase: null });
  FakeSocket.last.close();
  expect(connection.state).toBe('ended');
  expect(connection.closedBecause).toBe('No.');
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  connection.connect();
  expect(connection.closedBecause).toBeNull();
  expect(FakeSocket.all).toHaveLength(2);
});

test('a closed connection stays closed', () => {
  connection.close();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
