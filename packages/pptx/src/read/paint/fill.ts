import type { Color, Fill, PictureElement, Recolor } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import { booleanOf, clamp, defined, degreesOf, emu, fractionOf, oneOf, pxOf } from '../geometry/units.ts';
import { blipAsset, noteMissing } from './blip.ts';
import { readColor, readColors } from './color.ts';

type Sides = NonNullable<PictureElement['crop']>;

const BLACK: Color = { type: 'rgb', value: '000000' };
const WHITE: Color = { type: 'rgb', value: 'FFFFFF' };

/** The fill among an element's children (EG_FillProperties, 20.1.8); undefined without a fill. */
export function readFill(holder: XmlElement | undefined, scope: TreeScope): Fill | undefined {
  for (const element of holder ? contentOf(holder) : []) {
    const fill = fillOf(element, scope);
    if (fill) return fill;
  }
  return undefined;
}

/** The fill that an element represents. */
export function fillOf(element: XmlElement, scope: TreeScope): Fill | undefined {
  switch (element.name) {
    case 'a:noFill':
      return { type: 'none' };
    case 'a:solidFill': {
      const color = readColor(element);
      return color ? { type: 'solid', color } : { type: 'none' };
    }
    case 'a:gradFill':
      return gradient(element);
    case 'a:pattFill':
      return {
        type: 'pattern',
        preset: (element.attr('prst') ?? 'pct5').slice(0, 32),
        foreground: readColor(element.child('a:fgClr')) ?? BLACK,
        background: readColor(element.child('a:bgClr')) ?? WHITE,
      };
    case 'a:blipFill':
    case 'p:blipFill':
      return pictureFill(element, scope);
    case 'a:grpFill':
      return { type: 'group' };
    default:
      return undefined;
  }
}

function gradient(element: XmlElement): Fill {
  const stops = (element.child('a:gsLst')?.all('a:gs') ?? [])
    .slice(0, 256)
    .map((stop) => ({
      pos: clamp(fractionOf(stop.attr('pos')) ?? 0, 0, 1),
      color: readColor(stop) ?? BLACK,
    }))
    .sort((one, other) => one.pos - other.pos);
  const [first] = stops;
  if (!first) return { type: 'none' };
  const rotateWithShape = booleanOf(element.attr('rotWithShape'));
  const path = element.child('a:path');
  const linear = element.child('a:lin');
  const scaled = booleanOf(linear?.attr('scaled'));
  return {
    type: 'gradient',
    stops,
    shade: path
      ? {
          type: 'path',
          path: oneOf(path.attr('path'), ['circle', 'rect', 'shape']) ?? 'rect',
          focus: readSides(path.child('a:fillToRect')) ?? { l: 0, t: 0, r: 0, b: 0 },
        }
      : {
          type: 'linear',
          angle: degreesOf(linear?.attr('ang')) ?? 0,
          ...(scaled === undefined ? {} : { scaled }),
        },
    ...(rotateWithShape === undefined ? {} : { rotateWithShape }),
  };
}

function pictureFill(element: XmlElement, scope: TreeScope): Fill {
  const blip = element.child('a:blip');
  const asset = blip && blipAsset(blip, scope)?.asset;
  if (!asset) {
    noteMissing(blip, scope);
    return { type: 'none' };
  }
  const crop = readSides(element.child('a:srcRect'));
  const recolor = readRecolor(blip);
  const rotateWithShape = booleanOf(element.attr('rotWithShape'));
  const tile = element.child('a:tile');
  const inset = readSides(element.path('a:stretch', 'a:fillRect'));
  return {
    type: 'picture',
    asset,
    ...(crop ? { crop } : {}),
    // PowerPoint tiles a picture without a setting for stretching or tiling
    mode:
      tile || !element.child('a:stretch')
        ? {
            type: 'tile',
            offsetX: pxOf(emu(tile?.attr('tx')) ?? 0),
            offsetY: pxOf(emu(tile?.attr('ty')) ?? 0),
            scaleX: fractionOf(tile?.attr('sx')) ?? 1,
            scaleY: fractionOf(tile?.attr('sy')) ?? 1,
            flip: oneOf(tile?.attr('flip'), ['none', 'x', 'y', 'xy']) ?? 'none',
            align: oneOf(tile?.attr('algn'), ['tl', 't', 'tr', 'l', 'ctr', 'r', 'bl', 'b', 'br']) ?? 'tl',
          }
        : { type: 'stretch', ...(inset ? { inset } : {}) },
    ...(recolor ? { recolor } : {}),
    ...(rotateWithShape === undefined ? {} : { rotateWithShape }),
  };
}

/** A relative rectangle (CT_RelativeRect): insets as fractions; undefined when every side is 0. */
export function readSides(element: XmlElement | undefined): Sides | undefined {
  if (!element) return undefined;
  const side = (name: string) => fractionOf(element.attr(name)) ?? 0;
  const sides = { l: side('l'), t: side('t'), r: side('r'), b: side('b') };
  return sides.l || sides.t || sides.r || sides.b ? sides : undefined;
}

/** Recolouring of a picture: the effects inside a:blip (20.1.8.13). */
export function readRecolor(blip: XmlElement): Recolor | undefined {
  const recolor: Recolor = {};
  for (const effect of blip.children) {
    switch (effect.name) {
      case 'a:alphaModFix':
        recolor.opacity = fractionOf(effect.attr('amt')) ?? 1;
        break;
      case 'a:lum':
        recolor.brightness = fractionOf(effect.attr('bright')) ?? 0;
        recolor.contrast = fractionOf(effect.attr('contrast')) ?? 0;
        break;
      case 'a:grayscl':
        recolor.grayscale = true;
        break;
      case 'a:biLevel':
        recolor.biLevel = fractionOf(effect.attr('thresh')) ?? 0.5;
        break;
      case 'a:duotone': {
        const [dark, light] = readColors(effect);
        if (dark && light) recolor.duotone = [dark, light];
        break;
      }
      case 'a:clrChange': {
        const from = readColor(effect.child('a:clrFrom'));
        const to = readColor(effect.child('a:clrTo'));
        if (from && to) recolor.colorChange = { from, to };
        break;
      }
      default:
    }
  }
  return defined(recolor);
}
