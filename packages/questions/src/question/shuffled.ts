/** A source of random numbers, at least 0 and less than 1. */
export type Random = () => number;

/** A copy of a list in random order: every order is equally likely. */
export function shuffled<Item>(list: readonly Item[], random: Random): Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
