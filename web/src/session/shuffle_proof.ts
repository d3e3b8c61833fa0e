import { digest, openPart, promise, remembered } from './shuffle';
import type { ShuffleCard } from '../wire';

/** Was it shuffled as promised, as far as a page can tell? Null while the game goes on. */
export async function proved(table: string, shuffle: ShuffleCard, seat: number | null): Promise<boolean | null> {
  if (shuffle.secret === null) return null;
  const commitment = await digest(`parlour shuffle\n${table}\n${shuffle.game}\n${shuffle.secret}`);
  const noted = remembered(promise(table, shuffle.game)) || commitment;
  const told = shuffle.nonces.find((other) => other.seat === seat)?.nonce;
  const mine = remembered(openPart(table, shuffle.game, seat)).split(' ')[0] || told;
  // A part that came too late is named by the table, and no fault.
  return commitment === shuffle.commitment && commitment === noted && (told === undefined || told === mine);
}
