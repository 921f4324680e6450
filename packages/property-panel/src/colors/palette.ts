import {
  type Color,
  type ColorContext,
  type ColorTransform,
  cssColor,
  resolveColor,
  type ThemeSlot,
  toHex,
} from '@lectern/courseware';

const slots = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
] as const satisfies readonly ThemeSlot[];

/** Theme slots in the palette; each has a name in `color-texts.ts`. */
export type PaletteSlot = (typeof slots)[number];

/** A colour of the palette with its slot and shade. */
export interface PaletteColor {
  readonly color: Color;
  readonly slot: PaletteSlot;
  /** Percent lighter (above 0) or darker (below 0) than the theme's own. */
  readonly shade: number;
}

const shadesOfColor = [80, 60, 40, -25, -50];
const shadesOfLight = [-5, -15, -25, -35, -50];
const shadesOfDark = [50, 35, 25, 15, 5];

/** The theme's ten colours, then five rows of lighter and darker colours, in PowerPoint's layout. */
export function themePalette(colors: ColorContext): readonly PaletteColor[] {
  const own = slots.map((slot) => shaded(slot, 0));
  const columns = slots.map((slot) => shadesFor(slot, colors).map((shade) => shaded(slot, shade)));
  const rows = [0, 1, 2, 3, 4].flatMap((row) => columns.flatMap((column) => column[row] ?? []));
  return [...own, ...rows];
}

function shadesFor(slot: ThemeSlot, colors: ColorContext): readonly number[] {
  const { r, g, b } = resolveColor({ type: 'scheme', slot }, colors);
  const lightness = (Math.max(r, g, b) + Math.min(r, g, b)) / 2;
  if (lightness > 0.9) return shadesOfLight;
  return lightness < 0.1 ? shadesOfDark : shadesOfColor;
}

function shaded(slot: PaletteSlot, shade: number): PaletteColor {
  const share = Math.abs(shade) / 100;
  const mods: ColorTransform[] =
    shade === 0
      ? []
      : shade < 0
        ? [{ op: 'lumMod', value: round(1 - share) }]
        : [
            { op: 'lumMod', value: round(1 - share) },
            { op: 'lumOff', value: round(share) },
          ];
  return { color: { type: 'scheme', slot, ...(mods.length > 0 ? { mods } : {}) }, slot, shade };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The ten standard colours of PowerPoint, six hexadecimal digits each. */
export const standardColors: readonly string[] = [
  'C00000',
  'FF0000',
  'FFC000',
  'FFFF00',
  '92D050',
  '00B050',
  '00B0F0',
  '0070C0',
  '002060',
  '7030A0',
];

export function cssOf(color: Color, colors: ColorContext): string {
  return cssColor(resolveColor(color, colors));
}

export function hexOf(color: Color, colors: ColorContext): string {
  return `#${toHex(resolveColor(color, colors))}`;
}

export function sameColor(a: Color | undefined, b: Color): boolean {
  return a !== undefined && JSON.stringify(opaque(a)) === JSON.stringify(opaque(b));
}

/** Removes the transparency, which has a separate control. */
export function opaque(color: Color): Color {
  const mods = color.mods?.filter((mod) => mod.op !== 'alpha');
  const { mods: _mods, ...rest } = color;
  return mods && mods.length > 0 ? { ...rest, mods } : rest;
}

/** Opacity from 0 to 1. */
export function opacityOf(color: Color): number {
  const alpha = color.mods?.find((mod) => mod.op === 'alpha')?.value;
  return alpha ?? 1;
}

export function withOpacity(color: Color, opacity: number): Color {
  const plain = opaque(color);
  if (opacity >= 1) return plain;
  return { ...plain, mods: [...(plain.mods ?? []), { op: 'alpha', value: Math.max(0, opacity) }] };
}
