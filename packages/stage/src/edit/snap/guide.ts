import type { Axis } from './axis.ts';

/** A line that shows what a moving box has met. */
export interface AlignGuide {
  readonly type: 'align';
  /** `x`: an upright line at this x; `y`: a level one at this y. */
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
