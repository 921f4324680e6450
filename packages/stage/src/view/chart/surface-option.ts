import { axisScale } from './cartesian/axis-scale.ts';
import { axisOf } from './cartesian/chart-axes.ts';
import { type ChartScope, type PlotRoom, seriesColor } from './chart-scope.ts';
import { labelText } from './data-label.ts';
import { formatNumber } from './number-format.ts';
import { textWidth } from './text-width.ts';

type Point = readonly [number, number];

/** The most parts into which a face between four values is divided for its colour bands, and the most parts in all. */
const PARTS = 16;
const MOST_FACES = 5000;

/** The colour bands of a surface: the ends and the colour of each. */
export function surfaceBands(
  scope: ChartScope,
): { readonly from: number; readonly to: number; readonly color: string }[] {
  const values = scope.chart.plots.flatMap((plot) =>
    plot.series.flatMap((series) => series.values.filter((value) => value !== null)),
  );
  const { min, max, step } = axisScale(values, 7, axisOf(scope.chart, false, 'value'));
  const count = Math.max(1, Math.min(60, Math.ceil((max - min) / step - 1e-9)));
  return Array.from({ length: count }, (_, index) => ({
    from: min + index * step,
    to: Math.min(max, min + (index + 1) * step),
    color: seriesColor(scope, index, count),
  }));
}

/**
 * A surface (c:surfaceChart, 21.2.2.200): the values of categories and series as heights, coloured in bands; seen from
 * the side when it is solid, from above when it is flat.
 */
export function surfaceSeries(scope: ChartScope, room: PlotRoom): object[] {
  const [plot] = scope.chart.plots;
  const series = plot?.series ?? [];
  const columns = Math.max(2, ...series.map((one) => one.values.length));
  const rows = Math.max(2, series.length);
  const bands = surfaceBands(scope);
  const [low, high] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1];
  const text = labelText(scope);
  const left = room.left + textWidth(formatNumber(high, undefined), text) + text.fontSize;
  const area = {
    left,
    top: room.top + text.fontSize,
    width: Math.max(1, scope.size.w - left - room.right - text.fontSize * 4),
    height: Math.max(1, scope.size.h - room.top - room.bottom - text.fontSize * 3.5),
  };
  const solid = plot?.threeD === true;
  const place = solid ? fromTheSide(area) : fromAbove(area);
  const heightAt = heightsOf(series, { columns, rows, low });
  const at = (x: number, y: number): Point =>
    place(x / (columns - 1), y / (rows - 1), (heightAt(x, y) - low) / (high - low || 1));
  const faces: object[] = [];
  const fine = Math.max(1, Math.min(PARTS, Math.floor(Math.sqrt(MOST_FACES / (columns * rows)))));
  // From the back to the front, so that the front covers the back.
  for (let row = (rows - 1) * fine - 1; row >= 0; row--) {
    for (let column = 0; column < (columns - 1) * fine; column++) {
      const [x, y, d] = [column / fine, row / fine, 1 / fine];
      const middle = heightAt(x + d / 2, y + d / 2);
      const band = bands.find(({ to }) => middle <= to) ?? bands.at(-1);
      faces.push({
        type: 'polygon',
        shape: { points: [at(x, y), at(x + d, y), at(x + d, y + d), at(x, y + d)] },
        style: plot?.wireframe
          ? { fill: '#ffffff', stroke: band?.color, lineWidth: 1 }
          : { fill: band?.color, stroke: band?.color, lineWidth: 0.6 },
      });
    }
  }
  const net = netOf(series, columns, at);
  const word = wordsIn(text);
  const categories = series[0]?.categories ?? [];
  const skip = Math.max(1, Math.ceil((columns * text.fontSize * 3) / area.width));
  const names = [
    ...Array.from({ length: columns }, (_, index) => index)
      .filter((index) => index % skip === 0)
      .map((index) => {
        const [x, y] = place(index / (columns - 1), 0, 0);
        return word(String(categories[index] ?? index + 1), [x, y + 6], 'center', 'top');
      }),
    ...series.map((one, index) => {
      const [x, y] = place(1, index / (rows - 1), 0);
      return word(one.name ?? String(index + 1), [x + 6, y], 'left', 'middle');
    }),
    ...(solid
      ? bands.map((band) => {
          const [x, y] = place(0, 0, (band.to - low) / (high - low || 1));
          return word(
            formatNumber(band.to, axisOf(scope.chart, false, 'value')?.format),
            [x - 6, y],
            'right',
            'middle',
          );
        })
      : []),
  ];
  return [
    {
      type: 'custom',
      coordinateSystem: 'none',
      silent: true,
      data: [0],
      renderItem: () => ({ type: 'group', children: [...faces, ...(solid ? [] : net), ...names] }),
    },
  ];
}

type Series = ChartScope['chart']['plots'][number]['series'];

interface Heights {
  readonly columns: number;
  readonly rows: number;
  /** The height where a series has no value. */
  readonly low: number;
}

/** The height at any place between the values, in columns and rows. */
function heightsOf(series: Series, { columns, rows, low }: Heights) {
  return (x: number, y: number) => {
    const value = (column: number, row: number) => series[row]?.values[column] ?? low;
    const [c, r] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
    const [u, v] = [x - c, y - r];
    const near = value(c, r) * (1 - u) + value(c + 1, r) * u;
    const far = value(c, r + 1) * (1 - u) + value(c + 1, r + 1) * u;
    return near * (1 - v) + far * v;
  };
}

/** The lines of all series and of all categories. */
function netOf(series: Series, columns: number, at: (x: number, y: number) => Point): object[] {
  return [
    ...series.map((_, row) => Array.from({ length: columns }, (__, column) => at(column, row))),
    ...Array.from({ length: columns }, (_, column) => series.map((__, row) => at(column, row))),
  ].map((points) => ({
    type: 'polyline',
    shape: { points },
    style: { stroke: '#00000040', lineWidth: 0.8, fill: 'none' },
  }));
}

function wordsIn(text: ReturnType<typeof labelText>) {
  return (words: string, [x, y]: Point, align: string, baseline: string) => ({
    type: 'text',
    style: {
      x,
      y,
      text: words,
      align,
      verticalAlign: baseline,
      fill: text.color,
      font: `${text.fontSize}px ${text.fontFamily}`,
    },
  });
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function fromAbove({ left, top, width, height }: Area) {
  return (x: number, y: number): Point => [left + x * width, top + (1 - y) * height];
}

/** The projection: depth runs to the upper right. */
function fromTheSide({ left, top, width, height }: Area) {
  const [deep, high] = [0.3, 0.3];
  return (x: number, y: number, z: number): Point => [
    left + width * ((1 - deep) * x + deep * y),
    top + height * (1 - high * y - (1 - high) * z),
  ];
}
