import type { Moved } from './movable-elements.tsx';

/** What a box covers of the window, CSS pixels. */
interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * As much of a way as keeps what is moved on its page. What lies beyond the page's edge, or is larger than the page, may
 * stay so and comes no further out.
 */
export function keptOn(page: Covered, box: Covered, by: Moved): Moved {
  return {
    x: clamp(by.x, stretch(box.left - page.left, page.right - box.right)),
    y: clamp(by.y, stretch(box.top - page.top, page.bottom - box.bottom)),
  };
}

/** From the room before it and after it: how far it goes back and forth. */
function stretch(before: number, after: number): readonly [number, number] {
  return before + after < 0
    ? [Math.min(after, 0), Math.max(-before, 0)]
    : [Math.min(-before, 0), Math.max(after, 0)];
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most);
}
