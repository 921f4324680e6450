import {
  blankCourseware,
  type Chart,
  type CoursewareRecord,
  type Element,
  SnapshotReader,
} from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { parseXml } from '../../src/package/xml.ts';
import { png, read, sha256 } from '../deck-source.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const frame = { x: 10, y: 20, w: 400, h: 300 };

/** Writes a deck of one page with these elements, and optionally other records. */
function written(
  made: readonly Omit<Element, 'kind' | 'id' | 'parentId' | 'order' | 'frame'>[],
  more: readonly CoursewareRecord[] = [],
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Uint8Array {
  const { records } = blankCourseware();
  const page = records.find((each) => each.kind === 'page');
  const elements = made.map((each, i) => ({
    kind: 'element',
    id: `made${i}`,
    parentId: page?.id ?? '',
    order: `a${i}`,
    frame,
    ...each,
  })) as Element[];
  const reader = new SnapshotReader({ records: [...records, ...more, ...elements] });
  return writePptx(reader, (hash) => files.get(hash), { now: 0 });
}

function writtenChart(chart: Chart): Uint8Array {
  return written([{ type: 'chart', chart } as Element]);
}

/** The names of the children of the first element with this name, in order. */
function childrenOf(bytes: Uint8Array, name: string): string[] {
  const { root } = parseXml(
    strFromU8(unzipSync(bytes)['ppt/charts/chart1.xml'] ?? new Uint8Array()),
    strFromU8,
  );
  return (root.find(name)?.children ?? []).map((child) => child.name.replace('c:', ''));
}

function chartXmlOf(bytes: Uint8Array): string {
  return strFromU8(unzipSync(bytes)['ppt/charts/chart1.xml'] ?? new Uint8Array());
}

const series = {
  name: '一班',
  categories: ['语文', '数学', null],
  values: [1, null, 3],
  fill: { type: 'solid', color: { type: 'rgb', value: 'ff0000' } },
  marker: { symbol: 'circle', size: 200 },
  smooth: true,
  points: [
    { index: 2, explosion: 10 },
    { index: 0, fill: { type: 'none' } },
  ],
  labels: { value: true, position: 'outEnd', except: [1], format: '0.0%' },
} as const satisfies Chart['plots'][number]['series'][number];

function plotOf(plot: Partial<Chart['plots'][number]>): Chart {
  return {
    plots: [{ type: 'bar', series: [structuredClone(series) as Chart['plots'][0]['series'][0]], ...plot }],
    axes: [],
  };
}

describe('a written chart', () => {
  it('keeps the fields of a label, which are computed when it is drawn', async () => {
    const chart = plotOf({});
    const [plot] = chart.plots;
    const words = '[CATEGORY NAME]: [VALUE] of [3]';
    if (plot?.series[0]) plot.series[0] = { ...plot.series[0], labels: { own: [{ index: 0, words }] } };
    const bytes = writtenChart(chart);
    expect(chartXmlOf(bytes)).toMatch(/<a:fld [^>]*type="CATEGORYNAME">.*<a:fld [^>]*type="VALUE">/);
    expect(brokenRules(bytes)).toEqual([]);
    const [back] = (await read(bytes)).snapshot.records.flatMap((each) =>
      each.kind === 'element' && each.type === 'chart'
        ? [each.chart.plots[0]?.series[0]?.labels?.own?.[0]]
        : [],
    );
    expect(back?.words).toBe(words);
  });

  it.each([
    ['bar', 'idx order tx spPr invertIfNegative dPt dPt dLbls cat val'],
    ['line', 'idx order tx spPr marker dPt dPt dLbls cat val smooth'],
    ['area', 'idx order tx spPr dPt dPt dLbls cat val'],
    ['pie', 'idx order tx spPr dPt dPt dLbls cat val'],
    ['scatter', 'idx order tx spPr marker dPt dPt dLbls xVal yVal smooth'],
    ['bubble', 'idx order tx spPr invertIfNegative dPt dPt dLbls xVal yVal bubbleSize bubble3D'],
    ['radar', 'idx order tx spPr marker dPt dPt dLbls cat val'],
  ] as const)('of the kind %s has the elements of its series in the order of the standard', (type, order) => {
    const bytes = writtenChart(plotOf({ type }));
    expect(brokenRules(bytes)).toEqual([]);
    expect(childrenOf(bytes, 'c:ser')).toEqual(order.split(' '));
  });

  it('keeps its palette, which also has colours for series that are added later', async () => {
    const palette = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47'].map((value) => ({
      type: 'rgb' as const,
      value,
    }));
    const bytes = writtenChart({ ...plotOf({}), palette });
    expect(brokenRules(bytes)).toEqual([]);
    const { records } = (await read(bytes)).snapshot;
    const back = records.flatMap((each) => (each.kind === 'element' && each.type === 'chart' ? [each] : []));
    expect(back.map(({ chart }) => chart.palette)).toEqual([palette]);
  });

  it('has labels only at positions that PowerPoint allows', () => {
    const position = (plot: Partial<Chart['plots'][number]>) =>
      chartXmlOf(writtenChart(plotOf(plot))).includes('<c:dLblPos val="outEnd"/>');
    expect(position({ type: 'bar' })).toBe(true);
    expect(position({ type: 'pie' })).toBe(true);
    expect(position({ type: 'bar', grouping: 'stacked' })).toBe(false);
    expect(position({ type: 'doughnut' })).toBe(false);
    expect(position({ type: 'area' })).toBe(false);
    expect(position({ type: 'line' })).toBe(false);
  });

  it('has stock bars for three or four series, and lines otherwise', () => {
    const one = plotOf({ type: 'stock' });
    const [plot] = one.plots;
    if (!plot) throw new Error('a chart has a plot');
    const [only] = plot.series;
    if (!only) throw new Error('a plot has a series');
    expect(chartXmlOf(writtenChart(one))).toContain('<c:lineChart>');
    const four = { ...one, plots: [{ ...plot, series: [only, only, only, only] }] };
    expect(childrenOf(writtenChart(four), 'c:stockChart')).toEqual(
      'ser ser ser ser hiLowLines upDownBars axId axId'.split(' '),
    );
  });

  it.each([
    { type: 'bar', grouping: 'standard', gapWidth: 80, gapDepth: 60, shape: 'cylinder' },
    { type: 'bar', grouping: 'stacked', horizontal: true },
    { type: 'line', grouping: 'standard' },
    { type: 'area', grouping: 'standard' },
    { type: 'pie' },
  ] as const)('with depth keeps its view: %o', async (kind) => {
    const one = { categories: ['一', '二'], values: [1, 2] };
    const shape = kind.type === 'bar' ? { shape: 'cone' as const } : {};
    const solid: Chart = {
      plots: [{ ...kind, threeD: true, series: [{ ...one, ...shape }] }],
      axes: kind.type === 'pie' ? [] : [{ kind: 'value', position: 'l', gridlines: {} }],
      threeD: {
        rotX: 20,
        rotY: 330,
        height: 60,
        depth: 200,
        rightAngles: false,
        perspective: 40,
        floor: { fill: { type: 'none' } },
        backWall: { fill: { type: 'solid', color: { type: 'rgb', value: 'EEEEEE' } } },
      },
    };
    const bytes = writtenChart(solid);
    expect(brokenRules(bytes)).toEqual([]);
    const back = (await read(bytes)).snapshot.records.find(
      (each) => each.kind === 'element' && each.type === 'chart',
    );
    expect(back).toMatchObject({ chart: { plots: solid.plots, threeD: solid.threeD } });
  });

  it('keeps the position and frame of its title, a rotated axis title, and the colours of its series', async () => {
    const plain = { categories: ['一'], values: [1] };
    const own: Chart = {
      title: '成绩',
      titlePlace: { x: 0.25, y: 0.5 },
      titleFill: { type: 'none' },
      titleLine: { width: 2 },
      plots: [
        {
          type: 'line',
          series: [
            { ...plain, colorIndex: 4, points: [{ index: 0, marker: { symbol: 'none' } }] },
            { ...plain, colorIndex: 1 },
          ],
        },
      ],
      axes: [{ kind: 'value', position: 'l', title: '分', titleRotation: 0 }],
    };
    const bytes = writtenChart(own);
    expect(brokenRules(bytes)).toEqual([]);
    const chartOf = async (file: Uint8Array) =>
      (await read(file)).snapshot.records.find((each) => each.kind === 'element' && each.type === 'chart');
    const { axes, ...rest } = own;
    expect(await chartOf(bytes)).toMatchObject({ chart: rest });
    expect(await chartOf(bytes)).toMatchObject({
      chart: { axes: expect.arrayContaining([expect.objectContaining(axes[0] ?? {})]) },
    });
    // equal indices would be rejected: the series are numbered by position
    const twins = {
      ...own,
      plots: [
        {
          type: 'line',
          series: [
            { ...plain, colorIndex: 4 },
            { ...plain, colorIndex: 4 },
          ],
        },
      ],
    };
    expect(chartXmlOf(writtenChart(twins as Chart)).match(/<c:ser><c:idx val="\d"/g)).toEqual([
      '<c:ser><c:idx val="0"',
      '<c:ser><c:idx val="1"',
    ]);
  });

  it('keeps smooth curves between its points', async () => {
    const curve = (smooth?: boolean) =>
      chartXmlOf(
        writtenChart(
          plotOf({
            type: 'scatter',
            style: 'smoothMarker',
            series: [{ categories: [1, 2], values: [3, 4], smooth }],
          }),
        ),
      );
    expect(curve()).toContain('<c:smooth val="1"/>');
    expect(curve(false)).toContain('<c:smooth val="0"/>');
  });

  it('keeps its error bars, trend lines, single labels, ticks, crossings, split and legend', async () => {
    const rich: Chart = {
      plots: [
        {
          type: 'line',
          grouping: 'standard',
          markers: true,
          dropLines: { width: 2 },
          upDownBars: { gapWidth: 80, up: {}, down: {} },
          series: [
            {
              name: '气温',
              categories: ['一', '二'],
              values: [1, 2],
              labels: {
                value: true,
                separator: ' / ',
                own: [{ index: 1, value: true, words: '最高 2' }],
              },
              trendLines: [{ type: 'polynomial', order: 3, name: '走势', forward: 2, equation: true }],
              errorBars: [{ sides: 'plus', kind: 'own', plus: [0.5, 1], minus: [] }],
            },
          ],
        },
      ],
      axes: [
        { kind: 'category', position: 'b', labelStep: 2, labelRotation: -45, onMarks: true },
        {
          kind: 'value',
          position: 'l',
          crosses: 'max',
          majorTick: 'cross',
          minorTick: 'in',
          labels: 'low',
          minorUnit: 0.5,
          displayUnit: 1000,
        },
      ],
      legend: { position: 'r', except: [0], place: { x: 0.5, y: 0.25, w: 0.25, h: 0.125 } },
      layout: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 },
      layoutOuter: true,
      style: 10,
      rounded: true,
    };
    const bytes = writtenChart(rich);
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const back = snapshot.records.find((each) => each.kind === 'element' && each.type === 'chart');
    expect(back).toMatchObject({ chart: rich });
  });

  it('of two pies keeps which points are in the second pie', async () => {
    const pies: Chart = {
      plots: [
        {
          type: 'ofPie',
          style: 'bar',
          split: { by: 'percent', at: 10 },
          secondSize: 60,
          series: [{ categories: ['甲', '乙'], values: [95, 5] }],
        },
      ],
      axes: [],
    };
    const bytes = writtenChart(pies);
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const back = snapshot.records.find((each) => each.kind === 'element' && each.type === 'chart');
    expect(back).toMatchObject({ chart: pies });
  });

  it('keeps its labels’ format, points without labels, position of the plot, and axes', async () => {
    const chart: Chart = {
      ...plotOf({ type: 'line', secondary: true }),
      title: '第一行\n第二行',
      axes: [
        { kind: 'category', secondary: true },
        { kind: 'value', secondary: true, min: 0, max: 5, majorUnit: 1 },
      ],
      layout: { x: 0.1, y: 0.2, w: 0.5, h: 0.6 },
    };
    const { snapshot } = await read(writtenChart(chart));
    const back = snapshot.records.find((each) => each.kind === 'element' && each.type === 'chart');
    expect(back).toMatchObject({
      chart: {
        title: '第一行\n第二行',
        layout: chart.layout,
        plots: [
          { series: [{ name: '一班', values: [1, null, 3], labels: { except: [1], format: '0.0%' } }] },
        ],
        axes: [{ kind: 'category' }, { kind: 'value', min: 0, max: 5, majorUnit: 1 }],
      },
    });
    // Secondary axes without primary axes become the primary axes.
    expect(JSON.stringify(back)).not.toContain('secondary');
  });

  it('has its data in a worksheet, so that they can be edited in PowerPoint', () => {
    const other = { name: '二班', categories: [1.5, 2.5], values: [4, 5] };
    const [plot] = plotOf({}).plots;
    const bytes = writtenChart({
      plots: plot ? [{ ...plot, series: [...plot.series, { ...series, points: [] }, other] }] : [],
      axes: [],
    });
    const files = unzipSync(bytes);
    expect(strFromU8(files['ppt/charts/_rels/chart1.xml.rels'] ?? new Uint8Array())).toContain(
      'embeddings/chart1.xlsx',
    );
    const sheet = strFromU8(
      unzipSync(files['ppt/embeddings/chart1.xlsx'] ?? new Uint8Array())['xl/worksheets/sheet1.xml'] ??
        new Uint8Array(),
    );
    const references = [...chartXmlOf(bytes).matchAll(/<c:f>Sheet1!([^<]*)<\/c:f>/g)].map(
      (match) => match[1],
    );
    expect(references).toEqual([
      ...['$B$1', '$A$2:$A$4', '$B$2:$B$4'],
      ...['$C$1', '$A$2:$A$4', '$C$2:$C$4'],
      ...['$E$1', '$D$2:$D$3', '$E$2:$E$3'],
    ]);
    expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">语文</t></is></c>');
    expect(sheet).toContain('<c r="B4"><v>3</v></c>');
    expect(sheet).not.toContain('r="B3"');
    expect(sheet).toContain('<c r="D2"><v>1.5</v></c>');
  });
});

describe('a written embedded object', () => {
  it('keeps its file, its program and its picture', async () => {
    const file = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
    const mime = 'application/vnd.openxmlformats-officedocument.oleobject';
    const assets: CoursewareRecord[] = [
      { kind: 'asset', id: sha256(png()), mime: 'image/png', size: png().length },
      { kind: 'asset', id: sha256(file), mime, size: file.length },
    ];
    const object = { program: 'Equation.DSMT4', asset: sha256(file) };
    const picture = { type: 'picture', asset: sha256(png()), object } as Element;
    const files = new Map([
      [sha256(png()), png()],
      [sha256(file), file],
    ]);
    const bytes = written([picture, picture], assets, files);
    expect(brokenRules(bytes)).toEqual([]);
    expect(Object.keys(unzipSync(bytes)).filter((name) => name.includes('embeddings'))).toHaveLength(1);
    const back = (await read(bytes)).snapshot.records.filter(
      (each) => each.kind === 'element' && each.type === 'picture',
    );
    expect(back).toHaveLength(2);
    for (const each of back) expect(each).toMatchObject({ frame, asset: sha256(png()), object });
    // Without the file of the object, the picture alone is written.
    const alone = await read(written([picture], assets, new Map([[sha256(png()), png()]])));
    const left = alone.snapshot.records.find((each) => each.kind === 'element' && each.type === 'picture');
    expect(left).toMatchObject({ asset: sha256(png()) });
    expect(left).not.toHaveProperty('object');
  });
});
