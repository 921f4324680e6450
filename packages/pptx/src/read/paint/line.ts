import { type Line, type LineEnd, namedDashes } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import { compact, fractionOf, oneOf, positivePx } from '../geometry/units.ts';
import { readFill } from './fill.ts';

/** An outline (CT_LineProperties, 20.1.2.2.24); undefined when the element is missing or empty. */
export function readLine(element: XmlElement | undefined, scope: TreeScope): Line | undefined {
  if (!element) return undefined;
  const caps = { flat: 'flat', rnd: 'round', sq: 'square' } as const;
  const cap = oneOf(element.attr('cap'), ['flat', 'rnd', 'sq']);
  const line = compact<Line>({
    fill: readFill(element, scope),
    width: positivePx(element.attr('w')),
    dash: readDash(element),
    cap: cap && caps[cap],
    join: element.child('a:round')
      ? 'round'
      : element.child('a:bevel')
        ? 'bevel'
        : element.child('a:miter')
          ? 'miter'
          : undefined,
    compound: oneOf(element.attr('cmpd'), ['sng', 'dbl', 'thickThin', 'thinThick', 'tri']),
    head: readEnd(element.child('a:headEnd')),
    tail: readEnd(element.child('a:tailEnd')),
  });
  return Object.keys(line).length > 0 ? line : undefined;
}

function readDash(element: XmlElement): Line['dash'] {
  const preset = oneOf(element.child('a:prstDash')?.attr('val'), namedDashes);
  if (preset) return preset;
  const stops = element.child('a:custDash')?.all('a:ds') ?? [];
  if (stops.length === 0) return undefined;
  return stops
    .slice(0, 16)
    .flatMap((stop) => [fractionOf(stop.attr('d')) ?? 1, fractionOf(stop.attr('sp')) ?? 1])
    .map((value) => Math.max(0, value));
}

function readEnd(element: XmlElement | undefined): LineEnd | undefined {
  if (!element) return undefined;
  return compact<LineEnd>({
    type: oneOf(element.attr('type'), ['none', 'triangle', 'stealth', 'diamond', 'oval', 'arrow']) ?? 'none',
    width: oneOf(element.attr('w'), ['sm', 'med', 'lg']),
    length: oneOf(element.attr('len'), ['sm', 'med', 'lg']),
  });
}
