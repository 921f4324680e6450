import type { Moved } from '../show/movable-elements.tsx';
import type { Taken } from './basket-places.ts';

/**
 * Limits a movement so that the box stays on its page. A box that is beyond the page's edge, or larger than the page,
 * may stay so and moves no farther out.
 */
export function keptOn(page: Taken, box: Taken, by: Moved): Moved {
  return {
    x: clamp(by.x, stretch(box.left - page.left, page.right - box.right)),
    y: clamp(by.y, stretch(box.top - page.top, page.bottom - box.bottom)),
  };
}

/** Maximum movement of a box back and forth along an axis, from the space before it and after it. */
function stretch(before: number, after: number): readonly [number, number] {
  return before + after < 0
    ? [Math.min(after, 0), Math.max(-before, 0)]
    : [Math.min(-before, 0), Math.max(after, 0)];
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most);
}

/** The box of an element in the window, and how to convert a movement in the window to one in its parent. */
export interface OnScreen {
  readonly page: Taken;
  readonly box: Taken;
  /** Converts CSS pixels to logical pixels of the element's parent: the page, or a rotated group. */
  readonly inside: (way: Moved) => Moved;
}

/** Undefined when the element is not visible, for instance before an entrance animation. */
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

/** The combined transform of an element's ancestors up to the page. */
function turnOf(node: HTMLElement, page: HTMLElement): DOMMatrix {
  let turn = new DOMMatrix();
  for (let at = node.parentElement; at && at !== page; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none') turn = new DOMMatrix(transform).multiply(turn);
  }
  return turn;
}
