/**
 * The sides of a presetSubtype, which is a sum: 1 top, 2 right, 4 bottom, 8 left (ECMA-376 19.5.33, PowerPoint's
 * values).
 */
export interface Direction {
  /** -1 from the left, 1 from the right. */
  readonly x: -1 | 0 | 1;
  /** -1 from the top, 1 from the bottom. */
  readonly y: -1 | 0 | 1;
  readonly axis: 'horizontal' | 'vertical';
  readonly outwards: boolean;
}

/** Reads a subtype; by default effects come from the bottom, as in PowerPoint. */
export function directionOf(subtype: number | undefined): Direction {
  const bits = subtype ?? 4;
  const x = bits & 8 && !(bits & 2) ? -1 : bits & 2 && !(bits & 8) ? 1 : 0;
  const y = bits & 1 && !(bits & 4) ? -1 : bits & 4 && !(bits & 1) ? 1 : 0;
  // 10 (2 + 8) is horizontal and 5 (1 + 4) vertical; 16 for inwards and 32 for outwards may be added.
  return { x, y, axis: (bits & 15) === 5 ? 'vertical' : 'horizontal', outwards: (bits & 32) !== 0 };
}
