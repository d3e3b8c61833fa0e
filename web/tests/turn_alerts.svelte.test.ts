import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTickets } from '../src/device/local_storage';
import { alertOnTurn, turnNotifications } from '../src/session/turn_alerts.svelte';
import { TableClient } from '../src/session/table_client.svelte';
import { FakeSocket, table } from './sockets';

const shown: string[] = [];
class Notified {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve('granted');
  constructor(title: string) {
    shown.push(title);
  }
}

let client: TableClient;
let stop: () => void;
beforeEach(() => {
  shown.length = 0;
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('Notification', Notified);
  keepTickets('t', [{ seat: 0, person: 0, ticket: 'ticket', commitment: null, game: 1 }]);
  stop = $effect.root(() => {
    client = new TableClient('t');
    alertOnTurn(client, () => 'Your turn.');
  });
  FakeSocket.last.accept();
});
afterEach(() => {
  stop();
  client.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hide = (hidden: boolean) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
function hear(phase: number, awaited: number[]): void {
  FakeSocket.last.say(table({ phase, awaited, to_move: [0, 1] }));
  flushSync();
}

test('who looks elsewhere is notified once for each turn, and only by consent', async () => {
  hide(true);
  hear(1, [0]);
  expect(shown).toEqual([]);
  await turnNotifications.toggle();
  hear(2, [1]);
  expect(shown).toEqual([]);
  hear(3, [0]);
  hear(3, [0]);
  expect(shown).toEqual(['Your turn.']);
  hear(4, [0]); // all choose at once, and the next turn waits for us at once
  expect(shown).toHaveLength(2);
  hide(false);
  hear(5, [0]);
  expect(shown).toHaveLength(2);
  await turnNotifications.toggle();
});
