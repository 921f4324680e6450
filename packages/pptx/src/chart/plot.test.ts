import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { axisIds, readPlots } from './plot.ts';

const scope = await scopeOf();
const plots = (content: string) => readPlots(node(`<c:plotArea>${content}</c:plotArea>`), scope);
const plot = (content: string, name = 'barChart') => plots(`<c:${name}>${content}</c:${name}>`)[0];
const vals = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `<c:${name} val="${value}"/>`)
    .join('');

describe('readPlots', () => {
  it.each([
    ['barChart', 'bar'],
    ['lineChart', 'line'],
    ['areaChart', 'area'],
    ['pieChart', 'pie'],
    ['doughnutChart', 'doughnut'],
    ['ofPieChart', 'ofPie'],
    ['scatterChart', 'scatter'],
    ['bubbleChart', 'bubble'],
    ['radarChart', 'radar'],
    ['stockChart', 'stock'],
    ['surfaceChart', 'surface'],
  ])('returns for c:%s a plot of the type %s', (name, type) => {
    expect(plot('', name)).toEqual({ type, series: [] });
  });

  it.each(['bar', 'line', 'area', 'pie', 'surface'])('returns for a 3-D %s chart its depth', (type) => {
    expect(plot('', `${type}3DChart`)).toEqual({ type, threeD: true, series: [] });
  });

  it('returns the settings of bars', () => {
    expect(
      plot(
        vals({
          barDir: 'bar',
          grouping: 'percentStacked',
          varyColors: 0,
          gapWidth: '50%',
          overlap: -20,
          gapDepth: 7,
          shape: 'cone',
        }),
      ),
    ).toEqual({
      ...{ type: 'bar', horizontal: true, grouping: 'percentStacked', varyColors: false, gapWidth: 50 },
      ...{ overlap: -20, gapDepth: 7, shape: 'cone', series: [] },
    });
    expect(plot(vals({ barDir: 'col', shape: 'box', marker: 0, wireframe: 0 }))).toEqual({
      type: 'bar',
      series: [],
    });
  });

  it('returns the settings of other plots', () => {
    expect(plot(vals({ holeSize: 60, firstSliceAng: 90 }), 'doughnutChart')).toMatchObject({
      ...{ holeSize: 60, firstAngle: 90 },
    });
    expect(
      plot(vals({ bubbleScale: '150%', sizeRepresents: 'w', showNegBubbles: 1 }), 'bubbleChart'),
    ).toMatchObject({ bubbleScale: 150, sizeIsWidth: true, negativeBubbles: true });
    expect(plot(vals({ sizeRepresents: 'area' }), 'bubbleChart')?.sizeIsWidth).toBeUndefined();
    expect(plot(vals({ marker: 1 }), 'lineChart')?.markers).toBe(true);
    expect(plot(vals({ wireframe: 1 }), 'surfaceChart')?.wireframe).toBe(true);
    for (const name of ['scatterStyle', 'radarStyle', 'ofPieType'])
      expect(plot(vals({ [name]: 'smooth' }))?.style).toBe('smooth');
  });

  it('returns lines between points, and bars of rises and falls', () => {
    const look = '<c:spPr><a:noFill/><a:ln w="9525"/></c:spPr>';
    expect(
      plot(
        `<c:dropLines/><c:hiLowLines>${look}</c:hiLowLines><c:upDownBars>${vals({ gapWidth: '80%' })}<c:upBars>${look}</c:upBars><c:downBars><c:spPr><a:grpFill/></c:spPr></c:downBars></c:upDownBars>`,
        'stockChart',
      ),
    ).toEqual({
      ...{ type: 'stock', series: [], dropLines: {}, highLowLines: { width: 1 } },
      upDownBars: {
        gapWidth: 80,
        up: { fill: { type: 'none' }, line: { width: 1 } },
        down: { fill: { type: 'group' } },
      },
    });
  });

  it.each([
    ['pos', { by: 'position', at: 2 }],
    ['val', { by: 'value', at: 2 }],
    ['percent', { by: 'percent', at: 2 }],
    ['cust', { by: 'own', at: 2 }],
    ['auto', undefined],
  ])('returns for the split %s %j', (type, split) => {
    expect(plot(vals({ splitType: type, splitPos: 2, secondPieSize: 75 }), 'ofPieChart')).toEqual({
      ...{ type: 'ofPie', secondSize: 75, series: [] },
      ...(split && { split }),
    });
  });

  it('returns the points of the second pie', () => {
    const points = '<c:custSplit><c:secondPiePt val="3"/><c:secondPiePt val="5"/></c:custSplit>';
    expect(plot(`<c:splitType val="cust"/>${points}`, 'ofPieChart')?.split).toEqual({
      by: 'own',
      points: [3, 5],
    });
  });

  it('marks plots with other axes than the first plot', () => {
    const axes = (...ids: readonly number[]) => ids.map((id) => `<c:axId val="${id}"/>`).join('');
    const of = (first: string, second: string) =>
      plots(`<c:barChart>${first}</c:barChart><c:lineChart>${second}</c:lineChart>`).map(
        (each) => each.secondary,
      );
    expect(of(axes(1, 2), axes(3, 4))).toEqual([undefined, true]);
    expect(of(axes(1, 2), axes(1, 4))).toEqual([undefined, undefined]);
    expect(of(axes(1, 2), '')).toEqual([undefined, undefined]);
    expect(of('', axes(3))).toEqual([undefined, undefined]);
    expect(axisIds(undefined)).toEqual([]);
  });
});

describe('the series of a plot', () => {
  const numbers = (cache: string) => `<c:val><c:numRef><c:f>A1</c:f>${cache}</c:numRef></c:val>`;
  const CACHE = '<c:numCache><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache>';
  const series = (index: number, content: string) => `<c:ser><c:idx val="${index}"/>${content}</c:ser>`;
  const shown = (content: string) => plot(content)?.series.map(({ colorIndex }) => colorIndex);

  it('are in their order, or in the order of the file', () => {
    const order = (value: number) => `<c:order val="${value}"/>`;
    expect(shown(series(7, order(2)) + series(8, order(0)) + series(9, order(1)))).toEqual([8, 9, 7]);
    expect(shown(series(7, '') + series(8, ''))).toEqual([7, 8]);
  });

  it('are left out when they have no numbers while others have', () => {
    expect(shown(series(1, numbers('')) + series(2, numbers(CACHE)))).toEqual([2]);
    expect(shown(series(1, numbers('')) + series(2, numbers('')))).toEqual([1, 2]);
    expect(shown(series(1, '') + series(2, numbers(CACHE)))).toEqual([1, 2]);
  });

  it('are at most 256', () => {
    expect(shown(series(1, '').repeat(257))).toHaveLength(256);
  });
});
