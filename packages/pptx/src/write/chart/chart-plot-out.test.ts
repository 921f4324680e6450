import type { ChartPlot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { between, hasSeriesAxis, isSolid, plotXml } from './chart-plot-out.ts';
import { ChartSheet } from './chart-sheet.ts';

const series = (count: number) => Array.from({ length: count }, () => ({ categories: [], values: [] }));

/** A plot with each series as `…` and without its axes. */
function written(plot: Partial<ChartPlot>, count = 1): string {
  const xml = plotXml({ type: 'bar', series: series(count), ...plot }, [], 0, new ChartSheet(), outScope());
  return xml.replace(/<c:ser>.*?<\/c:ser>/g, '…').replace(/<c:axId val="(\d)\d+"\/>/g, '[$1]');
}

describe('plotXml', () => {
  it.each([
    [
      'bars',
      {},
      '<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>…<c:overlap val="0"/>[1][2]</c:barChart>',
    ],
    [
      'horizontal bars',
      { horizontal: true, gapWidth: 999, overlap: -200, varyColors: true },
      '<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="1"/>…<c:gapWidth val="500"/><c:overlap val="-100"/>[1][2]</c:barChart>',
    ],
    [
      'stacked bars',
      { grouping: 'stacked' },
      '<c:barChart><c:barDir val="col"/><c:grouping val="stacked"/><c:varyColors val="0"/>…<c:overlap val="100"/>[1][2]</c:barChart>',
    ],
    [
      'bars of percentages',
      { grouping: 'percentStacked', overlap: 10 },
      '<c:barChart><c:barDir val="col"/><c:grouping val="percentStacked"/><c:varyColors val="0"/>…<c:overlap val="10"/>[1][2]</c:barChart>',
    ],
    [
      'bars in depth',
      { threeD: true, gapDepth: 600, shape: 'cone', gapWidth: -1, overlap: 5 },
      '<c:bar3DChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>…<c:gapWidth val="0"/><c:gapDepth val="500"/><c:shape val="cone"/>[1][2]</c:bar3DChart>',
    ],
    [
      'bars in a row in depth',
      { threeD: true, grouping: 'standard' },
      '<c:bar3DChart><c:barDir val="col"/><c:grouping val="standard"/><c:varyColors val="0"/>…[1][2][5]</c:bar3DChart>',
    ],
    [
      'a box plot',
      { type: 'boxWhisker', threeD: true },
      '<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>…<c:overlap val="0"/>[1][2]</c:barChart>',
    ],
    [
      'lines',
      { type: 'line' },
      '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>…<c:marker val="0"/>[1][2]</c:lineChart>',
    ],
    [
      'lines with markers',
      {
        type: 'line',
        markers: true,
        grouping: 'clustered',
        dropLines: {},
        highLowLines: { width: 1 },
        upDownBars: {},
      },
      '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>…<c:dropLines><c:spPr><a:ln/></c:spPr></c:dropLines><c:hiLowLines><c:spPr><a:ln w="9525"/></c:spPr></c:hiLowLines><c:upDownBars><c:gapWidth val="150"/><c:upBars/><c:downBars/></c:upDownBars><c:marker val="1"/>[1][2]</c:lineChart>',
    ],
    [
      'lines in depth',
      { type: 'line', threeD: true, grouping: 'stacked', gapDepth: 50 },
      '<c:line3DChart><c:grouping val="stacked"/><c:varyColors val="0"/>…<c:gapDepth val="50"/>[1][2][5]</c:line3DChart>',
    ],
    [
      'a surface',
      { type: 'surface', threeD: true },
      '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>…<c:marker val="0"/>[1][2]</c:lineChart>',
    ],
    [
      'areas',
      { type: 'area', gapDepth: 5 },
      '<c:areaChart><c:grouping val="standard"/><c:varyColors val="0"/>…[1][2]</c:areaChart>',
    ],
    [
      'areas in depth',
      { type: 'area', threeD: true, gapDepth: 5, grouping: 'percentStacked' },
      '<c:area3DChart><c:grouping val="percentStacked"/><c:varyColors val="0"/>…<c:gapDepth val="5"/>[1][2]</c:area3DChart>',
    ],
    [
      'a pie',
      { type: 'pie', firstAngle: -90 },
      '<c:pieChart><c:varyColors val="1"/>…<c:firstSliceAng val="270"/></c:pieChart>',
    ],
    [
      'a pie in depth',
      { type: 'pie', threeD: true, firstAngle: 90 },
      '<c:pie3DChart><c:varyColors val="1"/>…</c:pie3DChart>',
    ],
    [
      'a treemap',
      { type: 'treemap' },
      '<c:pieChart><c:varyColors val="1"/>…<c:firstSliceAng val="0"/></c:pieChart>',
    ],
    [
      'a sunburst',
      { type: 'sunburst' },
      '<c:pieChart><c:varyColors val="1"/>…<c:firstSliceAng val="0"/></c:pieChart>',
    ],
    [
      'a pie with a pie',
      { type: 'ofPie' },
      '<c:ofPieChart><c:ofPieType val="pie"/><c:varyColors val="1"/>…</c:ofPieChart>',
    ],
    [
      'a pie with a bar',
      { type: 'ofPie', style: 'bar', gapWidth: 50, split: { by: 'own', points: [1, -2] }, secondSize: 1 },
      '<c:ofPieChart><c:ofPieType val="bar"/><c:varyColors val="1"/>…<c:gapWidth val="50"/><c:splitType val="cust"/><c:custSplit><c:secondPiePt val="1"/><c:secondPiePt val="0"/></c:custSplit><c:secondPieSize val="5"/></c:ofPieChart>',
    ],
    [
      'a pie split by a value',
      { type: 'ofPie', split: { by: 'value', at: 5 }, secondSize: 500 },
      '<c:ofPieChart><c:ofPieType val="pie"/><c:varyColors val="1"/>…<c:splitType val="val"/><c:splitPos val="5"/><c:secondPieSize val="200"/></c:ofPieChart>',
    ],
    [
      'a doughnut',
      { type: 'doughnut' },
      '<c:doughnutChart><c:varyColors val="1"/>…<c:firstSliceAng val="0"/><c:holeSize val="50"/></c:doughnutChart>',
    ],
    [
      'a doughnut with a large hole',
      { type: 'doughnut', holeSize: 95, firstAngle: 400 },
      '<c:doughnutChart><c:varyColors val="1"/>…<c:firstSliceAng val="40"/><c:holeSize val="90"/></c:doughnutChart>',
    ],
    [
      'a doughnut with a small hole',
      { type: 'doughnut', holeSize: 1 },
      '<c:doughnutChart><c:varyColors val="1"/>…<c:firstSliceAng val="0"/><c:holeSize val="10"/></c:doughnutChart>',
    ],
    [
      'points',
      { type: 'scatter' },
      '<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>…[1][2]</c:scatterChart>',
    ],
    [
      'points in a style',
      { type: 'scatter', style: 'smooth' },
      '<c:scatterChart><c:scatterStyle val="smooth"/><c:varyColors val="0"/>…[1][2]</c:scatterChart>',
    ],
    [
      'points in an unknown style',
      { type: 'scatter', style: 'filled' },
      '<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>…[1][2]</c:scatterChart>',
    ],
    ['bubbles', { type: 'bubble' }, '<c:bubbleChart><c:varyColors val="0"/>…[1][2]</c:bubbleChart>'],
    [
      'bubbles with settings',
      { type: 'bubble', bubbleScale: 400, negativeBubbles: true, sizeIsWidth: true },
      '<c:bubbleChart><c:varyColors val="0"/>…<c:bubbleScale val="300"/><c:showNegBubbles val="1"/><c:sizeRepresents val="w"/>[1][2]</c:bubbleChart>',
    ],
    [
      'a radar',
      { type: 'radar' },
      '<c:radarChart><c:radarStyle val="marker"/><c:varyColors val="0"/>…[1][2]</c:radarChart>',
    ],
    [
      'a filled radar on secondary axes',
      { type: 'radar', style: 'filled', secondary: true },
      '<c:radarChart><c:radarStyle val="filled"/><c:varyColors val="0"/>…[3][4]</c:radarChart>',
    ],
    [
      'a stock of one series as lines',
      { type: 'stock' },
      '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>…<c:marker val="0"/>[1][2]</c:lineChart>',
    ],
  ] as const)('returns %s', (_, plot, xml) => {
    expect(written(plot as unknown as Partial<ChartPlot>)).toBe(xml);
  });

  it('returns a stock of three or four series', () => {
    expect(written({ type: 'stock', dropLines: {} }, 3)).toBe(
      '<c:stockChart>………<c:dropLines><c:spPr><a:ln/></c:spPr></c:dropLines><c:hiLowLines/>[1][2]</c:stockChart>',
    );
    expect(
      written(
        {
          type: 'stock',
          highLowLines: {},
          upDownBars: { gapWidth: 999, up: { fill: { type: 'none' } }, down: { line: {} } },
        },
        4,
      ),
    ).toBe(
      '<c:stockChart>…………<c:hiLowLines><c:spPr><a:ln/></c:spPr></c:hiLowLines><c:upDownBars><c:gapWidth val="500"/><c:upBars><c:spPr><a:noFill/></c:spPr></c:upBars><c:downBars><c:spPr><a:ln/></c:spPr></c:downBars></c:upDownBars>[1][2]</c:stockChart>',
    );
    expect(written({ type: 'stock' }, 5)).toMatch(/^<c:lineChart>/);
  });

  it('numbers its series, with the indices of their colours', () => {
    const plot: ChartPlot = { type: 'bar', series: series(3) };
    const xml = plotXml(plot, [7, 9], 4, new ChartSheet(), outScope());
    expect(
      [...xml.matchAll(/<c:idx val="(\d+)"\/><c:order val="(\d+)"\/>/g)].map(
        ([, idx, order]) => `${idx} ${order}`,
      ),
    ).toEqual(['7 4', '9 5', '6 6']);
  });
});

it.each([
  ['bar', true, true],
  ['line', true, true],
  ['area', true, true],
  ['pie', true, true],
  ['doughnut', true, false],
  ['surface', true, false],
  ['bar', false, false],
] as const)('isSolid of %s with depth %s is %s', (type, threeD, expected) => {
  expect(isSolid({ type, threeD, series: [] })).toBe(expected);
});

it.each([
  [{ type: 'line' }, true],
  [{ type: 'line', grouping: 'stacked' }, true],
  [{ type: 'bar' }, false],
  [{ type: 'bar', grouping: 'standard' }, true],
  [{ type: 'bar', grouping: 'stacked' }, false],
  [{ type: 'area' }, true],
  [{ type: 'area', grouping: 'stacked' }, false],
  [{ type: 'pie', grouping: 'standard' }, false],
] as const)('hasSeriesAxis of %j in depth is %s, and false without depth', (plot, expected) => {
  expect(hasSeriesAxis({ series: [], threeD: true, ...plot })).toBe(expected);
  expect(hasSeriesAxis({ series: [], ...plot })).toBe(false);
});

it('between returns a rounded number within its limits', () => {
  expect([between(-1, 0, 5), between(2.6, 0, 5), between(9, 0, 5)]).toEqual([0, 3, 5]);
});
