/** Reads one value of a tool's data: the default when it is invalid. */
export function numberIn(
  value: unknown,
  range: readonly [least: number, most: number],
  usual: number,
): number {
  return typeof value === 'number' && value >= range[0] && value <= range[1] ? value : usual;
}

export function wholeIn(
  value: unknown,
  range: readonly [least: number, most: number],
  usual: number,
): number {
  return Number.isInteger(value) ? numberIn(value, range, usual) : usual;
}

export function oneOf<T>(value: unknown, known: readonly T[], usual: T): T {
  return known.find((each) => each === value) ?? usual;
}

/** A uniformly distributed number from 0 up to 1, excluded, that cannot be predicted. */
export function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
