import type { Axis } from './axis.ts';

/** A line that shows what a moving box is aligned with. */
export interface AlignGuide {
  readonly type: 'align';
  /** `x`: a vertical line at this x; `y`: a horizontal one at this y. */
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Gaps that have become equal, drawn along the axis at `across`. */
export interface GapGuide {
  readonly type: 'gap';
  readonly axis: Axis;
  readonly spans: readonly (readonly [number, number])[];
  readonly across: number;
}

export type Guide = AlignGuide | GapGuide;
