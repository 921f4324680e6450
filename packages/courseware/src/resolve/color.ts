import type { ColorMap } from '../records/page.ts';
import type { Color, ColorTransform, ThemeSlot } from '../records/paint.ts';

/** A resolved colour: sRGB channels and opacity, each 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Colours that names are resolved to. */
export interface ColorContext {
  readonly colors: Readonly<Partial<Record<ThemeSlot, string>>>;
  readonly map: ColorMap;
}

/** Colours of Office's theme, for a courseware without one. */
export const OFFICE_COLORS: Readonly<Partial<Record<ThemeSlot, string>>> = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '44546A',
  lt2: 'E7E6E6',
  accent1: '4472C4',
  accent2: 'ED7D31',
  accent3: 'A5A5A5',
  accent4: 'FFC000',
  accent5: '5B9BD5',
  accent6: '70AD47',
  hlink: '0563C1',
  folHlink: '954F72',
};

/** Colour map of 19.3.1.6 that a master has by default. */
export const DEFAULT_COLOR_MAP: ColorMap = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** The resolved colour, with its transforms applied in order (20.1.2.3). `own` replaces `phClr`. */
export function resolveColor(color: Color, context: ColorContext, own?: Color): Rgba {
  const base = baseColor(color, context, own);
  return (color.mods ?? []).reduce(applyTransform, base);
}

function baseColor(color: Color, context: ColorContext, own: Color | undefined): Rgba {
  if (color.type === 'rgb') return parseHex(color.value);
  if (color.slot === 'phClr') return own && !isOwn(own) ? resolveColor(own, context) : BLACK;
  const slot = context.map[color.slot] ?? DEFAULT_COLOR_MAP[color.slot] ?? color.slot;
  return parseHex(context.colors[slot] ?? OFFICE_COLORS[slot] ?? '000000');
}

function isOwn(color: Color): boolean {
  return color.type === 'scheme' && color.slot === 'phClr';
}

/** `#rrggbb`, or `rgba(…)` for a colour that is not opaque. */
export function cssColor(color: Rgba): string {
  const hex = toHex(color);
  if (color.a >= 1) return `#${hex}`;
  const [r, g, b] = [color.r, color.g, color.b].map((channel) => Math.round(clamp(channel) * 255));
  return `rgba(${r},${g},${b},${Math.round(clamp(color.a) * 1000) / 1000})`;
}

/** Six lower-case hexadecimal digits; the opacity is left out. */
export function toHex({ r, g, b }: Rgba): string {
  return [r, g, b]
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

export function parseHex(value: string): Rgba {
  const number = Number.parseInt(value, 16);
  return { r: ((number >> 16) & 255) / 255, g: ((number >> 8) & 255) / 255, b: (number & 255) / 255, a: 1 };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/**
 * Applies one transform. Luminance, saturation and hue work on HSL over sRGB; tint, shade, single channels and
 * inversion on linear light, as in PowerPoint.
 */
export function applyTransform(color: Rgba, { op, value = 1 }: ColorTransform): Rgba {
  switch (op) {
    case 'alpha':
      return { ...color, a: clamp(value) };
    case 'alphaMod':
      return { ...color, a: clamp(color.a * value) };
    case 'alphaOff':
      return { ...color, a: clamp(color.a + value) };
    case 'lumMod':
      return withHsl(color, (hsl) => ({ ...hsl, l: clamp(hsl.l * value) }));
    case 'lumOff':
      return withHsl(color, (hsl) => ({ ...hsl, l: clamp(hsl.l + value) }));
    case 'lum':
      return withHsl(color, (hsl) => ({ ...hsl, l: clamp(value) }));
    case 'satMod':
      return withHsl(color, (hsl) => ({ ...hsl, s: clamp(hsl.s * value) }));
    case 'satOff':
      return withHsl(color, (hsl) => ({ ...hsl, s: clamp(hsl.s + value) }));
    case 'sat':
      return withHsl(color, (hsl) => ({ ...hsl, s: clamp(value) }));
    case 'hue':
      return withHsl(color, (hsl) => ({ ...hsl, h: turn(value / 360) }));
    case 'hueMod':
      return withHsl(color, (hsl) => ({ ...hsl, h: turn(hsl.h * value) }));
    case 'hueOff':
      return withHsl(color, (hsl) => ({ ...hsl, h: turn(hsl.h + value / 360) }));
    case 'comp':
      return withHsl(color, (hsl) => ({ ...hsl, h: turn(hsl.h + 0.5) }));
    case 'tint':
      return withLinear(color, (channel) => channel * value + (1 - value));
    case 'shade':
      return withLinear(color, (channel) => channel * value);
    case 'inv':
      return withLinear(color, (channel) => 1 - channel);
    case 'gray': {
      const luma = 0.2126 * color.r + 0.7152 * color.g + 0.0722 * color.b;
      return { r: luma, g: luma, b: luma, a: color.a };
    }
    case 'gamma':
      return eachChannel(color, toSrgb);
    case 'invGamma':
      return eachChannel(color, toLinear);
    default:
      return channelTransform(color, op, value);
  }
}

type ChannelOp = Exclude<
  ColorTransform['op'],
  | `alpha${string}`
  | `lum${string}`
  | `sat${string}`
  | `hue${string}`
  | 'comp'
  | 'tint'
  | 'shade'
  | 'inv'
  | 'gray'
  | 'gamma'
  | 'invGamma'
>;

function channelTransform(color: Rgba, op: ChannelOp, value: number): Rgba {
  const channel = op.startsWith('red') ? 'r' : op.startsWith('green') ? 'g' : 'b';
  const linear = toLinear(color[channel]);
  const next = op.endsWith('Mod') ? linear * value : op.endsWith('Off') ? linear + value : value;
  return { ...color, [channel]: toSrgb(clamp(next)) };
}

function eachChannel(color: Rgba, work: (channel: number) => number): Rgba {
  return { r: clamp(work(color.r)), g: clamp(work(color.g)), b: clamp(work(color.b)), a: color.a };
}

function withLinear(color: Rgba, work: (channel: number) => number): Rgba {
  return eachChannel(color, (channel) => toSrgb(clamp(work(toLinear(channel)))));
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toSrgb(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

function turn(hue: number): number {
  return ((hue % 1) + 1) % 1;
}

function withHsl(color: Rgba, work: (hsl: Hsl) => Hsl): Rgba {
  return { ...fromHsl(work(hslOf(color))), a: color.a };
}

/** Hue, saturation and luminance of a colour, each 0 to 1. */
export function hslOf({ r, g, b }: Rgba): Hsl {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return { h: 0, s: 0, l };
  const s = l > 0.5 ? d / (2 - max - min) : d / (max + min);
  const h = max === r ? (g - b) / d + (g < b ? 6 : 0) : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return { h: h / 6, s, l };
}

function fromHsl({ h, s, l }: Hsl): { r: number; g: number; b: number } {
  if (s === 0) return { r: l, g: l, b: l };
  const q = l < 0.5 ? l * (1 + s) : l + s - l * s;
  const p = 2 * l - q;
  return { r: hueChannel(p, q, h + 1 / 3), g: hueChannel(p, q, h), b: hueChannel(p, q, h - 1 / 3) };
}

function hueChannel(p: number, q: number, hue: number): number {
  const t = turn(hue);
  if (t < 1 / 6) return p + (q - p) * 6 * t;
  if (t < 1 / 2) return q;
  if (t < 2 / 3) return p + (q - p) * (2 / 3 - t) * 6;
  return p;
}
