import type { Color, Effects } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { booleanOf, compact, defined, degreesOf, fractionOf, positivePx } from '../geometry/units.ts';
import { readColor } from './color.ts';

const BLACK: Color = { type: 'rgb', value: '000000' };

/** Effects of a shape or text: a:effectLst, or the effects inside an a:effectDag (20.1.8.25, 20.1.8.26). */
export function readEffects(holder: XmlElement | undefined): Effects | undefined {
  const list = holder?.child('a:effectLst') ?? holder?.child('a:effectDag');
  if (!list) return undefined;
  const effects: Effects = {};
  for (const effect of list.name === 'a:effectDag' ? list.descendants() : list.children) {
    switch (effect.name) {
      case 'a:outerShdw':
        effects.outerShadow = compact({
          ...shadowOf(effect),
          scaleX: fractionOf(effect.attr('sx')),
          scaleY: fractionOf(effect.attr('sy')),
          skewX: degreesOf(effect.attr('kx')),
          skewY: degreesOf(effect.attr('ky')),
          align: effect.attr('algn')?.slice(0, 4),
          rotateWithShape: booleanOf(effect.attr('rotWithShape')),
        });
        break;
      case 'a:prstShdw':
        effects.outerShadow ??= shadowOf(effect);
        break;
      case 'a:innerShdw':
        effects.innerShadow = shadowOf(effect);
        break;
      case 'a:glow':
        effects.glow = { color: readColor(effect) ?? BLACK, radius: positivePx(effect.attr('rad')) ?? 0 };
        break;
      case 'a:softEdge':
        effects.softEdge = { radius: positivePx(effect.attr('rad')) ?? 0 };
        break;
      case 'a:blur':
        effects.blur = { radius: positivePx(effect.attr('rad')) ?? 0 };
        break;
      case 'a:reflection':
        effects.reflection = reflectionOf(effect);
        break;
      default:
    }
  }
  // An empty list overrides inherited effects.
  return defined(effects) ?? {};
}

/** The bevel of an a:sp3d (20.1.5.12), 6 points wide by default; undefined without a bevel. */
export function readBevel(holder: XmlElement | undefined): Effects['bevel'] {
  const bevel = holder?.path('a:sp3d', 'a:bevelT');
  if (!bevel) return undefined;
  const width = positivePx(bevel.attr('w')) ?? 8;
  return width > 0 && positivePx(bevel.attr('h')) !== 0 ? { width } : undefined;
}

function shadowOf(effect: XmlElement) {
  return {
    color: readColor(effect) ?? BLACK,
    blur: positivePx(effect.attr('blurRad')) ?? 0,
    distance: positivePx(effect.attr('dist')) ?? 0,
    angle: degreesOf(effect.attr('dir')) ?? 0,
  };
}

function reflectionOf(effect: XmlElement): Effects['reflection'] {
  return compact({
    blur: positivePx(effect.attr('blurRad')) ?? 0,
    startAlpha: fractionOf(effect.attr('stA')) ?? 1,
    endAlpha: fractionOf(effect.attr('endA')) ?? 0,
    startPos: fractionOf(effect.attr('stPos')) ?? 0,
    endPos: fractionOf(effect.attr('endPos')) ?? 1,
    distance: positivePx(effect.attr('dist')) ?? 0,
    angle: degreesOf(effect.attr('dir')) ?? 0,
    scaleX: fractionOf(effect.attr('sx')),
    scaleY: fractionOf(effect.attr('sy')),
  });
}
