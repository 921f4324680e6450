/** Returns an integer from 0 to less than `below`, which is at least 1. */
export type Random = (below: number) => number;

/** Mulberry32: a small seeded generator, good enough to select a place to break. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below);
  };
}

export function oneOf<T>(list: readonly [T, ...T[]] | readonly T[], random: Random): T | undefined {
  return list[random(list.length)];
}
