// Short sounds made on the spot, and a tap of the phone: only where this device asked for them.
import { keep, kept } from './local_storage';
import { settings } from './settings.svelte';

export type Sound = 'own' | 'other' | 'turn' | 'refused' | 'tick' | 'won' | 'over' | 'pair' | 'points';

/** Each is a few notes: frequency in hertz, when it starts and how long it rings in seconds, how loud. */
const NOTES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  own: [[220, 0, 0.09, 0.5]],
  other: [[164.8, 0, 0.11, 0.5]],
  turn: [[329.6, 0, 0.14, 0.22], [440, 0.09, 0.2, 0.22]],
  refused: [[130.8, 0, 0.16, 0.4]],
  tick: [[523.3, 0, 0.05, 0.3]],
  pair: [[392, 0, 0.16, 0.3], [523.3, 0.1, 0.3, 0.3]],
  points: [[440, 0, 0.1, 0.25], [554.4, 0.08, 0.1, 0.25], [659.3, 0.16, 0.3, 0.25]],
  won: [[329.6, 0, 0.3, 0.25], [415.3, 0.12, 0.3, 0.25], [493.9, 0.24, 0.3, 0.25], [659.3, 0.36, 0.7, 0.25]],
  over: [[293.7, 0, 0.3, 0.25], [220, 0.16, 0.6, 0.25]],
};

const TAPS: Record<Sound, number[]> = { own: [8], other: [14], turn: [14, 60, 14], refused: [30], tick: [6], won: [20, 60, 20, 60, 60], over: [40], pair: [], points: [] };

let context: AudioContext | null = null;

function ring(frequency: number, start: number, lasting: number, loudness: number): void {
  const now = context!.currentTime + start;
  const volume = context!.createGain();
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(loudness * 0.35, now + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + lasting);
  volume.connect(context!.destination);
  // A struck piece of wood: the note, and a short overtone above it.
  for (const [overtone, share] of [[1, 1], [2.76, 0.35]] as const) {
    const voice = context!.createOscillator();
    const part = context!.createGain();
    part.gain.value = share;
    voice.type = overtone === 1 ? 'triangle' : 'sine';
    voice.frequency.value = frequency * overtone;
    voice.connect(part).connect(volume);
    voice.start(now);
    voice.stop(now + lasting);
  }
}

/** Whether a room's screen makes sounds: unless this device was muted there. */
export const roomSounds = (): boolean => kept('room-sound') !== 'off';
export const keepRoomSounds = (on: boolean): void => keep('room-sound', on ? 'on' : 'off');

/** A sound for everyone in the room, from the screen that they look at. */
export function roomSound(name: Sound): void {
  if (roomSounds() && globalThis.AudioContext && !document.hidden) play(name);
}

export function sound(name: Sound): void {
  if (settings.haptics) navigator.vibrate?.(TAPS[name]);
  // Only that it is one's turn is worth a sound from a page that no one looks at.
  if (!settings.sound || !globalThis.AudioContext || (document.hidden && name !== 'turn')) return;
  play(name);
}

function play(name: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[name]) ring(...note);
}
