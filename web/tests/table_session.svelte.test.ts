import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardParts } from '../src/boards/board';
import { toasts } from '../src/components/toasts.svelte';
import { eraseEverything, gamesInProgress, keep, keepInvites, keepTickets, kept, knownTables, tickets } from '../src/device/local_storage';
import { settings } from '../src/device/settings.svelte';
import { PanelSelection } from '../src/session/panel_selection.svelte';
import { Sharing } from '../src/session/sharing.svelte';
import { TableSession } from '../src/session/table_session.svelte';
import type { Shape } from '../src/stage/shape.svelte';
import type { GameCard, Table } from '../src/wire';
import { FakeSocket, heard, table } from './sockets';

let session: TableSession;
let end: () => void;

beforeEach(() => {
  FakeSocket.all = [];
  eraseEverything();
  toasts.list = [];
  settings.pace = 'none';
  settings.confirm = false;
});
afterEach(() => {
  end();
  settings.readAgain();
});

function visit(games: readonly GameCard[] = []): void {
  end = $effect.root(() => {
    session = new TableSession('t', () => games);
  });
  FakeSocket.last.accept();
  flushSync();
}
function sitDown(): void {
  keepTickets('t', [{ seat: 0, person: 3, ticket: 'ticket 0', commitment: null, game: 1 }]);
  visit();
}
function receive(changes: Partial<Table> = {}): void {
  FakeSocket.last.say(table(changes));
  flushSync();
}
const sentKinds = () => FakeSocket.last.sent.map(({ kind }) => kind);
const a1b2 = [heard(0, 'a1'), heard(1, 'b2')];
const boWins = { winners: [1], reason: 'dualite-line', points: [], seat: null, early: false };
const room = table().room;
const person = (number: number, name: string, more = {}) =>
  ({ person: number, name, seat: null, here: true, left: false, ready: false, away_since: null, ...more }) as Table['room']['people'][number];

describe('the status', () => {
  test('says whose turn it is, the last move, and what the board asks', () => {
    sitDown();
    session.board = { ask: 'Tap a circle.' };
    receive({ announcements: a1b2 });
    expect([session.status.headline, session.status.ask]).toEqual(['Your turn.', 'Tap a circle.']);
    expect(session.status.news).toContain('Bo');
    receive({ announcements: a1b2, to_move: [1], awaited: [1] });
    expect([session.status.headline, session.status.ask]).toEqual(['Bo to play.', '']);
  });

  test('says what the board still shows instead of whose turn it is', () => {
    sitDown();
    receive();
    session.board = { shows: 'Turn 3 is revealed.' };
    expect(session.status.headline).toBe('Turn 3 is revealed.');
  });

  test('names the game and the options that are not the usual ones, and that one watches', () => {
    const option = { name: 'diagonal', kind: 'choice', default: 'yes', values: ['yes', 'no'], low: null, high: null };
    visit([{ name: 'dualite', options: [option] } as unknown as GameCard]);
    receive({ you: null, options: { diagonal: 'no' } });
    expect(session.status.about).toBe('You are a spectator. · Dualité · no');
    receive({ you: null, options: { diagonal: 'yes' } });
    expect(session.status.about).toBe('You are a spectator. · Dualité');
  });

  test('is silent about the end until the board has shown how it came to it', () => {
    sitDown();
    receive({ announcements: a1b2 });
    session.boardShowing = true;
    receive({ announcements: a1b2, outcome: boWins, to_move: [], awaited: [] });
    expect(session.over).toBe(false);
    expect(session.status.turn).not.toContain('wins');
    session.boardShowing = false;
    expect(session.over).toBe(true);
    expect([session.status.turn, session.status.ask]).toEqual(['Bo wins.', 'Four in a line.']);
  });
});

test('the board marks the moves since this device moved last, the last one for a watcher', () => {
  sitDown();
  receive({ announcements: [...a1b2, heard(1, 'c3')] });
  expect(session.trail.map(({ text }) => text)).toEqual(['b2', 'c3']);
  receive({ announcements: [...a1b2, heard(0, 'd4')] });
  expect(session.trail.map(({ text }) => text)).toEqual(['d4']);
  end();
  eraseEverything();
  visit();
  receive({ you: null, announcements: a1b2 });
  expect(session.trail.map(({ text }) => text)).toEqual(['b2']);
});

describe('a tap', () => {
  test('makes a move at once, unless this device asks for a confirmation', () => {
    sitDown();
    receive();
    session.board = { byTap: true };
    session.confirmation.play('b2');
    expect(sentKinds()).toEqual(['hello', 'play']);
  });

  test('waits to be confirmed where this device asks for it; a tap elsewhere or a new phase drops it', () => {
    settings.confirm = true;
    sitDown();
    receive();
    session.board = { byTap: true };
    session.confirmation.play('b2');
    expect(session.interactive).toBe(false);
    expect(session.status.ask).not.toBe('');
    expect(session.tapBoard()).toBe(true);
    expect(session.confirmation.move).toBeNull();
    session.confirmation.play('c3');
    receive({ phase: 1 });
    expect(session.confirmation.move).toBeNull();
    session.confirmation.play('d4');
    session.confirmation.confirm();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ kind: 'play', text: 'd4' });
    expect(sentKinds()).toEqual(['hello', 'play']);
  });

  test('leads back to the present from an older position, and is the board\'s own there', async () => {
    sitDown();
    receive({ announcements: a1b2 });
    const shown = session.show(1);
    FakeSocket.last.say({ kind: 'looked', id: FakeSocket.last.sent[1]!.id, ply: 1, view: 'then' });
    await shown;
    expect([session.view, session.ply, session.announcements.length]).toEqual(['then', 1, 1]);
    expect(session.tapBoard()).toBe(true);
    expect(session.ply).toBe(2);
    expect(session.tapBoard()).toBe(false);
  });
});

test('an older position is left when moves were taken back', async () => {
  sitDown();
  receive({ announcements: a1b2 });
  const shown = session.show(1);
  FakeSocket.last.say({ kind: 'looked', id: FakeSocket.last.sent[1]!.id, ply: 1, view: 'then' });
  await shown;
  receive({ announcements: [heard(0, 'c3'), heard(1, 'd4')] });
  expect(session.ply).toBe(2);
});

describe('panels', () => {
  let shape: Shape = $state('wide');
  const selection = (names: string[]) =>
    new PanelSelection(
      () => shape,
      () => names,
    );

  test('are tabs on a wide window, the first one open until another is chosen', () => {
    shape = 'wide';
    const panels = selection(['story', 'talk']);
    expect([panels.visible, panels.sheet]).toEqual(['story', null]);
    panels.open('talk');
    expect(panels.visible).toBe('talk');
    panels.toggleBeside();
    expect([panels.visible, kept('panels')]).toEqual([null, 'closed']);
    panels.open('story');
    expect(panels.visible).toBe('story');
  });

  test('lie in a sheet on a phone, which closes', () => {
    shape = 'upright';
    const panels = selection(['story', 'talk']);
    expect(panels.visible).toBeNull();
    panels.open('talk');
    expect([panels.visible, panels.sheet]).toEqual(['talk', 'talk']);
    panels.closeSheet();
    expect(panels.visible).toBeNull();
    panels.open('laws'); // of the game before
    expect(panels.visible).toBeNull();
  });

  test('are those of the house, the board and what there is', () => {
    sitDown();
    session.board = { panels: [{ name: 'laws', title: 'Laws' }] } as unknown as BoardParts;
    receive({ talk: { open: true, said: [] } as unknown as Table['talk'], room: { ...room, people: [person(3, 'Ada')] } });
    expect(session.panelNames).toEqual(['story', 'laws', 'talk', 'people']);
    receive({ room: { ...room, status: 'gathering' } });
    expect(session.panelNames).toEqual(['seats', 'story', 'laws']);
  });

  test('show the seats to a player who asked for another game and waits', () => {
    sitDown();
    receive({ room: { ...room, status: 'gathering', you: 3, people: [person(3, 'Ada')] } });
    expect(session.panels.sheet).toBeNull();
    receive({ room: { ...room, status: 'gathering', you: 3, people: [person(3, 'Ada', { ready: true })] } });
    expect(session.panels.sheet).toBe('seats');
  });
});

describe('talk', () => {
  const says = (...said: { person: number; text: string }[]) =>
    ({ open: true, said: said.map((message) => ({ seat: null, name: 'Cy', code: '', ...message })) }) as unknown as Table['talk'];
  const shown = () => toasts.list.map(({ text }) => text);

  test('is shown as a notice while its panel is closed; nothing of it on arrival, nothing of muted people or oneself', () => {
    sitDown();
    const people = { ...room, you: 3 };
    receive({ talk: says({ person: 9, text: 'before' }), room: people });
    expect(shown()).toEqual([]);
    receive({ talk: says({ person: 9, text: 'before' }, { person: 9, text: 'hello' }, { person: 3, text: 'me' }), room: people });
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toContain('hello');
    session.client.setMuted(9, true);
    receive({ talk: says({ person: 3, text: 'me' }, { person: 9, text: 'again' }), room: people });
    expect(shown()).toHaveLength(1);
  });

  test('is no notice while its panel is in sight', () => {
    sitDown();
    receive({ talk: says() });
    session.panels.open('talk');
    receive({ talk: says({ person: 9, text: 'hello' }) });
    expect(shown()).toEqual([]);
  });
});

describe('the coach of a first game', () => {
  const advice = () => vi.waitFor(() => expect(session.coach.advice).not.toBe(''));

  test('says what to look at once before each own turn', async () => {
    keep('coach.t', 'on');
    sitDown();
    receive();
    expect(sentKinds()).toEqual(['hello', 'coach']);
    FakeSocket.last.say({ kind: 'coached', id: FakeSocket.last.sent[1]!.id, said: [{ code: 'client-turn-yours', facts: {} }] });
    await advice();
    receive({ announcements: [heard(0, 'a1')], to_move: [1], awaited: [1] });
    expect(session.coach.advice).toBe('');
    expect(sentKinds()).toEqual(['hello', 'coach']);
  });

  test('is absent from every other game', () => {
    sitDown();
    receive();
    expect([session.coach.present, sentKinds()]).toEqual([false, ['hello']]);
  });
});

test('the device that set a table and has no seat is the screen of its room, until it is switched off', () => {
  keepInvites('t', [{ seat: 0, secret: 'x' }] as unknown as Parameters<typeof keepInvites>[1]);
  visit();
  receive({ you: null });
  expect(session.screen).toBe(true);
  session.toggleScreen();
  expect([session.screen, kept('screen.t')]).toEqual([false, 'off']);
});

test('this device remembers a table where it plays, and forgets a ticket that opens nothing', () => {
  sitDown();
  receive({ awaited: [0] });
  expect(gamesInProgress()).toMatchObject([{ table: 't', game: 'dualite', others: ['Bo'], mine: true }]);
  FakeSocket.last.say({ kind: 'refused', id: null, code: 'sent-away', facts: {}, sentence: 'The host removed you.', phase: null });
  flushSync();
  expect([tickets('t'), knownTables()]).toEqual([[], []]);
  expect(session.table).toBeNull();
});

test('a table that cannot be reached is left for the lobby, or shown as soon as it comes', () => {
  sitDown();
  expect(session.unreachable).toBe(false);
  FakeSocket.last.close();
  flushSync();
  expect(session.unreachable).toBe(true);
});

test('what happened is shown again from after the own last move', () => {
  sitDown();
  receive();
  expect(session.replayFrom).toBeNull();
  receive({ announcements: [...a1b2, heard(1, 'c3')] });
  expect(session.replayFrom).toBe(1);
  receive({ announcements: [...a1b2, heard(0, 'c3')] });
  expect(session.replayFrom).toBe(2);
});

test('a finished game is shared from a dialog, a running one by its link', async () => {
  const shared: ShareData[] = [];
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  vi.stubGlobal('navigator', { ...navigator, share: (data: ShareData) => (shared.push(data), Promise.resolve()) });
  sitDown();
  const sharing = new Sharing(session.client);
  receive();
  sharing.start();
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).toMatchObject({ text: 'Dualité', url: expect.stringMatching(/\/table\/t$/) });
  receive({ outcome: boWins });
  sharing.start();
  expect(sharing.dialogOpen).toBe(true);
  await sharing.shareLink();
  expect(sharing.dialogOpen).toBe(false);
  expect(shared[1]!.text).toContain('Bo wins.');
  vi.unstubAllGlobals();
});
