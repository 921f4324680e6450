/** The x of a point: a number, or the point's index when one of the categories is text. */
export function placeAt(categories: readonly (string | number | null)[], at: number): number {
  const numbers = categories.every((one) => one === null || numeric(one) !== undefined);
  const own = numbers ? numeric(categories[at] ?? null) : undefined;
  return own ?? at + 1;
}

function numeric(value: string | number | null): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
