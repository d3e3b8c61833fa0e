// Ready-made talk: remarks, and reactions of one picture. The sentence of each is `phrase-<code>`.
import type { TableRequest } from '../session/connection.svelte';
import type { Table } from '../wire';
import { say } from './words';

export type Phrase = Extract<TableRequest, { kind: 'phrase' }>['code'];

export const REMARKS: readonly Phrase[] = ['hello', 'good-luck', 'one-moment', 'ready', 'nice', 'thanks', 'sorry', 'why', 'good-game', 'again', 'bye'];
export const REACTIONS: readonly Phrase[] = ['smile', 'laugh', 'clap', 'wow', 'think', 'sad', 'heart'];

export const phraseInWords = (phrase: string): string => say(`phrase-${phrase}`);

/** The words of a message, typed or ready-made. */
export const messageInWords = ({ code, text }: NonNullable<Table['talk']>['said'][number]): string => (code ? phraseInWords(code) : text);

export const isReaction = (code: string): boolean => (REACTIONS as readonly string[]).includes(code);
export const reactionPicture = (code: string): string => `pictures/reactions/${code}.svg`;
