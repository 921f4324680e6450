import type { Matrix } from '@lectern/base';

/** The matrix for a box that is drawn in screen pixels, so that its lines keep their width at any zoom. */
export function shownMatrix({ a, b, c, d, e, f }: Matrix, zoom: number): string {
  return `matrix(${a},${b},${c},${d},${e * zoom},${f * zoom})`;
}
