/** Mulberry32, seeded so that a failing run can be repeated with LECTERN_SEED: at least 0 and below 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function chosenSeed(): number {
  return Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);
}
