/** A source of random numbers, at least 0 and less than 1. */
export type Random = () => number;

/** A copy of a list in random order: every order is equally likely. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** The same uniformly distributed numbers for the same seed, on every machine (mulberry32). Never for secrets. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A random item of a list that is not empty. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...(readonly Item[])]): Item {
  return items[between(random, 0, items.length - 1)] ?? items[0];
}

/** The seed of one part or person: 32 bits of FNV-1a over a seed and an id. */
export function ownSeed(seed: number, id: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
