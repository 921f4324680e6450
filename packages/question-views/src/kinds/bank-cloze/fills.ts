interface Fill {
  readonly gap: string;
  readonly choice: string;
}

/**
 * The filled gaps after a choice was dropped: into `to`, or back into the bank. `from`: the gap that it comes from, which
 * gets the item that was in `to`.
 */
export function withFill(
  fills: readonly Fill[],
  choice: string,
  from: string | undefined,
  to: string | undefined,
): Fill[] {
  if (from === to) return [...fills];
  const before = fills.find(({ gap }) => gap === to)?.choice;
  const kept = fills.filter(({ gap }) => gap !== from && gap !== to);
  if (to === undefined) return kept;
  const exchanged = from !== undefined && before !== undefined ? [{ gap: from, choice: before }] : [];
  return [...kept, ...exchanged, { gap: to, choice }];
}
