import { IDENTITY, type Matrix, scaleOf } from './matrix.ts';
import type { PageFont } from './page-font.ts';
import type { Clip, Look, Paint } from './painter.ts';

/** A font as the interpreter needs it; glyph outlines are looked up by pdf.js's characters. */
export interface LoadedFont {
  readonly page: PageFont;
  /** The font's name within the document. */
  readonly id: string;
  readonly unitScale: number;
  /** Procedures of a Type 3 font (ISO 32000-1, 9.6.5), by name. */
  readonly procedures: ReadonlyMap<string, OperatorList> | undefined;
  readonly matrix: Matrix;
}

/** Content of a page in pdf.js: operators and their arguments. */
export interface OperatorList {
  readonly fnArray: ArrayLike<number>;
  readonly argsArray: ArrayLike<unknown>;
}

/** The graphics state of ISO 32000-1, 8.4, including the text state. `q` copies it as a whole. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Clip | undefined;
  mask: string | undefined;
  fill: Paint;
  stroke: Paint;
  fillAlpha: number;
  strokeAlpha: number;
  blend: string;
  lineWidth: number;
  cap: Look['cap'];
  join: Look['join'];
  miterLimit: number;
  dash: readonly number[];
  dashOffset: number;
  font: LoadedFont | undefined;
  fontSize: number;
  fontDirection: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

const BLACK: Paint = { kind: 'color', color: '000000' };

export function initialState(ctm: Matrix, clip: Clip | undefined): GraphicsState {
  return {
    ctm,
    clip,
    mask: undefined,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    blend: 'normal',
    lineWidth: 1,
    cap: 'butt',
    join: 'miter',
    miterLimit: 10,
    dash: [],
    dashOffset: 0,
    font: undefined,
    fontSize: 0,
    fontDirection: 1,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    textMatrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

/** Least line width, pixels: a line of width 0 is as thin as can be seen (8.4.3.2). */
const THINNEST = 0.5;

export function lookOf(state: GraphicsState): Look {
  const scale = scaleOf(state.ctm);
  return {
    fill: state.fill,
    stroke: state.stroke,
    fillAlpha: state.fillAlpha,
    strokeAlpha: state.strokeAlpha,
    lineWidth: Math.max(THINNEST, state.lineWidth * scale),
    cap: state.cap,
    join: state.join,
    miterLimit: state.miterLimit,
    dash: state.dash.map((each) => each * scale),
    dashOffset: state.dashOffset * scale,
    blend: state.blend,
    clip: state.clip,
    mask: state.mask,
  };
}
