import type { GraphicsState, LoadedFont } from './graphics-state.ts';
import { IDENTITY, matrixOf } from './matrix.ts';
import { colorPaint } from './paints.ts';

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;
const BLENDS = new Set(
  'multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity'.split(
    ' ',
  ),
);

/** Finds the font that an operator refers to. */
type FindFont = (name: string) => LoadedFont | undefined;

/** Executes an operator that only changes the state; returns false for all others. */
export function setState(
  state: GraphicsState,
  name: string,
  args: readonly unknown[],
  fontOf: FindFont,
): boolean {
  const number = Number.isFinite(args[0]) ? Number(args[0]) : 0;
  switch (name) {
    case 'setLineWidth':
      state.lineWidth = Math.abs(number);
      return true;
    case 'setLineCap':
      state.cap = CAPS[number] ?? 'butt';
      return true;
    case 'setLineJoin':
      state.join = JOINS[number] ?? 'miter';
      return true;
    case 'setMiterLimit':
      state.miterLimit = Math.max(1, number);
      return true;
    case 'setDash':
      setDash(state, args[0], args[1]);
      return true;
    case 'setFillRGBColor':
      state.fill = colorPaint(args[0]);
      return true;
    case 'setStrokeRGBColor':
      state.stroke = colorPaint(args[0]);
      return true;
    case 'setFillTransparent':
      state.fill = { kind: 'none' };
      return true;
    case 'setStrokeTransparent':
      state.stroke = { kind: 'none' };
      return true;
    case 'setCharWidthAndBounds':
      return true;
    default:
      return setTextState(state, name, args, number, fontOf);
  }
}

function setTextState(
  state: GraphicsState,
  name: string,
  args: readonly unknown[],
  number: number,
  fontOf: FindFont,
): boolean {
  switch (name) {
    case 'beginText':
      Object.assign(state, { textMatrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 });
      return true;
    case 'setCharSpacing':
      state.charSpacing = number;
      return true;
    case 'setWordSpacing':
      state.wordSpacing = number;
      return true;
    case 'setHScale':
      state.horizontalScale = number / 100;
      return true;
    case 'setLeading':
      state.leading = -number;
      return true;
    case 'setTextRise':
      state.rise = number;
      return true;
    case 'setTextRenderingMode':
      state.renderingMode = number;
      return true;
    case 'setFont':
      setFont(state, args[0], args[1], fontOf);
      return true;
    case 'moveText':
      moveText(state, number, Number(args[1]) || 0);
      return true;
    case 'setLeadingMoveText':
      state.leading = Number(args[1]) || 0;
      moveText(state, number, Number(args[1]) || 0);
      return true;
    case 'setTextMatrix':
      state.textMatrix = matrixOf(args[0]) ?? matrixOf(args) ?? IDENTITY;
      Object.assign(state, { x: 0, y: 0, lineX: 0, lineY: 0 });
      return true;
    case 'nextLine':
      moveText(state, 0, state.leading);
      return true;
    default:
      return false;
  }
}

/** Sets one parameter of a graphics state dictionary (8.4.5). */
export function setParameter(state: GraphicsState, key: unknown, value: unknown, fontOf: FindFont): void {
  const number = Number.isFinite(value) ? Number(value) : 0;
  if (key === 'LW') state.lineWidth = Math.abs(number);
  else if (key === 'LC') state.cap = CAPS[number] ?? 'butt';
  else if (key === 'LJ') state.join = JOINS[number] ?? 'miter';
  else if (key === 'ML') state.miterLimit = Math.max(1, number);
  else if (key === 'D' && Array.isArray(value)) setDash(state, value[0], value[1]);
  else if (key === 'Font' && Array.isArray(value)) setFont(state, value[0], value[1], fontOf);
  else if (key === 'CA') state.strokeAlpha = Math.min(1, Math.max(0, number));
  else if (key === 'ca') state.fillAlpha = Math.min(1, Math.max(0, number));
  else if (key === 'BM') state.blend = blendOf(value);
}

function setDash(state: GraphicsState, array: unknown, offset: unknown): void {
  const dashes = Array.isArray(array) || ArrayBuffer.isView(array) ? [...(array as number[])] : [];
  const sound = dashes.every((each) => Number.isFinite(each) && each >= 0) && dashes.some((each) => each > 0);
  state.dash = sound ? dashes.slice(0, 32) : [];
  state.dashOffset = Number(offset) || 0;
}

function setFont(state: GraphicsState, name: unknown, size: unknown, fontOf: FindFont): void {
  const points = Number(size) || 0;
  state.font = fontOf(String(name));
  state.fontSize = Math.abs(points);
  state.fontDirection = points < 0 ? -1 : 1;
}

function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineX += x;
  state.lineY += y;
  state.x = state.lineX;
  state.y = state.lineY;
}

function blendOf(value: unknown): string {
  return typeof value === 'string' && BLENDS.has(value) ? value : 'normal';
}
