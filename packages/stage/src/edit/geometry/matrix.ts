import { IDENTITY, type Matrix } from '@lectern/base';
import type { Point } from './point.ts';

export function translation(x: number, y: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, e: x, f: y };
}

/** `degrees` is clockwise on the screen. */
export function rotation(degrees: number): Matrix {
  const quarter = ((degrees % 360) + 360) % 360;
  // Quarter turns are exact, so that a page rotated by 90° does not drift with every edit.
  if (quarter === 0) return IDENTITY;
  if (quarter === 90) return { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 };
  if (quarter === 180) return { a: -1, b: 0, c: 0, d: -1, e: 0, f: 0 };
  if (quarter === 270) return { a: 0, b: -1, c: 1, d: 0, e: 0, f: 0 };
  const radians = (quarter * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

export function flip(horizontal: boolean, vertical: boolean): Matrix {
  return { a: horizontal ? -1 : 1, b: 0, c: 0, d: vertical ? -1 : 1, e: 0, f: 0 };
}

export function apply(matrix: Matrix, point: Point): Point {
  return {
    x: matrix.a * point.x + matrix.c * point.y + matrix.e,
    y: matrix.b * point.x + matrix.d * point.y + matrix.f,
  };
}

/** Applies the matrix to a direction, without its translation. */
export function applyToVector(matrix: Matrix, vector: Point): Point {
  return {
    x: matrix.a * vector.x + matrix.c * vector.y,
    y: matrix.b * vector.x + matrix.d * vector.y,
  };
}

/** The inverse of a matrix of rotations, flips and translations, which is never singular. */
export function invert(matrix: Matrix): Matrix {
  const determinant = matrix.a * matrix.d - matrix.b * matrix.c;
  return {
    a: matrix.d / determinant,
    b: -matrix.b / determinant,
    c: -matrix.c / determinant,
    d: matrix.a / determinant,
    e: (matrix.c * matrix.f - matrix.d * matrix.e) / determinant,
    f: (matrix.b * matrix.e - matrix.a * matrix.f) / determinant,
  };
}

/** Whether the matrix mirrors (an odd number of flips). */
export function isMirrored(matrix: Matrix): boolean {
  return matrix.a * matrix.d - matrix.b * matrix.c < 0;
}
