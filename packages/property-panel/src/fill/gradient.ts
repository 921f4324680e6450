import {
  type Color,
  type ColorContext,
  type Fill,
  type Rgba,
  resolveColor,
  toHex,
} from '@lectern/courseware';
import { cssOf } from '../colors/palette.ts';

export type GradientFill = Extract<Fill, { type: 'gradient' }>;
type Stop = GradientFill['stops'][number];
type Sides = { readonly l: number; readonly t: number; readonly r: number; readonly b: number };

/** PowerPoint's bounds: a gradient needs two colours, and more than ten cannot be distinguished. */
export const fewestStops = 2;
export const mostStops = 10;

/** Channel value, 0 to 1, from which a colour and its lighter shade look the same. */
const nearlyWhite = 0.94;

/**
 * Returns a new gradient: downwards from a light shade of the colour to the colour itself. White has no light shade, so its
 * gradient ends in a shade of the theme's first accent.
 */
export function gradientFrom(color: Color, colors: ColorContext): GradientFill {
  const { r, g, b } = resolveColor(color, colors);
  const isWhite = Math.min(r, g, b) >= nearlyWhite;
  const [from, to] = isWhite
    ? [color, shadeOf({ type: 'scheme', slot: 'accent1' })]
    : [shadeOf(color), color];
  return {
    type: 'gradient',
    stops: [
      { pos: 0, color: from },
      { pos: 1, color: to },
    ],
    shade: { type: 'linear', angle: 90 },
  };
}

function shadeOf(color: Color): Color {
  const { mods: _mods, ...plain } = color;
  return {
    ...plain,
    mods: [
      { op: 'lumMod', value: 0.4 },
      { op: 'lumOff', value: 0.6 },
    ],
  };
}

/** Returns the gradient with its stops sorted by position. */
export function ordered(fill: GradientFill): GradientFill {
  return { ...fill, stops: [...fill.stops].sort((a, b) => a.pos - b.pos) };
}

/** The colour of a gradient at a position, transparency included. */
export function colorAt(fill: GradientFill, pos: number, colors: ColorContext): Color {
  const { stops } = ordered(fill);
  const after = stops.findIndex((stop) => stop.pos >= pos);
  const next = stops[after < 0 ? stops.length - 1 : after];
  const before = stops[Math.max(0, (after < 0 ? stops.length : after) - 1)];
  if (!next || !before) return { type: 'rgb', value: '000000' };
  if (next === before || next.pos === before.pos) return next.color;
  const share = Math.min(1, Math.max(0, (pos - before.pos) / (next.pos - before.pos)));
  return mixed(resolveColor(before.color, colors), resolveColor(next.color, colors), share);
}

function mixed(a: Rgba, b: Rgba, share: number): Color {
  const between = (from: number, to: number) => from + (to - from) * share;
  const alpha = Math.round(between(a.a, b.a) * 100) / 100;
  const value = toHex({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: 1 });
  return { type: 'rgb', value, ...(alpha < 1 ? { mods: [{ op: 'alpha' as const, value: alpha }] } : {}) };
}

/** A change of the stops, and the index of the selected stop after it. */
export interface ChangedStops {
  readonly fill: GradientFill;
  readonly at: number;
}

/** Adds a stop in the gradient's colour at that position. */
export function withStop(fill: GradientFill, pos: number, colors: ColorContext): ChangedStops {
  const stop: Stop = { pos: bounded(pos), color: colorAt(fill, pos, colors) };
  return following(fill, [...fill.stops, stop], stop);
}

/** Changes one stop and sorts the stops by position. */
export function withChangedStop(fill: GradientFill, at: number, change: Partial<Stop>): ChangedStops {
  const old = fill.stops[at];
  if (!old) return { fill, at };
  const stop: Stop = { ...old, ...change, pos: bounded(change.pos ?? old.pos) };
  return following(fill, fill.stops.with(at, stop), stop);
}

/** Removes one stop; the last two cannot be removed. */
export function withoutStop(fill: GradientFill, at: number): ChangedStops {
  if (fill.stops.length <= fewestStops) return { fill, at };
  const stops = fill.stops.filter((_, index) => index !== at);
  return { fill: { ...fill, stops }, at: Math.min(at, stops.length - 1) };
}

/** Reverses the order of the colours. */
export function reversed(fill: GradientFill): GradientFill {
  const { stops } = ordered(fill);
  return { ...fill, stops: stops.map((stop) => ({ ...stop, pos: bounded(1 - stop.pos) })).reverse() };
}

/** Position for a new stop: the middle of the widest gap. */
export function widestGap(fill: GradientFill): number {
  const places = [0, ...ordered(fill).stops.map((stop) => stop.pos), 1];
  let best = { width: -1, middle: 0.5 };
  for (const [index, pos] of places.entries()) {
    const next = places[index + 1];
    if (next !== undefined && next - pos > best.width) best = { width: next - pos, middle: (pos + next) / 2 };
  }
  return bounded(best.middle);
}

function following(fill: GradientFill, stops: readonly Stop[], stop: Stop): ChangedStops {
  const sorted = ordered({ ...fill, stops: [...stops] });
  return { fill: sorted, at: sorted.stops.indexOf(stop) };
}

function bounded(pos: number): number {
  return Math.round(Math.min(1, Math.max(0, pos)) * 1000) / 1000;
}

/** Shapes of a gradient: along a line, in circles, or in rectangles. */
export const shadeKinds = ['linear', 'circle', 'rect'] as const;
export type ShadeKind = (typeof shadeKinds)[number];

/** Undefined for a gradient along the outline of its shape, which files may contain and this editor does not create. */
export function shadeKindOf({ shade }: GradientFill): ShadeKind | undefined {
  if (shade.type === 'linear') return 'linear';
  return shade.path === 'shape' ? undefined : shade.path;
}

/** Positions of the last colour of a gradient in circles or rectangles. */
export const focusPlaces = {
  topLeft: { l: 0, t: 0, r: 1, b: 1 },
  topRight: { l: 1, t: 0, r: 0, b: 1 },
  center: { l: 0.5, t: 0.5, r: 0.5, b: 0.5 },
  bottomLeft: { l: 0, t: 1, r: 1, b: 0 },
  bottomRight: { l: 1, t: 1, r: 0, b: 0 },
} as const satisfies Readonly<Record<string, Sides>>;
export type FocusPlace = keyof typeof focusPlaces;

export function focusPlaceOf({ shade }: GradientFill): FocusPlace | undefined {
  if (shade.type === 'linear') return undefined;
  const { focus } = shade;
  return (Object.keys(focusPlaces) as FocusPlace[]).find((name) =>
    (['l', 't', 'r', 'b'] as const).every((side) => Math.abs(focusPlaces[name][side] - focus[side]) < 0.01),
  );
}

/** Changes the shape and keeps the properties that both shapes have. */
export function withShadeKind(fill: GradientFill, kind: ShadeKind): GradientFill {
  if (shadeKindOf(fill) === kind) return fill;
  const { shade } = fill;
  if (kind === 'linear') return { ...fill, shade: { type: 'linear', angle: 90 } };
  const focus = shade.type === 'path' ? shade.focus : { ...focusPlaces.center };
  return { ...fill, shade: { type: 'path', path: kind, focus } };
}

export function withAngle(fill: GradientFill, angle: number): GradientFill {
  const turned = ((Math.round(angle) % 360) + 360) % 360;
  return {
    ...fill,
    shade: { ...(fill.shade.type === 'linear' ? fill.shade : {}), type: 'linear', angle: turned },
  };
}

export function withFocus(fill: GradientFill, place: FocusPlace): GradientFill {
  if (fill.shade.type === 'linear') return fill;
  return { ...fill, shade: { ...fill.shade, focus: { ...focusPlaces[place] } } };
}

/** The stops from left to right as a CSS gradient, for the bar under the handles. */
export function barOf(fill: GradientFill, colors: ColorContext): string {
  const stops = ordered(fill).stops.map(
    ({ pos, color }) => `${cssOf(color, colors)} ${Math.round(pos * 1000) / 10}%`,
  );
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
