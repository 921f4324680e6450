/**
 * `a b c d e f` of PDF and SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. Six numbers in a row and not the object of
 * `@lectern/base`, because a page's operators have hundreds of thousands of them in this form.
 */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translated(matrix: Matrix, x: number, y: number): Matrix {
  return multiply(matrix, [1, 0, 0, 1, x, y]);
}

export function scaled(matrix: Matrix, x: number, y: number): Matrix {
  return multiply(matrix, [x, 0, 0, y, 0, 0]);
}

export function apply(matrix: Matrix, x: number, y: number): readonly [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Factor by which lengths grow, averaged over directions. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** A matrix from a file: six finite numbers, otherwise undefined. */
export function matrixOf(value: unknown): Matrix | undefined {
  const list =
    Array.isArray(value) || ArrayBuffer.isView(value) ? [...(value as ArrayLike<number> & number[])] : [];
  return list.length === 6 && list.every((each) => Number.isFinite(each))
    ? (list as unknown as Matrix)
    : undefined;
}
