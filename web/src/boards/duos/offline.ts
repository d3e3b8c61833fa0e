// What this game shows besides its code and words: kept for when there is no connection.
import { pictureOf } from './names';

/** The pictures of all cards in a lesson and in the figures of the rules, which come with it. */
export function pictures(lesson: string): string[] {
  const cards = [...lesson.matchAll(/"cards":\s*\[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/[\w-]+/g) ?? []);
  return [...new Set(cards)].map(pictureOf);
}
