import type { Chart, ChartSeries } from '@lectern/courseware';
import { axisScale } from './axis-scale.ts';
import { chartStroke, chartText } from './chart-paint.ts';
import type { ChartScope } from './chart-scope.ts';
import { formatNumber } from './number-format.ts';
import { textWidth } from './text-width.ts';

type Axis = Chart['axes'][number];

export function axisOf(
  chart: Chart,
  second: boolean,
  role: 'category' | 'value' | 'across' | 'upright',
): Axis | undefined {
  const candidates = chart.axes.filter((axis) => Boolean(axis.secondary) === second);
  if (role === 'category') return candidates.find((axis) => axis.kind === 'category' || axis.kind === 'date');
  const values = candidates.filter((axis) => axis.kind === 'value');
  if (role === 'value') return values[0];
  const flat = values.filter((axis) => axis.position === 'b' || axis.position === 't');
  return role === 'across' ? (flat[0] ?? values[0]) : values.find((axis) => !flat.includes(axis));
}

function axisLook({ chart, design }: ScopeOf, axis: Axis | undefined, second: boolean) {
  const text = chartText(design, 10, chart.text, axis?.text);
  const line = chartStroke(axis?.line, design);
  return {
    show: axis !== undefined && axis.hidden !== true,
    inverse: axis?.reversed,
    position: second && axis?.position ? SIDES[axis.position] : undefined,
    name: axis?.title,
    nameLocation: 'middle' as const,
    nameGap: text.fontSize * 2,
    nameTextStyle: text,
    axisLine: { show: axis?.line?.fill?.type !== 'none', lineStyle: line ?? { color: '#8c8c8c', width: 1 } },
    axisTick: { show: false },
  };
}
type ScopeOf = Pick<ChartScope, 'chart' | 'design'>;
const SIDES = { l: 'left', r: 'right', t: 'top', b: 'bottom' } as const;

export function categoryAxis(
  scope: ChartScope,
  axis: Axis | undefined,
  categories: ChartSeries['categories'],
  second: boolean,
  room: { readonly width: number },
) {
  const { chart, design } = scope;
  const area = chart.plots.every((plot) => plot.type === 'area');
  const text = chartText(design, 10, chart.text, axis?.text);
  const names = categories.map((name) =>
    typeof name === 'number' ? formatNumber(name, axis?.format) : (name ?? ''),
  );
  const upright = !chart.plots.some((plot) => plot.type === 'bar' && plot.horizontal);
  // What the value axis' own labels take is not known yet; they are about four letters wide.
  const slot = (room.width - text.fontSize * 3) / Math.max(1, names.length);
  return {
    type: 'category' as const,
    ...axisLook(scope, axis, second),
    show: second ? false : axis?.hidden !== true,
    boundaryGap: !area,
    data: names,
    axisLabel: { ...text, ...(upright ? labelFit(names, text.fontSize, slot) : { hideOverlap: true }) },
    splitLine: { show: axis?.gridlines !== undefined, lineStyle: chartStroke(axis?.gridlines, design) },
  };
}

/** Labels under an axis: in a line, else in words under one another, else leaning, as PowerPoint tries them. */
function labelFit(names: readonly string[], fontSize: number, slot: number) {
  const widths = names.map((name) => textWidth(name, fontSize));
  if (Math.max(0, ...widths) <= slot) return { interval: 0 };
  const words = names.flatMap((name) => name.split(/\s+/)).map((word) => textWidth(word, fontSize));
  if (Math.max(0, ...words) <= slot && Math.max(0, ...widths) <= slot * 2.5) {
    return { interval: 0, width: slot, overflow: 'break' as const, lineHeight: fontSize * 1.2 };
  }
  return fontSize * 1.1 <= slot ? { interval: 0, rotate: 45 } : { rotate: 45, hideOverlap: true };
}

/** What a value axis must reach when it does not say, and the pixels that it has for it. */
export interface ValueReach {
  readonly values: readonly number[];
  readonly length: number;
  readonly percent: boolean;
}

export function valueAxis(scope: ChartScope, axis: Axis | undefined, reach: ValueReach, second: boolean) {
  const { chart, design } = scope;
  const grid = axis?.gridlines;
  const text = chartText(design, 10, chart.text, axis?.text);
  const scale = reach.percent
    ? { min: 0, max: 1, step: 0.1 * Math.max(1, Math.ceil((text.fontSize * 18) / reach.length)) }
    : axisScale(reach.values, Math.floor(reach.length / (text.fontSize * 2)));
  return {
    type: axis?.logBase ? ('log' as const) : ('value' as const),
    logBase: axis?.logBase,
    ...axisLook(scope, axis, second),
    ...(axis?.logBase
      ? { min: axis.min, max: axis.max }
      : {
          min: axis?.min ?? scale.min,
          max: axis?.max ?? scale.max,
          interval:
            axis?.majorUnit ?? (axis?.max === undefined && axis?.min === undefined ? scale.step : undefined),
        }),
    axisLabel: {
      ...text,
      formatter: (value: number) => formatNumber(value, reach.percent ? '0%' : axis?.format),
    },
    splitLine: {
      show: !second && grid !== undefined && grid.fill?.type !== 'none',
      lineStyle: chartStroke(grid, design) ?? { color: '#d9d9d9', width: 1 },
    },
  };
}
