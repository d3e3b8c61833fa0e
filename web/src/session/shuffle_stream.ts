// The stream of numbers that deals: `docs/deals.md`, "The stream".
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The key of a deal: HMAC-SHA-256 of the text under the secret. */
export const dealKey = (secret: string, text: string): Uint8Array => hmac(sha256, hexToBytes(secret), utf8ToBytes(text));

/** Unbiased numbers, wholly determined by a key. */
export class Stream {
  #block = new Uint8Array(0);
  #at = 0;
  #counter = 0;

  constructor(private readonly key: Uint8Array) {}

  #byte(): number {
    if (this.#at === this.#block.length) {
      const count = new Uint8Array(8);
      new DataView(count.buffer).setBigUint64(0, BigInt(this.#counter++));
      this.#block = sha256(concatBytes(this.key, count));
      this.#at = 0;
    }
    return this.#block[this.#at++]!;
  }

  /** A number from 0 to n − 1; n is at most 2³¹. */
  below(n: number): number {
    const bits = n === 1 ? 0 : 32 - Math.clz32(n - 1);
    for (;;) {
      let number = 0;
      for (let bytes = Math.ceil(bits / 8); bytes > 0; bytes--) number = number * 256 + this.#byte();
      number %= 2 ** bits;
      if (number < n) return number;
    }
  }

  /** All of these in a random order: from the last place down, each changes places with one up to itself. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}

/** How a game is dealt, beside its board: `boards/<game>/deal.ts`. */
export interface Dealing {
  /** The deal as a record writes it. */
  deal(options: Readonly<Record<string, string>>, stream: Stream): string;
  /** What this seat saw when the game began, as a text; the same from the deal and from the view. */
  shown(deal: string, options: Readonly<Record<string, string>>, seat: number): string;
  seen(view: unknown, seat: number): string;
}
