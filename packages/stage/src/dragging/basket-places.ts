/** The box of an object in the window, CSS pixels. */
export interface Taken {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** Gap between the objects in a basket, and to its edge, CSS pixels. */
const GAP = 8;

/** Whether the centre of one box is in the other. */
export function isIn(box: Taken, around: Taken): boolean {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= around.left && x <= around.right && y >= around.top && y <= around.bottom;
}

/**
 * The movement of an object that was dropped into a basket, after which it is wholly inside and overlaps no other
 * object: to the nearest free position in its rows and columns, or just inside when none is free. An object larger than
 * the basket moves to its centre.
 */
export function placeIn(basket: Taken, box: Taken, others: readonly Taken[]): Way {
  const inside = { x: within(basket, box, 'left', 'right'), y: within(basket, box, 'top', 'bottom') };
  const isFree = (way: Way) => others.every((other) => !overlap(moved(box, way), other));
  if (isFree(inside)) return inside;
  const [w, h] = [box.right - box.left + GAP, box.bottom - box.top + GAP];
  const ways: Way[] = [];
  for (let top = basket.top + GAP; top + h <= basket.bottom + 0.5; top += h)
    for (let left = basket.left + GAP; left + w <= basket.right + 0.5; left += w)
      ways.push({ x: left - box.left, y: top - box.top });
  const far = ({ x, y }: Way) => Math.hypot(x, y);
  return ways.filter(isFree).toSorted((one, other) => far(one) - far(other))[0] ?? inside;
}

function within(basket: Taken, box: Taken, start: 'left' | 'top', end: 'right' | 'bottom'): number {
  const before = basket[start] + GAP - box[start];
  const after = basket[end] - GAP - box[end];
  // The object is larger than the basket.
  if (before > after) return (before + after) / 2;
  return Math.min(Math.max(0, before), after);
}

function moved({ left, top, right, bottom }: Taken, { x, y }: Way): Taken {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function overlap(one: Taken, other: Taken): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
