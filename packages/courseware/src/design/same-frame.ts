import type { Frame } from '../records/elements/element-base.ts';

/** Whether something lies where its layout has it. Half a pixel is what the units of a file round to. */
export function sameFrame(a: Frame, b: Frame): boolean {
  return (['x', 'y', 'w', 'h'] as const).every((key) => Math.abs(a[key] - b[key]) < 0.5);
}
