import type { Matrix } from '@lectern/base';

/** A box is drawn as large as the screen shows it, so that its lines stay as thin as they are. */
export function shownMatrix({ a, b, c, d, e, f }: Matrix, zoom: number): string {
  return `matrix(${a},${b},${c},${d},${e * zoom},${f * zoom})`;
}
