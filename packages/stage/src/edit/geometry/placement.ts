import { IDENTITY, type Matrix, multiply } from '@lectern/base';
import type { CoursewareReader, Element, Frame } from '@lectern/courseware';
import { type Box, boxAround } from './box.ts';
import { apply, flip, invert, isMirrored, rotation, translation } from './matrix.ts';
import type { Point } from './point.ts';

/** The parts of a courseware reader that geometry needs. */
export type PlacementReader = Pick<CoursewareReader, 'find' | 'children'>;

/** The placement of an element on its page: its own box (0,0)–(w,h) and the matrix from there to the page. */
export interface Placement {
  readonly matrix: Matrix;
  readonly w: number;
  readonly h: number;
}

/** The matrix from an element's own box to its parent's coordinates: flipped, then rotated about its centre. */
export function matrixOfFrame(frame: Frame): Matrix {
  const about = multiply(rotation(frame.rotation ?? 0), flip(frame.flipH === true, frame.flipV === true));
  const halfW = frame.w / 2;
  const halfH = frame.h / 2;
  return multiply(
    translation(frame.x + halfW, frame.y + halfH),
    multiply(about, translation(-halfW, -halfH)),
  );
}

/** The matrix from the coordinates of an element's frame to the page's. */
export function parentMatrix(reader: PlacementReader, element: Element): Matrix {
  const parent = reader.find('element', element.parentId);
  if (!parent) return IDENTITY;
  return multiply(parentMatrix(reader, parent), matrixOfFrame(parent.frame));
}

export function placementOf(reader: PlacementReader, element: Element): Placement {
  return {
    matrix: multiply(parentMatrix(reader, element), matrixOfFrame(element.frame)),
    w: element.frame.w,
    h: element.frame.h,
  };
}

/** The corners of an element's box on the page: top left, top right, bottom right, bottom left. */
export function cornersOf({ matrix, w, h }: Placement): readonly [Point, Point, Point, Point] {
  return [
    apply(matrix, { x: 0, y: 0 }),
    apply(matrix, { x: w, y: 0 }),
    apply(matrix, { x: w, y: h }),
    apply(matrix, { x: 0, y: h }),
  ];
}

export function boundsOf(placement: Placement): Box {
  return boxAround(cornersOf(placement));
}

export function middleOf({ matrix, w, h }: Placement): Point {
  return apply(matrix, { x: w / 2, y: h / 2 });
}

/** The rotation on the page, in degrees clockwise from 0 to 360. */
export function turnOf({ matrix }: Placement): number {
  const degrees = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
  const turned = isMirrored(matrix) ? degrees + 180 : degrees;
  const rounded = Math.round(turned * 1e6) / 1e6;
  return ((rounded % 360) + 360) % 360;
}

/** The frame of an element whose centre is moved to a point of the page and whose box gets a size. */
export function frameWithMiddle(parent: Matrix, frame: Frame, middle: Point, w: number, h: number): Frame {
  const inside = apply(invert(parent), middle);
  return { ...frame, x: inside.x - w / 2, y: inside.y - h / 2, w, h };
}

/** The frame that the element would have on the page without a group. */
export function pageFrameOf(reader: PlacementReader, element: Element): Frame {
  const placement = placementOf(reader, element);
  const middle = middleOf(placement);
  return {
    x: middle.x - placement.w / 2,
    y: middle.y - placement.h / 2,
    w: placement.w,
    h: placement.h,
    rotation: turnOf(placement),
  };
}
