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

/** The named colours of 20.1.10.48, which are the CSS colours: name and value in turn. */
const NAMED =
  'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32';

const BY_NAME = new Map<string, string>();
for (const [, name = '', value = ''] of NAMED.matchAll(/(\S+) (\S+)/g))
  BY_NAME.set(name, value.toUpperCase());

/** Six hexadecimal digits; `dkBlue`, `ltGray`, `medAquamarine` are short for dark, light and medium. */
function presetColor(name: string): string | undefined {
  const long = name
    .replace(/^dk(?=[A-Z])/, 'dark')
    .replace(/^lt(?=[A-Z])/, 'light')
    .replace(/^med(?=[A-Z])/, 'medium')
    .toLowerCase();
  return BY_NAME.get(long.replace('grey', 'gray')) ?? BY_NAME.get(long);
}

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
 * created. With it, the green that some users set for their windows (C7EDCC) would make whole lessons green which
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
