import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from './chart-scope.ts';
import { surfaceBands, surfaceSeries } from './surface-option.ts';

const rgb = (value: string) => ({ type: 'rgb', value });
const room = { left: 0, top: 0, right: 0, bottom: 0 };
const RED = '#aa0000';
const BLUE = '#0000bb';

interface Shape {
  readonly type: string;
  readonly shape: { readonly points: number[][] };
  readonly style: Readonly<Record<string, unknown>> & { readonly text: string };
}
/** A chart of two bands from 0 to 10, with texts of 10 pixels. */
function scopeOf(
  values: (number | null)[][],
  { plot = {} as object, axis = {} as object, categories = [] as unknown[] } = {},
) {
  const chart = {
    plots: [
      {
        type: 'surface',
        ...plot,
        series: values.map((one, at) => ({ categories, values: one, name: at === 0 ? '一' : undefined })),
      },
    ],
    axes: [{ kind: 'value', min: 0, max: 10, majorUnit: 5, ...axis }],
    palette: [rgb('AA0000'), rgb('0000BB')],
    text: { size: 7.5 },
  } as unknown as Chart;
  const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
  // "10" and the gap at the left have 20.2 pixels: 200 by 100 pixels are left.
  return { chart, design, size: { w: 260.2, h: 135 } } as ChartScope;
}
function drawn(...given: Parameters<typeof scopeOf>) {
  return drawnIn(room, ...given);
}
function drawnIn(space: typeof room, ...given: Parameters<typeof scopeOf>) {
  const [made] = surfaceSeries(scopeOf(...given), space) as { renderItem: () => { children: Shape[] } }[];
  const all = made?.renderItem().children ?? [];
  const texts = all.filter(({ type }) => type === 'text').map(({ style }) => style);
  return {
    faces: all.filter(({ type }) => type === 'polygon'),
    lines: all.filter(({ type }) => type === 'polyline'),
    texts,
    words: texts.map(({ text }) => text),
  };
}
const round = (points: readonly number[][] | undefined) =>
  points?.map((point) => point.map((one) => Math.round(one * 10) / 10));
/** A plane that rises from 0 to 10 with the series. */
const slope = [
  [0, 0],
  [10, 10],
];

describe('surfaceBands', () => {
  const bands = (values: (number | null)[], axis: object = {}) => surfaceBands(scopeOf([values], { axis }));

  it('returns a band for each step of the axis, the last one up to its end', () => {
    expect(bands([1, null])).toEqual([
      { from: 0, to: 5, color: RED },
      { from: 5, to: 10, color: BLUE },
    ]);
    expect(bands([1], { max: 12 }).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [5, 10],
      [10, 12],
    ]);
  });

  it('returns at most 60 bands, and steps that the values need without ends in the file', () => {
    expect(bands([1], { max: 100, majorUnit: 1 })).toHaveLength(60);
    const free = { min: undefined, max: undefined, majorUnit: undefined };
    expect(bands([0, 95], free).map(({ from }) => from)).toEqual([0, 20, 40, 60, 80]);
  });
});

describe('surfaceSeries', () => {
  it('fills the plot from above, with rows of faces from the back to the front in the colours of their bands', () => {
    const { faces } = drawn(slope);
    expect(faces).toHaveLength(256);
    expect(round(faces[0]?.shape.points)).toEqual([
      [20.2, 16.3],
      [32.7, 16.3],
      [32.7, 10],
      [20.2, 10],
    ]);
    expect(round(faces.at(-1)?.shape.points)).toEqual([
      [207.7, 110],
      [220.2, 110],
      [220.2, 103.8],
      [207.7, 103.8],
    ]);
    expect(faces[0]?.style).toEqual({ fill: BLUE, stroke: BLUE, lineWidth: 0.6 });
    // Half of the rows are in each band.
    expect(faces.filter(({ style }) => style.fill === RED)).toHaveLength(128);
  });

  it('leaves its room free', () => {
    const { faces } = drawnIn({ left: 10, top: 20, right: 30, bottom: 40 }, slope);
    // 160 by 40 pixels are left, from 30.2 and 30 on.
    expect(round(faces.at(-16)?.shape.points)?.[0]).toEqual([30.2, 70]);
    expect(round(faces[15]?.shape.points)?.[2]).toEqual([190.2, 30]);
  });

  it('is seen from the side when it is solid', () => {
    const { faces } = drawn(slope, { plot: { threeD: true } });
    // The near edge is at height 0, the far edge at height 10, 30 % to the right and upwards.
    expect(round(faces.at(-16)?.shape.points)?.[0]).toEqual([20.2, 110]);
    expect(round(faces[15]?.shape.points)?.[2]).toEqual([220.2, 10]);
    expect(round(faces[0]?.shape.points)?.[3]).toEqual([80.2, 10]);
  });

  it('is a net of white faces when it is a wireframe', () => {
    expect(drawn(slope, { plot: { wireframe: true } }).faces[0]?.style).toEqual({
      fill: '#ffffff',
      stroke: BLUE,
      lineWidth: 1,
    });
  });

  it('has the lower end of the axis where a series has no value, and heights between the values', () => {
    const colors = (values: (number | null)[][]) => drawn(values).faces.map(({ style }) => style.fill);
    expect(new Set(colors([[null, null], []]))).toEqual(new Set([RED]));
    const across = colors([
      [0, 10],
      [0, 10],
    ]).slice(0, 16);
    expect(across).toEqual([...Array(8).fill(RED), ...Array(8).fill(BLUE)]);
  });

  it('has fewer faces per value for many values', () => {
    const values = Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 5));
    // Two parts per value: 4 x 900 faces are fewer than 5000.
    expect(drawn(values).faces).toHaveLength((29 * 2) ** 2);
  });

  it('has the lines of all series and categories from above only', () => {
    const { lines } = drawn(slope);
    expect(lines.map(({ shape }) => round(shape.points))).toEqual([
      [
        [20.2, 110],
        [220.2, 110],
      ],
      [
        [20.2, 10],
        [220.2, 10],
      ],
      [
        [20.2, 110],
        [20.2, 10],
      ],
      [
        [220.2, 110],
        [220.2, 10],
      ],
    ]);
    expect(drawn(slope, { plot: { threeD: true } }).lines).toEqual([]);
  });

  it('has the names of the categories below and of the series at the right, and numbers without names', () => {
    const { texts, words } = drawn(slope, { categories: ['甲', null] });
    expect(words).toEqual(['甲', '2', '一', '2']);
    expect(texts[0]).toMatchObject({
      x: expect.closeTo(20.2, 6),
      y: 116,
      align: 'center',
      verticalAlign: 'top',
    });
    expect(texts[2]).toMatchObject({
      x: expect.closeTo(226.2, 6),
      y: 110,
      align: 'left',
      verticalAlign: 'middle',
    });
    expect(texts[3]).toMatchObject({ y: 10 });
  });

  it('has the ends of the bands at the left when it is solid', () => {
    const { texts, words } = drawn(slope, { plot: { threeD: true }, axis: { format: '0.0' } });
    expect(words.slice(-2)).toEqual(['5.0', '10.0']);
    expect(texts.at(-1)).toMatchObject({ x: expect.closeTo(14.2, 6), y: 40, align: 'right' });
  });

  it('leaves names out when the categories are many', () => {
    const values = [Array.from({ length: 10 }, () => 5)];
    // Ten names of 30 pixels in 200 pixels.
    expect(drawn(values).words.filter((word) => /^\d+$/.test(word))).toEqual(['1', '3', '5', '7', '9']);
  });
});
