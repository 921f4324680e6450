import type { ChartSeries } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf, compact, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { readErrorBars, readTrendLines } from './analysis.ts';
import { cellsOf, formatOf, joinLevels, levelsOf, valuesOf } from './data.ts';
import { readLabels } from './labels.ts';
import { val } from './text.ts';
import type { ChartTree } from './workbook.ts';

const WHITE = { type: 'solid', color: { type: 'rgb', value: 'FFFFFF' } } as const;

/** A series (c:ser, 21.2.2.170) of `plot`. */
export function readSeries(element: XmlElement, plot: XmlElement, scope: ChartTree): ChartSeries {
  const properties = element.child('c:spPr');
  const values = element.child('c:val') ?? element.child('c:yVal');
  const sizes = element.child('c:bubbleSize');
  const places = element.child('c:cat') ?? element.child('c:xVal');
  const levels = levelsOf(places)?.map((level) => [...level]);
  const points = element
    .all('c:dPt')
    .slice(0, 10_000)
    .map((point) => readPoint(point, scope));
  const fill = readFill(properties, scope);
  return compact<ChartSeries>({
    colorIndex: integerOf(val(element, 'c:idx'), 0, 10_000),
    name: nameOf(element, scope),
    categories: levels ? joinLevels(levels) : cellsOf(places, scope),
    levels: levels && levels.length > 1 ? levels : undefined,
    values: valuesOf(values, scope),
    sizes: sizes ? valuesOf(sizes, scope) : undefined,
    fill,
    negativeFill: readNegativeFill(element, scope),
    line: readLine(properties?.child('a:ln'), scope),
    marker: readMarker(element.child('c:marker'), scope),
    smooth: readSmooth(element, plot, scope),
    shape: barShape(element),
    explosion: numberOf(val(element, 'c:explosion')) || undefined,
    points: points.length > 0 ? points : undefined,
    labels: readLabels(element, plot, formatOf(values), scope),
    errorBars: readErrorBars(element, scope),
    trendLines: readTrendLines(element, scope),
  });
}

/**
 * Whether a line is smoothed. Without a value, the standard's default (21.2.2.194) applies to lines, except in files of
 * PowerPoint 2007.
 */
function readSmooth(series: XmlElement, plot: XmlElement, scope: ChartTree): boolean | undefined {
  const element = series.child('c:smooth');
  if (element) return booleanOf(element.attr('val')) ?? true;
  return plot.name === 'c:lineChart' && !scope.of2007?.() ? true : undefined;
}

function nameOf(series: XmlElement, scope: ChartTree): string | undefined {
  const text = series.child('c:tx');
  const cached = text?.path('c:strRef', 'c:strCache')?.all('c:pt') ?? [];
  const name = cached.map((point) => point.child('c:v')?.text ?? '').join(' ') || text?.child('c:v')?.text;
  if (name) return name.slice(0, 4096);
  const cells = cellsOf(text, scope).filter((cell) => cell !== null);
  return cells.join(' ').slice(0, 4096) || undefined;
}

const BAR_SHAPES = ['box', 'cylinder', 'cone', 'coneToMax', 'pyramid', 'pyramidToMax'] as const;

/** Shape of bars with depth (c:shape, 21.2.2.176); undefined for boxes. */
export function barShape(element: XmlElement): ChartSeries['shape'] {
  const shape = oneOf(val(element, 'c:shape'), BAR_SHAPES);
  return shape === 'box' && element.name !== 'c:ser' ? undefined : shape;
}

/**
 * Fill of negative bars: white if the file inverts them (21.2.2.86), or the fill in the extension of Office 2010 (c14).
 */
function readNegativeFill(series: XmlElement, scope: ChartTree): ChartSeries['negativeFill'] {
  if (!booleanOf(val(series, 'c:invertIfNegative'))) return undefined;
  return readFill(series.child('c:extLst')?.find('c14:spPr'), scope) ?? WHITE;
}

function readPoint(point: XmlElement, scope: ChartTree) {
  const properties = point.child('c:spPr');
  return compact({
    index: integerOf(val(point, 'c:idx'), 0, 100_000) ?? 0,
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
    marker: readMarker(point.child('c:marker'), scope),
    explosion: numberOf(val(point, 'c:explosion')),
  });
}

function readMarker(element: XmlElement | undefined, scope: ChartTree): ChartSeries['marker'] {
  if (!element) return undefined;
  const properties = element.child('c:spPr');
  return compact({
    symbol: (val(element, 'c:symbol') ?? 'auto').slice(0, 16),
    size: numberOf(val(element, 'c:size')),
    fill: readFill(properties, scope),
    line: readLine(properties?.child('a:ln'), scope),
  });
}
