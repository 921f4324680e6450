import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../test/tree-scope.ts';
import { rootOf } from '../../test/xml-source.ts';
import { readExtendedChart } from './read-extended-chart.ts';

const scope = await scopeOf();
const NAMESPACES =
  'xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const level = (...values: readonly (number | string)[]) =>
  `<cx:lvl>${values.map((value, index) => (value === '' ? '' : `<cx:pt idx="${index}">${value}</cx:pt>`)).join('')}</cx:lvl>`;
const data = (id: number, ...values: readonly (number | string)[]) =>
  `<cx:data id="${id}"><cx:strDim type="cat">${level(...values.map((_, index) => 'abcdef'.charAt(index)))}</cx:strDim><cx:numDim type="val">${level(...values)}</cx:numDim></cx:data>`;
const series = (layout: string, content = '', attributes = '', id = 0) =>
  `<cx:series layoutId="${layout}" ${attributes}>${content}<cx:dataId val="${id}"/></cx:series>`;

function chartOf(
  all: string,
  { values = [10, -3, 7] as (number | string)[], area = '', beside = '', root = '', more = '' } = {},
) {
  return readExtendedChart(
    rootOf(
      `<cx:chartSpace ${NAMESPACES}><cx:chartData>${data(0, ...values)}${more}</cx:chartData><cx:chart>${beside}<cx:plotArea><cx:plotAreaRegion>${all}</cx:plotAreaRegion>${area}</cx:plotArea></cx:chart>${root}</cx:chartSpace>`,
    ),
    scope,
  );
}

const solid = (slot: string) => ({ type: 'solid', color: { type: 'scheme', slot } });

describe('readExtendedChart', () => {
  it('returns undefined without numbers or visible series', () => {
    expect(chartOf('')).toBeUndefined();
    expect(chartOf(series('funnel'), { values: [] })).toBeUndefined();
    expect(chartOf(series('funnel', '', 'hidden="1"'))).toBeUndefined();
    expect(chartOf(series('paretoLine'))).toBeUndefined();
    expect(chartOf(series('funnel', '', '', 5))).toBeUndefined();
  });

  it.each(['treemap', 'sunburst'])('returns the first series of a %s without axes', (layout) => {
    const more = data(1, 5);
    expect(chartOf(series(layout) + series(layout, '', '', 1), { more })).toMatchObject({
      plots: [
        { type: layout, varyColors: true, series: [{ categories: ['a', 'b', 'c'], values: [10, -3, 7] }] },
      ],
      axes: [],
    });
  });

  it('returns a box plot, with its median left out unless the file includes it', () => {
    const box = (method: string) =>
      chartOf(series('boxWhisker', `<cx:layoutPr><cx:statistics ${method}/></cx:layoutPr>`))?.plots;
    expect(box('quartileMethod="exclusive"')).toMatchObject([
      { type: 'boxWhisker', gapWidth: 50, exclusive: true },
    ]);
    expect(box('')?.[0]?.exclusive).toBe(true);
    expect(box('quartileMethod="inclusive"')?.[0]?.exclusive).toBeUndefined();
  });

  it('returns columns for another layout', () => {
    expect(chartOf(series('regionMap') + series('regionMap'))?.plots).toMatchObject([
      { type: 'bar', grouping: 'clustered', series: [{ values: [10, -3, 7] }, { values: [10, -3, 7] }] },
    ]);
  });
});

describe('a waterfall of readExtendedChart', () => {
  const waterfall = (values: (number | string)[], content = '') => {
    const [base, amounts] = chartOf(series('waterfall', content), { values })?.plots[0]?.series ?? [];
    return { base, amounts };
  };

  it.each([
    [
      [10, -3, 4],
      [0, 7, 7],
      [10, 3, 4],
    ],
    [
      [5, -8, 1],
      [0, 0, -2],
      [5, -3, -1],
    ],
    [
      [-5, -2, 3],
      [0, -5, -4],
      [-5, -2, -3],
    ],
    [
      [2, '', 3],
      [0, 2, 2],
      [2, 0, 3],
    ],
  ])('of the amounts %j has the bases %j and the bars %j', (values, base, amounts) => {
    const read = waterfall(values as (number | string)[]);
    expect(read.base?.values.map((value) => Number(value) + 0)).toEqual(base);
    expect(read.amounts?.values.map((value) => Number(value) + 0)).toEqual(amounts);
    expect(read.base?.fill).toEqual({ type: 'none' });
  });

  it('has totals from zero, and colours of rises, falls and totals unless a point has its own', () => {
    const own = '<cx:dataPt idx="1"><cx:spPr><a:noFill/></cx:spPr></cx:dataPt>';
    const totals = '<cx:layoutPr><cx:subtotals><cx:idx val="2"/></cx:subtotals></cx:layoutPr>';
    const { base, amounts } = waterfall([10, 4, 12, -2], own + totals);
    expect([base?.values, amounts?.values]).toEqual([
      [0, 10, 0, 10],
      [10, 4, 12, 2],
    ]);
    expect(amounts?.points).toEqual([
      { index: 0, fill: solid('accent1') },
      { index: 1, fill: { type: 'none' } },
      { index: 2, fill: solid('accent3') },
      { index: 3, fill: solid('accent2') },
    ]);
    expect(amounts?.fill).toEqual(solid('accent1'));
  });

  it('has labels with the sign of falls', () => {
    const { amounts } = waterfall([10, -3], '<cx:dataLabels/>');
    expect(amounts?.labels).toEqual({ value: true, own: [{ index: 1, value: true, words: '-3' }] });
    expect(waterfall([10, 3], '<cx:dataLabels/>').amounts?.labels).toEqual({ value: true });
    expect(waterfall([10, -3]).amounts?.labels).toBeUndefined();
  });
});

it('a funnel has centred bars from top to bottom', () => {
  const chart = chartOf(series('funnel'), {
    values: [10, 4, ''],
    area: '<cx:axis><cx:valScaling/><cx:majorGridlines/></cx:axis>',
  });
  expect(chart?.plots).toMatchObject([
    { type: 'bar', horizontal: true, grouping: 'stacked', overlap: 100, gapWidth: 6 },
  ]);
  expect(chart?.plots[0]?.series.map(({ values }) => values)).toEqual([
    [0, 3],
    [10, 4],
  ]);
  expect(chart?.axes).toMatchObject([
    { kind: 'category', position: 'l', reversed: true },
    { kind: 'value', position: 'b', hidden: true },
  ]);
  expect(chart?.axes[1]?.gridlines).toBeUndefined();
});

describe('columns of readExtendedChart', () => {
  it('have the counts of a histogram', () => {
    const binning = (attributes: string, content = '') =>
      chartOf(
        series(
          'clusteredColumn',
          `<cx:layoutPr><cx:binning ${attributes}>${content}</cx:binning></cx:layoutPr>`,
        ),
        {
          values: [0, 1, 2, 3, 4],
        },
      )?.plots[0];
    const plot = binning('intervalClosed="l"', '<cx:binSize val="2"/>');
    expect(plot).toMatchObject({ type: 'bar', gapWidth: 0 });
    expect(plot?.series[0]).toMatchObject({ categories: ['[0, 2)', '[2, 4]'], values: [2, 3] });
    expect(
      binning('intervalClosed="r" underflow="1" overflow="3"', '<cx:binCount val="1"/>')?.series[0],
    ).toMatchObject({ categories: ['≤ 1', '(1, 3]', '> 3'], values: [2, 2, 1] });
  });

  it('have the cumulative shares of a Pareto chart on secondary axes', () => {
    const chart = chartOf(series('clusteredColumn') + series('paretoLine'), { values: [1, 3] });
    expect(chart?.plots).toMatchObject([
      { type: 'bar', gapWidth: 6, series: [{ categories: ['b', 'a'], values: [3, 1] }] },
      { type: 'line', secondary: true, series: [{ categories: ['b', 'a'], values: [0.75, 1] }] },
    ]);
    expect(chart?.axes.slice(2)).toEqual(
      [
        { kind: 'category', position: 'b', hidden: true, secondary: true, majorTick: undefined },
        { kind: 'value', position: 'r', min: 0, max: 1, format: '0%', crosses: 'max', secondary: true },
      ].map(({ majorTick: _, ...axis }: Record<string, unknown>) => axis),
    );
  });

  it('keep the order of the file without a Pareto line', () => {
    expect(chartOf(series('clusteredColumn'), { values: [1, 3] })?.plots[0]?.series[0]?.values).toEqual([
      1, 3,
    ]);
  });
});

describe('the format of readExtendedChart', () => {
  const beside = (content: string) => chartOf(series('regionMap'), { beside: content });

  it('has the title, or PowerPoint’s words for an empty title', () => {
    expect(beside('')?.title).toBeUndefined();
    expect(beside('<cx:title/>')?.title).toBe('Chart Title');
    const own =
      '<cx:title><cx:tx><cx:rich><a:p><a:pPr><a:defRPr b="1"/></a:pPr><a:r><a:t>A</a:t></a:r><a:r><a:t>B</a:t></a:r></a:p></cx:rich></cx:tx></cx:title>';
    expect(beside(own)).toMatchObject({ title: 'AB', titleText: { size: 18.62, bold: true } });
  });

  it('has a legend at its position', () => {
    expect(beside('')?.legend).toBeUndefined();
    expect(beside('<cx:legend/>')?.legend).toEqual({ position: 'r' });
    expect(beside('<cx:legend pos="t" overlay="1"/>')?.legend).toEqual({ position: 't', overlay: true });
  });

  it('has fill, line and text of the chart', () => {
    const root =
      '<cx:spPr><a:noFill/><a:ln w="9525"/></cx:spPr><cx:txPr><a:p><a:pPr><a:defRPr sz="900"/></a:pPr></a:p></cx:txPr>';
    expect(chartOf(series('regionMap'), { root })).toMatchObject({
      ...{ fill: { type: 'none' }, line: { width: 1 }, text: { size: 9 } },
    });
    expect(beside('')?.text?.size).toBe(11.97);
  });

  it('has the scale and format of both axes', () => {
    const area =
      '<cx:axis hidden="1"><cx:catScaling/><cx:title><cx:tx><cx:txData><cx:v>C</cx:v></cx:txData></cx:tx></cx:title></cx:axis><cx:axis><cx:valScaling min="1" max="9" majorUnit="2"/><cx:majorGridlines/><cx:numFmt formatCode="0%"/><cx:spPr><a:ln w="19050"/></cx:spPr></cx:axis>';
    const [category, value] = chartOf(series('regionMap'), { area })?.axes ?? [];
    expect(category).toMatchObject({
      kind: 'category',
      position: 'b',
      hidden: true,
      title: 'C',
      line: { width: 1 },
    });
    expect(category?.gridlines).toBeUndefined();
    expect(value).toMatchObject({
      ...{ kind: 'value', position: 'l', min: 1, max: 9, majorUnit: 2, format: '0%' },
      ...{ gridlines: { width: 1 }, line: { width: 2 } },
    });
    expect(value?.hidden).toBeUndefined();
  });

  it('has the name, points and labels of a series', () => {
    const labels = (visible: string) =>
      chartOf(
        series(
          'regionMap',
          `<cx:dataLabels pos="inEnd">${visible}<cx:numFmt formatCode="0"/></cx:dataLabels>`,
        ),
      )?.plots[0]?.series[0]?.labels;
    expect(labels('')).toEqual({ value: true, position: 'inEnd', format: '0' });
    expect(labels('<cx:visibility categoryName="1" seriesName="1"/>')).toEqual({
      ...{ category: true, series: true, position: 'inEnd', format: '0' },
    });
    expect(labels('<cx:visibility value="1" seriesName="0"/>')).toEqual({
      value: true,
      position: 'inEnd',
      format: '0',
    });
    const named = series(
      'regionMap',
      '<cx:tx><cx:txData><cx:v>N</cx:v></cx:txData></cx:tx><cx:spPr><a:noFill/></cx:spPr><cx:dataPt idx="2"><cx:spPr><a:ln w="9525"/></cx:spPr></cx:dataPt>',
    );
    expect(chartOf(named)?.plots[0]?.series[0]).toMatchObject({
      ...{ name: 'N', fill: { type: 'none' }, points: [{ index: 2, line: { width: 1 } }] },
    });
  });
});
