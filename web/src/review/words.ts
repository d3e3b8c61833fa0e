// What analysis and review say: by the players' names, in moves of their own. The terminal says the same sentences.
import { seatName } from '../text/table_words';
import type { AnalysisCard, ChoiceCard, JudgedCard, Announcement, StandingCard, VerdictCard } from '../wire';
import { say, seatTitle } from '../text/words';

export type Names = readonly string[];

/** The players; where no one sits, as among openings, what their seats are called. */
export function namesOf(card: AnalysisCard): Names {
  if (card.seats.length) return card.seats.map(seatName);
  return [0, 1].map((seat) => seatTitle(card.game, seat) || say('analysis-seat', { number: seat + 1 }));
}

const sureness = (moves: number | null, exact: boolean) => (moves === null ? 'no' : exact ? 'exact' : 'most');

/** "Ada wins in 3", of a move of this seat. */
export function worthInWords(choice: Pick<ChoiceCard, 'wins' | 'moves' | 'exact'>, mover: number, names: Names): string {
  return say('analysis-worth', {
    player: names[choice.wins ? mover : 1 - mover] ?? '',
    known: choice.wins === null ? 'open' : sureness(choice.moves, choice.exact),
    moves: choice.moves ?? 0,
  });
}

/** Who is to move, and who wins. */
export function summaryInWords(card: AnalysisCard, names: Names): string {
  if (card.mover === null) return say('game-over');
  const stands = card.standing;
  const winner = stands?.winner ?? null;
  return say('analysis-summary', {
    player: names[card.mover] ?? '',
    other: names[1 - card.mover] ?? '',
    result: winner === null ? 'open' : winner === card.mover ? 'wins' : 'loses',
    known: sureness(stands?.moves ?? null, stands?.exact ?? false),
    moves: stands?.moves ?? 0,
    wins: card.choices.filter((choice) => choice.wins).length,
    losing: card.choices.filter((choice) => choice.wins === false).length,
    count: card.choices.length,
  });
}

/** Where no one knows who wins: how often the first player may. */
export function estimateInWords(stands: StandingCard | null, names: Names): string {
  if (!stands || stands.winner !== null || stands.share === null) return '';
  return say('analysis-estimate', { player: names[0] ?? '', share: stands.share, low: stands.low ?? 0, high: stands.high ?? 0 });
}

/** A move as a sentence, by the players' names. */
export function moveInWords(told: Announcement | null | undefined, names: Names): string {
  return told ? say(told.code, { ...told.facts, player: names[told.seat] ?? '' }) : '';
}

/** What is said of a move. */
export function judgedInWords(move: JudgedCard, names: Names): string {
  const other = names.length === 2 ? (names[1 - move.seat] ?? '') : '';
  return say(move.code, { ...move.facts, player: names[move.seat] ?? '', other, instead: moveInWords(move.instead[0], names) });
}

/** What a move was, and what is said of it. */
export function toldInWords(move: JudgedCard, names: Names): string {
  return say('review-move', { number: move.ply + 1, move: moveInWords(move.told, names) || move.text, said: judgedInWords(move, names) });
}

/** How often the first player wins after a move, or who wins for certain. */
export function standingInWords(stands: StandingCard | null, names: Names): string {
  if (!stands) return '';
  if (stands.winner !== null) return '';
  if (stands.share === null) return '';
  return `${say('review-chance', { player: names[0] ?? '', share: stands.share, low: stands.low ?? 0, high: stands.high ?? 0 })}.`;
}

/** How often a seat of two wins, in percent; null where that is not known. */
export function chanceOf(stands: StandingCard | null, seat: number): number | null {
  if (!stands) return null;
  if (stands.winner !== null) return stands.winner === seat ? 100 : 0;
  if (stands.share === null) return null;
  return seat === 0 ? stands.share : 100 - stands.share;
}

/** What decided the game. */
export function verdictInWords(verdict: VerdictCard, judged: readonly JudgedCard[], names: Names): string {
  const seat = verdict.seat ?? 0;
  const told = moveInWords(judged.find((move) => move.ply === verdict.ply)?.told, names);
  const facts = { player: names[seat] ?? '', other: names.length === 2 ? (names[1 - seat] ?? '') : '', told };
  return verdict.lines.map((line) => say(line.code, { ...line.facts, ...facts })).join(' ');
}

/** "Here Ada could have won in 3", of a move that gave something away. */
export function hereInWords(move: JudgedCard, names: Names): string {
  const names_ = { player: names[move.seat] ?? '', other: names[1 - move.seat] ?? '' };
  if (move.facts['share'] !== undefined) return say('review-here-better', names_);
  if (!move.better.length || move.code === 'review-allows') return say('review-here-held', names_);
  return say('review-here', { ...names_, moves: move.facts['best'] ?? 0, known: move.facts['best-known'] ?? 'no' });
}
