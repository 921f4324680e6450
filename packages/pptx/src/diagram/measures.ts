/** A size from its two sides, if both are known. */
export function spanOf(said: (type: string) => number | undefined, type: 'w' | 'h'): number | undefined {
  const [from, to] = type === 'w' ? [said('l'), said('r')] : [said('t'), said('b')];
  return from !== undefined && to !== undefined ? to - from : undefined;
}

/** Start of a box from its end or its middle; 0 when neither is known. */
export function startOf(
  end: number | undefined,
  middle: number | undefined,
  size: () => number | undefined,
): number {
  if (middle !== undefined) return middle - (size() ?? 0) / 2;
  return end === undefined ? 0 : end - (size() ?? 0);
}

export function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

export function half(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / 2;
}
