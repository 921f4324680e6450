import type { KeyOf } from '@lectern/questions';

/** The outline of an area: parts of the picture's width and height. A radius is a part of the width. */
export type Shape = KeyOf<'hotspot'>['areas'][number]['shape'];
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type ShapeType = Shape['type'];

/** The least width of an area that is drawn, a part of the picture's width. */
export const LEAST = 0.02;

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** The shape of a drag from one point to another; undefined when it is too small. `aspect` is height by width. */
export function shapeOfDrag(
  type: 'circle' | 'rectangle',
  from: Point,
  to: Point,
  aspect: number,
): Shape | undefined {
  if (type === 'circle') {
    const radius = Math.hypot(to.x - from.x, (to.y - from.y) * aspect);
    return radius < LEAST / 2 ? undefined : { type, centre: from, radius: Math.min(1, radius) };
  }
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return right - left < LEAST || (bottom - top) * aspect < LEAST
    ? undefined
    : { type, left, top, right, bottom };
}

/** A shape in the middle of the picture, for those who add it by a button. */
export function middleShape(type: ShapeType, aspect: number): Shape {
  const half = { x: 0.12, y: Math.min(0.4, 0.12 / aspect) };
  const [left, right, top, bottom] = [0.5 - half.x, 0.5 + half.x, 0.5 - half.y, 0.5 + half.y];
  if (type === 'circle') return { type, centre: { x: 0.5, y: 0.5 }, radius: half.x };
  if (type === 'rectangle') return { type, left, top, right, bottom };
  return {
    type,
    corners: [
      { x: 0.5, y: top },
      { x: right, y: 0.5 },
      { x: 0.5, y: bottom },
      { x: left, y: 0.5 },
    ],
  };
}

/** The shape moved by parts of the picture, as far as it stays within. */
export function movedShape(shape: Shape, by: Point): Shape {
  const { left, right, top, bottom } = boundsOf(shape);
  const x = Math.min(1 - right, Math.max(-left, by.x));
  const y = Math.min(1 - bottom, Math.max(-top, by.y));
  const shift = (point: Point) => ({ x: within(point.x + x), y: within(point.y + y) });
  switch (shape.type) {
    case 'circle':
      return { ...shape, centre: shift(shape.centre) };
    case 'rectangle':
      return {
        ...shape,
        left: within(shape.left + x),
        right: within(shape.right + x),
        top: within(shape.top + y),
        bottom: within(shape.bottom + y),
      };
    default:
      return { ...shape, corners: shape.corners.map(shift) };
  }
}

/** The shape made larger or smaller around its middle. */
export function scaledShape(shape: Shape, factor: number): Shape {
  const { left, right, top, bottom } = boundsOf(shape);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const scale = (point: Point) => ({
    x: within(middle.x + (point.x - middle.x) * factor),
    y: within(middle.y + (point.y - middle.y) * factor),
  });
  switch (shape.type) {
    case 'circle':
      return { ...shape, radius: Math.min(1, Math.max(LEAST / 2, shape.radius * factor)) };
    case 'rectangle': {
      const [from, to] = [scale({ x: left, y: top }), scale({ x: right, y: bottom })];
      return to.x - from.x < LEAST
        ? shape
        : { ...shape, left: from.x, top: from.y, right: to.x, bottom: to.y };
    }
    default:
      return right - left < LEAST && factor < 1 ? shape : { ...shape, corners: shape.corners.map(scale) };
  }
}

/** The points by which a shape is changed: a point of the circle's edge, opposite corners, or all corners. */
export function handlesOf(shape: Shape): Point[] {
  switch (shape.type) {
    case 'circle':
      return [{ x: within(shape.centre.x + shape.radius), y: shape.centre.y }];
    case 'rectangle':
      return [
        { x: shape.left, y: shape.top },
        { x: shape.right, y: shape.bottom },
      ];
    default:
      return [...shape.corners];
  }
}

/** The shape with one of its handles at another point. */
export function withHandle(shape: Shape, index: number, to: Point, aspect: number): Shape {
  const point = { x: within(to.x), y: within(to.y) };
  switch (shape.type) {
    case 'circle': {
      const { centre } = shape;
      const radius = Math.hypot(point.x - centre.x, (point.y - centre.y) * aspect);
      return { ...shape, radius: Math.min(1, Math.max(LEAST / 2, radius)) };
    }
    case 'rectangle':
      return index === 0
        ? {
            ...shape,
            left: Math.min(point.x, shape.right - LEAST),
            top: Math.min(point.y, shape.bottom - LEAST),
          }
        : {
            ...shape,
            right: Math.max(point.x, shape.left + LEAST),
            bottom: Math.max(point.y, shape.top + LEAST),
          };
    default:
      return { ...shape, corners: shape.corners.map((corner, at) => (at === index ? point : corner)) };
  }
}

function boundsOf(shape: Shape): { left: number; right: number; top: number; bottom: number } {
  switch (shape.type) {
    case 'circle':
      // A circle may reach beyond the picture; its middle may not.
      return { left: shape.centre.x, right: shape.centre.x, top: shape.centre.y, bottom: shape.centre.y };
    case 'rectangle':
      return shape;
    default: {
      const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }
  }
}
