import type { XY } from './plane.ts';

/** A figure that a hand meant. Polygons without their first corner again at the end. */
export type Shape =
  | { readonly type: 'line'; readonly from: XY; readonly to: XY }
  | { readonly type: 'arrow'; readonly from: XY; readonly to: XY }
  | {
      readonly type: 'ellipse' | 'circle';
      readonly centre: XY;
      /** Half its length along `turn`, and across. */
      readonly radii: readonly [number, number];
      /** Radians. */
      readonly turn: number;
    }
  | {
      readonly type: 'triangle' | 'rectangle' | 'diamond' | 'parallelogram';
      readonly corners: readonly XY[];
    };
