import type { Random } from '@lectern/base';

/** A copy of a list in random order: every order is equally likely. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
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
