import type { CodeView } from '../code/card-code.ts';
import { decode, type Tolerance } from '../code/decode.ts';
import { type EdgeSearch, refinedQuad } from '../picture/edges.ts';
import type { GreyPicture } from '../picture/picture.ts';
import type { Quad } from '../picture/points.ts';
import { cellValues } from './cell-values.ts';
import { certainties, type FrameDemands } from './certainties.ts';
import { type FrameSamples, valuesInOrder } from './frame-samples.ts';

/** All limits by which a mark is accepted or rejected. */
export interface Limits extends Tolerance, FrameDemands, Pick<EdgeSearch, 'found'> {}

/** A code, made ready for reading. */
export interface ReadyCode {
  readonly grid: number;
  readonly views: readonly CodeView[];
  readonly samples: FrameSamples;
}

/** A mark that was read. */
export interface Mark {
  readonly view: CodeView;
  /** Corners of the black border, clockwise; the first two are the ends of the side that `view` has up. */
  readonly corners: Quad;
}

/** Reads the mark between corners that may be off by some pixels. `noise`: deviation, grey values. */
export function readMark(
  picture: GreyPicture,
  quad: Quad,
  code: ReadyCode,
  limits: Limits,
  noise: number,
): Mark | undefined {
  const contrast = Math.max(limits.contrast, 4 * noise);
  const corners = refinedQuad(picture, quad, { rise: contrast / 2, found: limits.found });
  if (corners === undefined) return undefined;
  const values = valuesInOrder(cellValues(picture, corners, code.grid));
  const signs = certainties(values, code.samples, { ...limits, contrast });
  const view = signs && decode(signs, code.views, limits);
  return view && { view, corners };
}
