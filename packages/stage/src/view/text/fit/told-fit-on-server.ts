import type { ResolvedTextBox } from '@lectern/courseware';
import type { TextRect } from '../frame-layout.ts';

/** Which way a text that shrinks to fit grows, and how much room it has, as `useFit` has it: `height 120.5`. */
export function toldFit(wanted: boolean, box: ResolvedTextBox, { l, t, r, b }: TextRect): string | undefined {
  if (!wanted || box.autofit?.type !== 'shrink' || box.columns !== 1) return undefined;
  return box.vertical === 'horz'
    ? `height ${b - t - box.insetTop - box.insetBottom}`
    : `width ${r - l - box.insetLeft - box.insetRight}`;
}
