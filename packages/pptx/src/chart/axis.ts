import { ownValue } from '@lectern/base';
import type { Chart } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf, compact, degreesOf, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readLine } from '../read/paint/line.ts';
import { formatOf } from './data.ts';
import { axisIds } from './plot.ts';
import { chartText, titleOf, val } from './text.ts';
import type { ChartTree } from './workbook.ts';

type Axis = Chart['axes'][number];

const KINDS: Readonly<Record<string, Axis['kind']>> = {
  'c:catAx': 'category',
  'c:valAx': 'value',
  'c:dateAx': 'date',
  'c:serAx': 'series',
};

const CROSSINGS = ['min', 'max'] as const;
const TICKS = ['none', 'in', 'out', 'cross'] as const;
const TIME_UNITS = ['days', 'months', 'years'] as const;

/** The axes of a c:plotArea (21.2.2); axes that the first plot does not use are `secondary`. */
export function readAxes(area: XmlElement, scope: ChartTree): Axis[] {
  const plots = area.children.filter((child) => /Chart$/.test(child.name));
  const primary = axisIds(plots[0]);
  return area.children
    .filter((child) => Object.hasOwn(KINDS, child.name))
    .slice(0, 8)
    .map((element) => {
      const id = val(element, 'c:axId') ?? '';
      const plot = plots.find((one) => axisIds(one).includes(id)) ?? plots[0];
      return readAxis(element, !primary.includes(id), plot, area, scope);
    });
}

function readAxis(
  element: XmlElement,
  secondary: boolean,
  plot: XmlElement | undefined,
  area: XmlElement,
  scope: ChartTree,
): Axis {
  const kind = ownValue(KINDS, element.name) ?? 'value';
  const scaling = element.child('c:scaling');
  const format = element.child('c:numFmt');
  const linked = booleanOf(format?.attr('sourceLinked'));
  const code = format?.attr('formatCode')?.slice(0, 128);
  const title = titleOf(element.child('c:title'), scope);
  const turn = (holder: XmlElement | undefined) => degreesOf(holder?.child('a:bodyPr')?.attr('rot'));
  const gridlines = (name: string) => {
    const lines = element.child(name);
    return lines ? (readLine(lines.path('c:spPr', 'a:ln'), scope) ?? {}) : undefined;
  };
  const labelRotation = turn(element.child('c:txPr'));
  const unit = (name: string) => positive(numberOf(val(element, name)));
  return compact<Axis>({
    kind,
    position: oneOf(val(element, 'c:axPos'), ['l', 't', 'r', 'b']),
    hidden: booleanOf(val(element, 'c:delete')) ? true : undefined,
    title: title.text.slice(0, 4096) || undefined,
    titleText: title.props,
    titleRotation: turn(element.path('c:title', 'c:tx', 'c:rich') ?? element.path('c:title', 'c:txPr')),
    min: numberOf(val(scaling, 'c:min')),
    max: numberOf(val(scaling, 'c:max')),
    majorUnit: unit('c:majorUnit'),
    minorUnit: unit('c:minorUnit'),
    baseUnit: oneOf(val(element, 'c:baseTimeUnit'), TIME_UNITS),
    majorTimeUnit: oneOf(val(element, 'c:majorTimeUnit'), TIME_UNITS),
    logBase: numberOf(val(scaling, 'c:logBase')),
    reversed: val(scaling, 'c:orientation') === 'maxMin' ? true : undefined,
    crosses: readCrossing(element),
    onMarks: readOnMarks(crossingAxis(element, area)),
    gridlines: gridlines('c:majorGridlines'),
    minorGridlines: gridlines('c:minorGridlines'),
    // Office 2007 leaves out the element for outside marks; the schema's default applies to an element without a value
    majorTick: oneOf(val(element, 'c:majorTickMark'), TICKS) ?? 'out',
    minorTick: oneOf(val(element, 'c:minorTickMark'), TICKS),
    labels: oneOf(val(element, 'c:tickLblPos'), ['none', 'low', 'high', 'nextTo']),
    labelStep: integerOf(val(element, 'c:tickLblSkip'), 1, 100_000),
    // −1000 degrees is the value for "automatic".
    labelRotation: labelRotation !== undefined && Math.abs(labelRotation) <= 90 ? labelRotation : undefined,
    displayUnit: readDisplayUnit(element.child('c:dispUnits')),
    line: readLine(element.path('c:spPr', 'a:ln'), scope),
    format: (linked ? formatOf(sourceOf(kind, plot)) : undefined) ?? (code === 'General' ? undefined : code),
    text: chartText(element.child('c:txPr'), scope),
    secondary: secondary ? true : undefined,
  });
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

/** The data whose number format an axis uses: the first series'. */
function sourceOf(kind: Axis['kind'], plot: XmlElement | undefined): XmlElement | undefined {
  const series = plot?.child('c:ser');
  return kind === 'value' ? (series?.child('c:val') ?? series?.child('c:yVal')) : series?.child('c:cat');
}

function crossingAxis(element: XmlElement, area: XmlElement): XmlElement | undefined {
  const id = val(element, 'c:crossAx');
  return area.children.find((child) => Object.hasOwn(KINDS, child.name) && val(child, 'c:axId') === id);
}

/** Position of the axis on the crossing axis (21.2.2.33); undefined for that axis's zero, or its minimum. */
function readCrossing(element: XmlElement): Axis['crosses'] {
  return numberOf(val(element, 'c:crossesAt')) ?? oneOf(val(element, 'c:crosses'), CROSSINGS);
}

const UNITS: Readonly<Record<string, number>> = {
  hundreds: 1e2,
  thousands: 1e3,
  tenThousands: 1e4,
  hundredThousands: 1e5,
  millions: 1e6,
  tenMillions: 1e7,
  hundredMillions: 1e8,
  billions: 1e9,
  trillions: 1e12,
};

function readDisplayUnit(element: XmlElement | undefined): number | undefined {
  return (
    ownValue(UNITS, val(element, 'c:builtInUnit') ?? '') ?? positive(numberOf(val(element, 'c:custUnit')))
  );
}

/** Whether categories are on tick marks; the value axis has this setting (c:crossBetween, 21.2.2.32). */
function readOnMarks(valueAxis: XmlElement | undefined): boolean | undefined {
  const between = val(valueAxis, 'c:crossBetween');
  return between === undefined ? undefined : between === 'midCat';
}
