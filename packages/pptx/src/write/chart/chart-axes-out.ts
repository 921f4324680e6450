import type { Chart } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { chartShapeXml, chartTextXml, chartTitleXml, value } from './chart-text-out.ts';

type Axis = Chart['axes'][number];

/** Ids of the two pairs of axes; they only need to differ within a chart. */
export const AXES = {
  primary: [111_111_111, 222_222_222],
  secondary: [333_333_333, 444_444_444],
  series: 555_555_555,
} as const;

interface AxisPlace {
  readonly name: 'c:catAx' | 'c:dateAx' | 'c:valAx' | 'c:serAx';
  readonly id: number;
  readonly crossing: number;
  readonly position: string;
  /** Secondary axes are on the far side. */
  readonly crosses: 'autoZero' | 'max';
  readonly hidden: boolean;
  readonly between: 'between' | 'midCat';
}

/** The axis along which series are arranged in depth (c:serAx, 21.2.2.175). */
export function seriesAxisXml(chart: Chart, scope: OutScope): Xml {
  const axis = chart.axes.find((one) => one.kind === 'series');
  return axisXml(
    axis,
    {
      name: 'c:serAx',
      id: AXES.series,
      crossing: AXES.primary[0],
      position: 'b',
      crosses: 'autoZero',
      hidden: axis === undefined,
      between: 'between',
    },
    scope,
  );
}

/** The two axes of a pair (21.2.2): for categories or x, and for values. */
export function axesXml(chart: Chart, secondary: boolean, scope: OutScope): Xml[] {
  const [firstId, secondId] = secondary ? AXES.secondary : AXES.primary;
  const mine = chart.axes.filter((axis) => (axis.secondary ?? false) === secondary);
  const plots = chart.plots.filter((plot) => (plot.secondary ?? false) === secondary);
  const byX = plots.some((plot) => plot.type === 'scatter' || plot.type === 'bubble');
  const lying = plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  const first =
    mine.find((axis) => axis.kind === 'category' || axis.kind === 'date') ?? (byX ? mine[0] : undefined);
  const second = mine.find((axis) => axis.kind === 'value' && axis !== first);
  const crosses = secondary ? 'max' : 'autoZero';
  // Areas and points start on the axis, bars and lines beside it.
  const onMarks = first?.onMarks ?? plots.every((plot) => plot.type === 'area');
  const between = byX || onMarks ? 'midCat' : 'between';
  return [
    axisXml(
      first,
      {
        name: byX ? 'c:valAx' : first?.kind === 'date' ? 'c:dateAx' : 'c:catAx',
        id: firstId,
        crossing: secondId,
        position: lying ? 'l' : 'b',
        crosses: 'autoZero',
        hidden: secondary,
        between,
      },
      scope,
    ),
    axisXml(
      second,
      {
        name: 'c:valAx',
        id: secondId,
        crossing: firstId,
        position: lying ? 'b' : secondary ? 'r' : 'l',
        crosses,
        hidden: false,
        between,
      },
      scope,
    ),
  ];
}

function axisXml(axis: Axis | undefined, place: AxisPlace, scope: OutScope): Xml {
  return tag(
    place.name,
    {},
    value('axId', place.id),
    tag(
      'c:scaling',
      {},
      axis?.logBase !== undefined && value('logBase', Math.min(1000, Math.max(2, axis.logBase))),
      value('orientation', axis?.reversed ? 'maxMin' : 'minMax'),
      axis?.max !== undefined && value('max', axis.max),
      axis?.min !== undefined && value('min', axis.min),
    ),
    value('delete', axis?.hidden || place.hidden ? 1 : 0),
    value('axPos', axis?.position ?? place.position),
    axis?.gridlines && tag('c:majorGridlines', {}, chartShapeXml(undefined, axis.gridlines, scope)),
    axis?.minorGridlines && tag('c:minorGridlines', {}, chartShapeXml(undefined, axis.minorGridlines, scope)),
    axis?.title !== undefined &&
      chartTitleXml(axis.title, { text: axis.titleText, turn: axis.titleRotation }, scope),
    tag('c:numFmt', { formatCode: axis?.format ?? 'General', sourceLinked: axis?.format === undefined }),
    value('majorTickMark', axis?.majorTick ?? 'none'),
    value('minorTickMark', axis?.minorTick ?? 'none'),
    value('tickLblPos', axis?.labels ?? 'nextTo'),
    chartShapeXml(undefined, axis?.line, scope),
    chartTextXml(axis?.text, scope, axis?.labelRotation),
    value('crossAx', place.crossing),
    typeof axis?.crosses === 'number'
      ? value('crossesAt', axis.crosses)
      : value('crosses', axis?.crosses ?? place.crosses),
    place.name === 'c:catAx' &&
      axis?.labelStep !== undefined &&
      value('tickLblSkip', Math.max(1, axis.labelStep)),
    ...(place.name === 'c:dateAx' ? datesXml(axis) : []),
    place.name === 'c:valAx' && value('crossBetween', place.between),
    place.name === 'c:valAx' &&
      axis?.majorUnit !== undefined &&
      axis.majorUnit > 0 &&
      value('majorUnit', axis.majorUnit),
    place.name === 'c:valAx' &&
      axis?.minorUnit !== undefined &&
      axis.minorUnit > 0 &&
      value('minorUnit', axis.minorUnit),
    place.name === 'c:valAx' &&
      axis?.displayUnit !== undefined &&
      axis.displayUnit > 0 &&
      tag('c:dispUnits', {}, value('custUnit', axis.displayUnit)),
  );
}

/** The steps of a date axis, in the order of CT_DateAx. */
function datesXml(axis: Axis | undefined): (Xml | false)[] {
  return [
    axis?.baseUnit !== undefined && value('baseTimeUnit', axis.baseUnit),
    axis?.majorUnit !== undefined && axis.majorUnit > 0 && value('majorUnit', axis.majorUnit),
    axis?.majorTimeUnit !== undefined && value('majorTimeUnit', axis.majorTimeUnit),
  ];
}
