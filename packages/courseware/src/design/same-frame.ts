import type { Frame } from '../records/elements/element-base.ts';

/** Whether two frames are the same within half a pixel, to which the units of a file round. */
export function sameFrame(a: Frame, b: Frame): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((key) => Math.abs(a[key] - b[key]) < 0.5);
}
