/** Font sizes that are offered and that growing and shrinking step through, points. */
export const fontSizes: readonly number[] = [
  10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 54, 60, 66, 72, 80, 88, 96, 120, 144,
];

/** Returns the next larger or smaller size of the list. */
export function nextSize(size: number, step: 1 | -1): number {
  if (step > 0) return fontSizes.find((candidate) => candidate > size) ?? Math.min(400, size + 20);
  return fontSizes.findLast((candidate) => candidate < size) ?? Math.max(1, size - 1);
}
