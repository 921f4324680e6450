import type { XmlElement } from '../package/xml.ts';
import { numberOf } from '../read/geometry/units.ts';

/** Presets whose only adjust value has no number in its name (20.1.9.18 and presetShapeDefinitions). */
const SINGLE = new Set(
  (
    'roundRect triangle parallelogram trapezoid hexagon octagon homePlate chevron donut plus cube can sun moon bevel ' +
    'foldedCorner smileyFace diagStripe plaque noSmoking teardrop round1Rect snip1Rect bracketPair bracePair leftBracket ' +
    'rightBracket star4 star5 star6 star7 star8 star10 star12 star16 star24 star32'
  ).split(' '),
);
/** Presets with angles among their adjust values, and the indices of these values. */
const ANGLES: Readonly<Record<string, readonly number[]>> = {
  arc: [1, 2],
  chord: [1, 2],
  pie: [1, 2],
  blockArc: [1, 2],
  circularArrow: [2, 3, 4],
  leftCircularArrow: [2, 3, 4],
  leftRightCircularArrow: [2, 3, 4],
};

/** The adjust values of a dgm:shape (dgm:adjLst, 21.4.2.2): fractions or degrees, by index. */
export function adjustsOf(shape: XmlElement | undefined, preset: string): Record<string, number> | undefined {
  const given: [string, number][] = [];
  for (const adjust of shape?.child('dgm:adjLst')?.all('dgm:adj') ?? []) {
    const value = numberOf(adjust.attr('val'));
    const place = numberOf(adjust.attr('idx')) ?? 1;
    if (value === undefined || !(place >= 1 && place <= 8) || given.length >= 8) continue;
    const angle = Object.hasOwn(ANGLES, preset) && ANGLES[preset]?.includes(place);
    const scaled = Math.round(value * (angle ? 60_000 : 100_000));
    const limited = Math.min(1e9, Math.max(-1e9, scaled));
    given.push([SINGLE.has(preset) && place === 1 ? 'adj' : `adj${place}`, limited]);
  }
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
