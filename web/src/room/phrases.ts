// What can be said without typing: remarks, and reactions in one sign. What each says is `phrase-<code>` in the words.
import type { Wish } from '../session/connection.svelte';
import type { Table } from '../wire';
import { say } from '../text/words';

export type Phrase = Extract<Wish, { kind: 'phrase' }>['code'];

export const REMARKS: readonly Phrase[] = ['hello', 'good-luck', 'one-moment', 'ready', 'nice', 'thanks', 'sorry', 'why', 'good-game', 'again', 'bye'];
export const REACTIONS: readonly Phrase[] = ['smile', 'laugh', 'clap', 'wow', 'think', 'sad', 'heart'];

export const phraseInWords = (phrase: string): string => say(`phrase-${phrase}`);

/** What somebody said, typed or ready-made. */
export const saidInWords = ({ code, text }: NonNullable<Table['talk']>['said'][number]): string => (code ? phraseInWords(code) : text);

export const isReaction = (code: string): boolean => (REACTIONS as readonly string[]).includes(code);
export const reactionPicture = (code: string): string => `pictures/reactions/${code}.svg`;
