import type { Color, Effects, Fill, Line, ListStyle, RunProps } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { ThemeStyles } from '../context.ts';
import { integerOf } from '../geometry/units.ts';
import { readColor, withMods } from './color.ts';

/** Formats of a p:style (19.3.1.46), with the theme's entries resolved; scheme colours stay scheme colours. */
export interface ShapeStyle {
  readonly fill: Fill | undefined;
  readonly line: Line | undefined;
  readonly effects: Effects | undefined;
  readonly text: RunProps | undefined;
}

export function readStyle(style: XmlElement | undefined, theme: ThemeStyles): ShapeStyle | undefined {
  if (!style) return undefined;
  return {
    fill: styledFill(style.child('a:fillRef'), theme),
    line: styledLine(style.child('a:lnRef'), theme),
    effects: styledEffects(style.child('a:effectRef'), theme),
    text: styledText(style.child('a:fontRef')),
  };
}

/** A fill by its index in the theme: 1 to 999 a fill, from 1001 a background fill, 0 and 1000 no fill (20.1.4.2.10). */
export function styledFill(reference: XmlElement | undefined, theme: ThemeStyles): Fill | undefined {
  if (!reference) return undefined;
  const index = integerOf(reference.attr('idx')) ?? 0;
  if (index === 0 || index === 1000) return { type: 'none' };
  const fill = index > 1000 ? theme.backgroundFills[index - 1001] : theme.fills[index - 1];
  return fill && recolorFill(fill, readColor(reference));
}

function styledLine(reference: XmlElement | undefined, theme: ThemeStyles): Line | undefined {
  if (!reference) return undefined;
  const index = integerOf(reference.attr('idx')) ?? 0;
  if (index === 0) return { fill: { type: 'none' } };
  const line = theme.lines[index - 1];
  if (!line) return undefined;
  return line.fill ? { ...line, fill: recolorFill(line.fill, readColor(reference)) } : line;
}

function styledEffects(reference: XmlElement | undefined, theme: ThemeStyles): Effects | undefined {
  const index = integerOf(reference?.attr('idx')) ?? 0;
  const effects = index > 0 ? theme.effects[index - 1] : undefined;
  if (!effects || Object.keys(effects).length === 0) return undefined;
  const own = readColor(reference);
  const recolored: Effects = { ...effects };
  if (effects.outerShadow) {
    recolored.outerShadow = { ...effects.outerShadow, color: recolorOne(effects.outerShadow.color, own) };
  }
  if (effects.innerShadow) {
    recolored.innerShadow = { ...effects.innerShadow, color: recolorOne(effects.innerShadow.color, own) };
  }
  if (effects.glow) recolored.glow = { ...effects.glow, color: recolorOne(effects.glow.color, own) };
  return recolored;
}

function styledText(reference: XmlElement | undefined): RunProps | undefined {
  if (!reference) return undefined;
  const color = readColor(reference);
  const index = reference.attr('idx');
  const prefix = index === 'major' ? '+mj' : index === 'minor' ? '+mn' : undefined;
  return {
    ...(prefix ? { latin: `${prefix}-lt`, eastAsian: `${prefix}-ea`, complexScript: `${prefix}-cs` } : {}),
    ...(color ? { fill: { type: 'solid', color } } : {}),
  };
}

/** The text format of a style as a list style with `levels` levels. */
export function styledLevels(text: RunProps | undefined, levels: number): ListStyle | undefined {
  if (!text || Object.keys(text).length === 0) return undefined;
  return Array.from({ length: levels }, () => ({ run: text }));
}

/** A theme's fill with `phClr` replaced by the given colour; its transforms are applied after that colour's own. */
export function recolorFill(fill: Fill, own: Color | undefined): Fill {
  switch (fill.type) {
    case 'solid':
      return { type: 'solid', color: recolorOne(fill.color, own) };
    case 'gradient':
      return { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: recolorOne(stop.color, own) })) };
    case 'pattern':
      return {
        ...fill,
        foreground: recolorOne(fill.foreground, own),
        background: recolorOne(fill.background, own),
      };
    case 'picture': {
      const duotone = fill.recolor?.duotone;
      if (!duotone) return fill;
      return {
        ...fill,
        recolor: { ...fill.recolor, duotone: [recolorOne(duotone[0], own), recolorOne(duotone[1], own)] },
      };
    }
    default:
      return fill;
  }
}

function recolorOne(color: Color, own: Color | undefined): Color {
  if (color.type !== 'scheme' || color.slot !== 'phClr') return color;
  return withMods(own ?? { type: 'scheme', slot: 'tx1' }, color.mods);
}
