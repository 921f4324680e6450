import { breakBytes } from './break-bytes.ts';
import { breakParts } from './break-parts.ts';
import { randomOf } from './random.ts';

/** A deck broken by a seed: one in three in its bytes, else in its parts. The same file and seed give the same bytes. */
export function mutatedDeck(original: Uint8Array, seed: number): Uint8Array {
  const random = randomOf(seed);
  if (random(3) === 0) return breakBytes(original, random);
  try {
    return breakParts(original, random);
  } catch {
    // the original itself cannot be opened
    return breakBytes(original, random);
  }
}
