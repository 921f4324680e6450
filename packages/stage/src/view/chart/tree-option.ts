import type { ChartSeries } from '@lectern/courseware';
import { chartFill } from './chart-paint.ts';
import { type ChartScope, type PlotRoom, seriesColor } from './chart-scope.ts';
import { labelText } from './data-label.ts';
import { formatNumber } from './number-format.ts';

interface Branch {
  readonly name: string;
  value: number;
  color: unknown;
  readonly children: Branch[];
}

/** The points of a series as a tree: outer levels contain inner levels, and an empty inner level ends a branch. */
export function branchesOf(scope: ChartScope, series: ChartSeries): Branch[] {
  const levels = (series.levels ?? [series.categories]).map((level, depth) => {
    const filled = [...level];
    for (let at = 1; depth > 0 && at < filled.length; at++) filled[at] ??= filled[at - 1] ?? null;
    return filled;
  });
  const roots: Branch[] = [];
  series.values.forEach((value, at) => {
    const path = levels
      .map((level) => String(level[at] ?? ''))
      .filter((name) => name !== '')
      .reverse();
    let list = roots;
    for (const [depth, name] of (path.length > 0 ? path : [String(at + 1)]).entries()) {
      let branch = list.find((one) => one.name === name);
      if (!branch || (depth === path.length - 1 && branch.children.length === 0)) {
        branch = { name, value: 0, color: undefined, children: [] };
        list.push(branch);
      }
      branch.value += Math.max(0, value ?? 0);
      if (depth === path.length - 1) {
        branch.color = chartFill(series.points?.find((point) => point.index === at)?.fill, scope.design);
      }
      list = branch.children;
    }
  });
  roots.forEach((root, at) => {
    root.color ??= seriesColor(scope, at, roots.length);
  });
  return roots;
}

/** A treemap or a sunburst ([MS-ODRAWXML] 2.24.3.66). */
export function treeSeries(scope: ChartScope, room: PlotRoom): object[] {
  const [plot] = scope.chart.plots;
  const [series] = plot?.series ?? [];
  if (!plot || !series) return [];
  const text = labelText(scope, series.labels?.text);
  const words = ({ name, value }: { name: string; value?: unknown }) =>
    series.labels?.value && typeof value === 'number'
      ? `${name}\n${formatNumber(value, series.labels.format)}`
      : name;
  const leaf = (branch: Branch): object => ({
    name: branch.name,
    value: branch.value,
    itemStyle: branch.color === undefined ? undefined : { color: branch.color },
    children: branch.children.length > 0 ? branch.children.map(leaf) : undefined,
  });
  const data = branchesOf(scope, series).map(leaf);
  const white = { ...text, ...(series.labels?.text?.fill ? {} : { color: '#ffffff' }) };
  if (plot.type === 'sunburst') {
    const { w, h } = scope.size;
    const radius = Math.min(w - room.left - room.right, h - room.top - room.bottom) / 2;
    return [
      {
        type: 'sunburst',
        silent: true,
        nodeClick: false,
        sort: undefined,
        center: [room.left + (w - room.left - room.right) / 2, room.top + (h - room.top - room.bottom) / 2],
        radius: [radius * 0.16, radius * 0.96],
        label: { ...white, minAngle: 6, formatter: words },
        itemStyle: { borderColor: '#ffffff', borderWidth: 1.5 },
        data,
      },
    ];
  }
  const deep = data.some((one) => 'children' in one && one.children !== undefined);
  return [
    {
      type: 'treemap',
      silent: true,
      roam: false,
      nodeClick: false,
      breadcrumb: { show: false },
      ...room,
      width: undefined,
      height: undefined,
      label: { ...white, formatter: words, position: 'insideTopLeft', overflow: 'truncate' },
      upperLabel: { show: deep, ...white, height: text.fontSize * 1.7 },
      itemStyle: { borderColor: '#ffffff', borderWidth: 1, gapWidth: 1 },
      levels: [
        { itemStyle: { borderWidth: 0, gapWidth: 3 }, upperLabel: { show: false } },
        { itemStyle: { borderColorSaturation: 0.4, gapWidth: 1 } },
      ],
      data,
    },
  ];
}
