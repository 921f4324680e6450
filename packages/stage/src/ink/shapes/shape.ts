import type { XY } from './plane.ts';

/** A recognised figure. Polygons do not repeat their first corner at the end. */
export type Shape =
  | { readonly type: 'line'; readonly from: XY; readonly to: XY }
  | { readonly type: 'arrow'; readonly from: XY; readonly to: XY }
  | {
      readonly type: 'ellipse' | 'circle';
      readonly centre: XY;
      /** Half the length along `turn`, and across it. */
      readonly radii: readonly [number, number];
      /** Rotation, radians. */
      readonly turn: number;
    }
  | {
      readonly type: 'triangle' | 'rectangle' | 'diamond' | 'parallelogram';
      readonly corners: readonly XY[];
    };
