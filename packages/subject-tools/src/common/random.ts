/** A function that returns numbers from 0 up to 1, excluded. */
export type Random = () => number;

/** A uniformly distributed number from 0 up to 1, excluded, that cannot be predicted. */
export function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}

/**
 * The same uniformly distributed numbers for the same seed, on every machine (mulberry32). For repeatable results,
 * never for secrets.
 */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
