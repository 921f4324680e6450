import type { ResolvedTextBox } from '@lectern/courseware';
import type { TextRect } from '../frame-layout.ts';

/** The axis along which a text that shrinks to fit grows, and the available length, as in `useFit`: `height 120.5`. */
export function fitAttribute(
  wanted: boolean,
  box: ResolvedTextBox,
  { l, t, r, b }: TextRect,
): string | undefined {
  if (!wanted || box.autofit?.type !== 'shrink' || box.columns !== 1) return undefined;
  return box.vertical === 'horz'
    ? `height ${b - t - box.insetTop - box.insetBottom}`
    : `width ${r - l - box.insetLeft - box.insetRight}`;
}
