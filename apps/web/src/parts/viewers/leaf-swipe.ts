/** A finger that went so far aside leads to the next file, CSS pixels. */
const SWIPE = 48;

/** Where a finger that may become a swipe came down. */
export interface Begun {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** What a finger asks for that came down there and left here; undefined where it went too little, or up and down. */
export function swipedTo(
  begun: Pick<Begun, 'x' | 'y'>,
  left: Pick<Begun, 'x' | 'y'>,
): 'previous' | 'next' | undefined {
  const [aside, along] = [left.x - begun.x, left.y - begun.y];
  if (Math.abs(aside) < SWIPE || Math.abs(aside) <= Math.abs(along) * 1.5) return undefined;
  return aside < 0 ? 'next' : 'previous';
}
