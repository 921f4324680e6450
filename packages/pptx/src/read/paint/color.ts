import { ownValue } from '@lectern/base';
import {
  type Color,
  type ColorTransform,
  colorOperations,
  type ThemeSlot,
  themeSlots,
} from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { clamp, degreesOf, fractionOf, oneOf, round } from '../geometry/units.ts';
import { presetColor } from './preset-color.ts';

export function themeSlotOf(value: string | undefined): ThemeSlot | undefined {
  return oneOf(value, themeSlots);
}

/** All colours in an element, in order. */
export function readColors(holder: XmlElement): Color[] {
  return holder.children.map(colorOf).filter((color) => color !== undefined);
}

/** The colour in an element (EG_ColorChoice, 20.1.2.3), with its transforms in order. */
export function readColor(holder: XmlElement | undefined): Color | undefined {
  for (const element of holder?.children ?? []) {
    const color = colorOf(element);
    if (color) return color;
  }
  return undefined;
}

/**
 * System colours (20.1.2.3.33) as every desktop has them. `lastClr` is the colour on the computer where the deck was
 * made: with it, the green that some users set for their windows (C7EDCC) would make whole lessons green which
 * PowerPoint shows white on every other computer; LibreOffice's import has the same two constants. For other system
 * colours, which few decks use, `lastClr` is used. A theme is exported unchanged, with both.
 */
const EVERY_DESKTOP: Readonly<Record<string, string>> = { window: 'FFFFFF', windowText: '000000' };

function colorOf(element: XmlElement): Color | undefined {
  const mods = modsOf(element);
  const rgb = (value: string): Color => (mods ? { type: 'rgb', value, mods } : { type: 'rgb', value });
  const val = element.attr('val');
  switch (element.name) {
    case 'a:srgbClr':
      return rgb(hex(val) ?? '000000');
    case 'a:schemeClr': {
      const slot = themeSlotOf(val) ?? 'tx1';
      return mods ? { type: 'scheme', slot, mods } : { type: 'scheme', slot };
    }
    case 'a:sysClr':
      return rgb(ownValue(EVERY_DESKTOP, val ?? '') ?? hex(element.attr('lastClr')) ?? '000000');
    case 'a:prstClr':
      return rgb(presetColor(val ?? '') ?? '000000');
    case 'a:scrgbClr':
      return rgb(
        ['r', 'g', 'b']
          .map((channel) => byteHex(fromLinear(fractionOf(element.attr(channel)) ?? 0)))
          .join(''),
      );
    case 'a:hslClr':
      return rgb(
        fromHsl(
          degreesOf(element.attr('hue')) ?? 0,
          fractionOf(element.attr('sat')) ?? 0,
          fractionOf(element.attr('lum')) ?? 0,
        ),
      );
    default:
      return undefined;
  }
}

export function hex(value: string | undefined): string | undefined {
  return value !== undefined && /^[0-9a-fA-F]{6}$/.test(value) ? value.toUpperCase() : undefined;
}

function modsOf(element: XmlElement): ColorTransform[] | undefined {
  const mods: ColorTransform[] = [];
  for (const child of element.children) {
    const op = oneOf(child.name.slice(2), colorOperations);
    if (!op || !child.name.startsWith('a:')) continue;
    const raw = child.attr('val');
    const value = op === 'hue' || op === 'hueOff' ? degreesOf(raw) : fractionOf(raw);
    mods.push(value === undefined ? { op } : { op, value });
  }
  return mods.length > 0 ? mods.slice(0, 32) : undefined;
}

/** `base` with `further` transforms after its own. */
export function withMods(base: Color, further: readonly ColorTransform[] | undefined): Color {
  if (!further || further.length === 0) return base;
  return { ...base, mods: [...(base.mods ?? []), ...further] };
}

function byteHex(value: number): string {
  return clamp(Math.round(value * 255), 0, 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}

/** scRGB is linear light (20.1.2.3.30): sRGB's transfer function, IEC 61966-2-1. */
function fromLinear(value: number): number {
  const light = clamp(value, 0, 1);
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

function fromHsl(hue: number, saturation: number, luminance: number): string {
  const s = clamp(saturation, 0, 1);
  const l = clamp(luminance, 0, 1);
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const channel = (n: number) => {
    const k = round((n + (((hue % 360) + 360) % 360) / 30) % 12, 1e6);
    return l - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return byteHex(channel(0)) + byteHex(channel(8)) + byteHex(channel(4));
}
