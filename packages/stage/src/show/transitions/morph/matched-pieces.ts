/**
 * Matches words or letters of an old text with those of a new one: equal ones, each once, the nearest in reading order
 * first. Maps the new index to the old one.
 */
export function matchedPieces(from: readonly string[], to: readonly string[]): ReadonlyMap<number, number> {
  const free = new Map<string, number[]>();
  for (const [index, text] of from.entries()) free.set(text, [...(free.get(text) ?? []), index]);
  const matched = new Map<number, number>();
  // The relative position of a piece in its text, so that texts of different lengths can be compared.
  const share = (index: number, all: readonly string[]) => index / Math.max(all.length - 1, 1);
  for (const [index, text] of to.entries()) {
    const candidates = free.get(text);
    if (!candidates || candidates.length === 0) continue;
    const place = share(index, to);
    let best = 0;
    for (const [at, candidate] of candidates.entries()) {
      const distance = Math.abs(share(candidate, from) - place);
      if (distance < Math.abs(share(candidates[best] ?? 0, from) - place)) best = at;
    }
    const [chosen] = candidates.splice(best, 1);
    if (chosen !== undefined) matched.set(index, chosen);
  }
  return matched;
}
