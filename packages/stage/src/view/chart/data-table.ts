import { chartText } from './chart-paint.ts';
import { type ChartScope, type PlotRoom, seriesColor } from './chart-scope.ts';
import { formatNumber } from './number-format.ts';
import { textWidth } from './text-width.ts';

/** The space that a data table under the plot needs at the left and below, pixels. */
export function tableRoom(scope: ChartScope): {
  readonly left: number;
  readonly bottom: number;
  readonly row: number;
} {
  const text = chartText(scope.design, 10, scope.chart.text);
  const series = scope.chart.plots.flatMap((plot) => plot.series);
  const names = series.map((one) => textWidth(one.name ?? '', text));
  const row = text.fontSize * 1.5;
  const widest = names.reduce((most, width) => Math.max(most, width), 0);
  return {
    left: Math.min(scope.size.w * 0.35, widest + text.fontSize * 2),
    bottom: row * (series.length + 1),
    row,
  };
}

/** A data table under the plot (c:dTable, 21.2.2.54), with a row per series and a column per category. */
export function dataTable(scope: ChartScope, room: PlotRoom): object {
  const { chart, design, size } = scope;
  const text = chartText(design, 10, chart.text);
  const font = `${text.fontSize}px ${text.fontFamily}`;
  const series = chart.plots.flatMap((plot) => plot.series);
  const { row, left: names } = tableRoom(scope);
  const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
  const columns = Math.max(1, categories.length);
  const width = Math.max(1, size.w - room.left - room.right);
  const top = size.h - room.bottom;
  const slot = width / columns;
  const word = (words: string, x: number, line: number, align: string) => ({
    type: 'text',
    style: {
      x,
      y: top + row * (line + 0.5),
      text: words,
      align,
      verticalAlign: 'middle',
      fill: text.color,
      font,
      width: align === 'left' ? names : slot,
      overflow: 'truncate',
    },
  });
  const rule = (x1: number, y1: number, x2: number, y2: number) => ({
    type: 'line',
    shape: { x1, y1, x2, y2 },
    style: { stroke: '#bfbfbf', lineWidth: 1 },
  });
  const bottom = top + row * (series.length + 1);
  const parts: object[] = [];
  for (let line = 0; line <= series.length + 1; line++) {
    const from = line === 0 ? room.left : room.left - names;
    parts.push(rule(from, top + row * line, room.left + width, top + row * line));
  }
  for (let column = 0; column <= columns; column++) {
    parts.push(rule(room.left + slot * column, top, room.left + slot * column, bottom));
  }
  parts.push(rule(room.left - names, top + row, room.left - names, bottom));
  categories.forEach((name, column) => {
    parts.push(word(String(name ?? ''), room.left + slot * (column + 0.5), 0, 'center'));
  });
  series.forEach((one, line) => {
    const key = text.fontSize * 0.6;
    parts.push({
      type: 'rect',
      shape: { x: room.left - names + 4, y: top + row * (line + 1.5) - key / 2, width: key, height: key },
      style: { fill: seriesColor(scope, one.colorIndex ?? line, series.length) },
    });
    parts.push(word(one.name ?? '', room.left - names + key + 8, line + 1, 'left'));
    one.values.slice(0, columns).forEach((value, column) => {
      const words = value === null ? '' : formatNumber(value, one.labels?.format);
      parts.push(word(words, room.left + slot * (column + 0.5), line + 1, 'center'));
    });
  });
  return {
    type: 'custom',
    coordinateSystem: 'none',
    silent: true,
    data: [0],
    renderItem: () => ({ type: 'group', children: parts }),
  };
}
