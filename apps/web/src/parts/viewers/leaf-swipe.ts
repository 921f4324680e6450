/** Horizontal distance of a swipe to another file, CSS pixels. */
const SWIPE = 48;

/** The start of a possible swipe. */
export interface Begun {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The command of a swipe between two points; undefined when it was too short or too vertical. */
export function swipedTo(
  begun: Pick<Begun, 'x' | 'y'>,
  left: Pick<Begun, 'x' | 'y'>,
): 'previous' | 'next' | undefined {
  const [aside, along] = [left.x - begun.x, left.y - begun.y];
  if (Math.abs(aside) < SWIPE || Math.abs(aside) <= Math.abs(along) * 1.5) return undefined;
  return aside < 0 ? 'next' : 'previous';
}
