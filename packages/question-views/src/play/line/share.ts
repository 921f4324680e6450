import type { Share } from '../game.ts';
import { WRONG } from '../game-run.ts';

/** The part of all items that is right, as an exact fraction in lowest terms. */
export function shareOfRight(right: number, all: number): Share {
  if (right <= 0 || all <= 0) return WRONG;
  const common = commonDivisor(right, all);
  return { n: BigInt(right / common), d: BigInt(all / common) };
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
