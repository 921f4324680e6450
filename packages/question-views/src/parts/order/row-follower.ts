import type { Follower, Point } from '../dragging/drags.ts';
import { glideHome, movedBox } from '../dragging/hit.ts';

interface RowFollowerPort {
  /** The nearest index at which the item may be placed. */
  free(index: number): number;
  drop(index: number): void;
}

/**
 * Moves an item of a list with a pointer; the others (`data-card` of the list) make way for it. `isAcross`: the list goes
 * from left to right in one line.
 */
export function followInRow(
  list: HTMLElement,
  node: HTMLElement,
  isAcross: boolean,
  port: RowFollowerPort,
): Follower {
  const nodes = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const own = nodes.indexOf(node);
  const boxes = nodes.map((one) => one.getBoundingClientRect());
  const home = boxes[own] ?? node.getBoundingClientRect();
  const middles = boxes.map((box) => (isAcross ? box.left + box.right : box.top + box.bottom) / 2);
  const step = stepOf(boxes, own, isAcross);
  let index = own;
  node.dataset.dragged = '';

  const placeAt = ({ x, y }: Point) =>
    port.free(indexAt(middles, own, (middles[own] ?? 0) + (isAcross ? x : y)));
  const makeWay = (next: number) => {
    if (next === index) return;
    index = next;
    nodes.forEach((one, at) => {
      if (at === own) return;
      const shift = at > own && at <= next ? -step : at < own && at >= next ? step : 0;
      one.style.translate = shift === 0 ? '' : isAcross ? `${shift}px 0` : `0 ${shift}px`;
    });
  };
  const release = () => {
    makeWay(own);
    delete node.dataset.dragged;
    node.style.translate = '';
  };
  return {
    move(by) {
      node.style.translate = isAcross ? `${by.x}px ${by.y}px` : `0 ${by.y}px`;
      makeWay(placeAt(by));
    },
    drop(by) {
      const at = placeAt(by);
      release();
      port.drop(at);
      const seen = isAcross ? by : { x: 0, y: by.y };
      glideHome(list, `[data-card="${CSS.escape(node.dataset.card ?? '')}"]`, movedBox(home, seen));
    },
    cancel: release,
  };
}

/** The way by which the others shift: the size of the item and the gap beside it. */
function stepOf(boxes: readonly DOMRect[], own: number, isAcross: boolean): number {
  const [one, next] = own + 1 < boxes.length ? [boxes[own], boxes[own + 1]] : [boxes[own - 1], boxes[own]];
  const mine = boxes[own];
  if (!one || !next || !mine) return 0;
  const gap = isAcross ? next.left - one.right : next.top - one.bottom;
  return (isAcross ? mine.width : mine.height) + gap;
}

/** An item moved to another index; the items between shift by one. */
export function movedTo(order: readonly string[], item: string, index: number): string[] {
  const rest = order.filter((id) => id !== item);
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

/**
 * The index among items at these middles, in order, of a card whose middle is at `at`; the card's own index is `own`. The
 * card takes the place of another item as soon as their middles meet.
 */
export function indexAt(middles: readonly number[], own: number, at: number): number {
  return middles.filter((middle, index) => (index < own ? middle < at : index > own && middle <= at)).length;
}

/** The nearest index that is free: fixed items keep the first and the last place. */
export function freeIndex(index: number, count: number, isFirstFixed: boolean, isLastFixed: boolean): number {
  return Math.min(Math.max(index, isFirstFixed ? 1 : 0), count - 1 - (isLastFixed ? 1 : 0));
}
