// The lines of the status: whose turn it is, what has just happened, what can be done now, what is played here.
import { announcementInWords, reasonInWords, seatName, turnInWords } from '../text/table_words';
import { gameName, optionValue, say } from '../text/words';
import type { GameCard } from '../wire';
import type { TableSession } from './table_session.svelte';

export class TableStatus {
  constructor(
    private readonly session: TableSession,
    /** The games of this server, once they are known. */
    private readonly games: () => readonly GameCard[],
  ) {}

  /** Whose turn it is, or how the game ended. */
  get turn(): string {
    const { table, over, client } = this.session;
    if (!table) return '';
    if (table.outcome && !over) return say('client-not-told-yet');
    return turnInWords(table, client.mine) || (table.room.status === 'gathering' ? say('room-title') : '');
  }

  /** The first line: whose move comes next on the board, which may be some moves behind, or what the board still shows. */
  get headline(): string {
    const { table, client, playback, ply, board } = this.session;
    if (table && playback.playing && client.live) return say('client-turn-of', { player: seatName(table.seats[client.announcements[ply]!.seat]) });
    return (!table?.outcome && client.live && board?.shows) || this.turn;
  }

  /** The last move on the board. */
  get news(): string {
    const { announcements, seats } = this.session;
    return announcements.length ? announcementInWords(announcements.at(-1)!, seats) : '';
  }

  /** What can be done now. */
  get ask(): string {
    const { table, client, playback, over, ply, board, confirmation } = this.session;
    if (!table) return '';
    if (!client.live) return say('client-looking-back', { ply, last: client.announcements.length });
    if (playback.playing) return say('client-skip-ahead');
    if (over) return reasonInWords(table);
    if (confirmation.move !== null) return say('client-confirm-more');
    return (client.interactive && board?.ask) || '';
  }

  /** Where nothing is asked: the game and its unusual options. */
  get about(): string {
    const { table, watching } = this.session;
    if (!table) return '';
    const role = table.delayed ? say('room-sees-late') : watching ? say('client-watching') : '';
    return [role, gameName(table.game), ...this.#options].filter(Boolean).join(' · ');
  }

  get #options(): readonly string[] {
    const { table } = this.session;
    const card = this.games().find(({ name }) => name === table?.game);
    if (!table || !card) return [];
    return card.options
      .filter((option) => table.options[option.name] !== option.default)
      .map((option) => optionValue(table.game, option.name, table.options[option.name] ?? ''));
  }
}
