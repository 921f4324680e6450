import type { Moved } from '../show/movable-elements.tsx';
import type { Taken } from './basket-places.ts';

/**
 * As much of a way as keeps what is moved on its page. What lies beyond the page's edge, or is larger than the page, may
 * stay so and comes no further out.
 */
export function keptOn(page: Taken, box: Taken, by: Moved): Moved {
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

/** How an element's box lies in the window, and how a way of it there is one of what it lies in. */
export interface OnScreen {
  readonly page: Taken;
  readonly box: Taken;
  /** CSS pixels as logical pixels of what it lies in: the page, or a turned group. */
  readonly inside: (way: Moved) => Moved;
}

/** Undefined for what is not there: an element that comes by an animation later. */
export function onScreen(node: HTMLElement): OnScreen | undefined {
  const page = node.closest<HTMLElement>('[data-page-id]');
  const element = node.querySelector<HTMLElement>('[data-element-id]');
  if (!page || !element?.checkVisibility({ visibilityProperty: true })) return undefined;
  const around = page.getBoundingClientRect();
  const scale = around.width / page.offsetWidth;
  const turned = turnOf(node, page).inverse();
  return {
    page: around,
    box: element.getBoundingClientRect(),
    inside: (way) => {
      const { x, y } = turned.transformPoint({ x: way.x / scale, y: way.y / scale, w: 0 });
      return { x, y };
    },
  };
}

/** How an element's surroundings up to the page turn what lies in them. */
function turnOf(node: HTMLElement, page: HTMLElement): DOMMatrix {
  let turn = new DOMMatrix();
  for (let at = node.parentElement; at && at !== page; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none') turn = new DOMMatrix(transform).multiply(turn);
  }
  return turn;
}
