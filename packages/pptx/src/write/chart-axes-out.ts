import type { Chart } from '@lectern/courseware';
import { chartShapeXml, chartTextXml, chartTitleXml, value } from './chart-text-out.ts';
import type { OutScope } from './out-scope.ts';
import { tag, type Xml } from './xml-out.ts';

type Axis = Chart['axes'][number];

/** Ids of the two pairs of axes; they need only differ within a chart. */
export const AXES = { primary: [111_111_111, 222_222_222], secondary: [333_333_333, 444_444_444] } as const;

interface AxisPlace {
  readonly name: 'c:catAx' | 'c:dateAx' | 'c:valAx';
  readonly id: number;
  readonly crossing: number;
  readonly position: string;
  /** Second axes stand on the far side. */
  readonly crosses: 'autoZero' | 'max';
  readonly hidden: boolean;
  readonly between: 'between' | 'midCat';
}

/** The two axes of a pair (21.2.2): the categories' or x, and the values'. */
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
  // Areas and points begin on the axis, bars and lines beside it.
  const between = byX || plots.every((plot) => plot.type === 'area') ? 'midCat' : 'between';
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
    axis?.title !== undefined && chartTitleXml(axis.title, undefined, scope),
    tag('c:numFmt', { formatCode: axis?.format ?? 'General', sourceLinked: axis?.format === undefined }),
    value('majorTickMark', 'out'),
    value('minorTickMark', 'none'),
    value('tickLblPos', 'nextTo'),
    chartShapeXml(undefined, axis?.line, scope),
    chartTextXml(axis?.text, scope),
    value('crossAx', place.crossing),
    value('crosses', place.crosses),
    place.name === 'c:valAx' && value('crossBetween', place.between),
    place.name === 'c:valAx' &&
      axis?.majorUnit !== undefined &&
      axis.majorUnit > 0 &&
      value('majorUnit', axis.majorUnit),
  );
}
