import type { ChartPlot, ErrorBars, TrendLine } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { analysisXml } from './chart-analysis-out.ts';

const written = (type: ChartPlot['type'], trendLines?: TrendLine[], errorBars?: ErrorBars[]) =>
  analysisXml(
    { categories: [], values: [], ...(trendLines && { trendLines }), ...(errorBars && { errorBars }) },
    type,
    outScope(),
  ).join('');
const trend = (rest: Partial<TrendLine>) => written('bar', [{ type: 'linear', ...rest }]);
const bars = (rest: Partial<ErrorBars>, type: ChartPlot['type'] = 'bar') =>
  written(type, undefined, [{ sides: 'both', kind: 'fixed', ...rest }]);

describe('the trend lines of a series', () => {
  it.each([
    [
      'a line',
      {},
      '<c:trendline><c:trendlineType val="linear"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'every setting',
      {
        name: '<n>',
        line: { width: 1 },
        forward: 1.5,
        backward: 0.5,
        intercept: -2,
        fitQuality: true,
        equation: true,
      },
      '<c:trendline><c:name>&lt;n&gt;</c:name><c:spPr><a:ln w="9525"/></c:spPr><c:trendlineType val="linear"/><c:forward val="1.5"/><c:backward val="0.5"/><c:intercept val="-2"/><c:dispRSqr val="1"/><c:dispEq val="1"/></c:trendline>',
    ],
    [
      'no negative extension',
      { forward: -1, backward: -1 },
      '<c:trendline><c:trendlineType val="linear"/><c:forward val="0"/><c:backward val="0"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a polynomial',
      { type: 'polynomial' },
      '<c:trendline><c:trendlineType val="poly"/><c:order val="2"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a polynomial of a high order',
      { type: 'polynomial', order: 9 },
      '<c:trendline><c:trendlineType val="poly"/><c:order val="6"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a polynomial of a low order',
      { type: 'polynomial', order: 1 },
      '<c:trendline><c:trendlineType val="poly"/><c:order val="2"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a moving average',
      { type: 'movingAverage' },
      '<c:trendline><c:trendlineType val="movingAvg"/><c:period val="2"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a moving average of a long period',
      { type: 'movingAverage', period: 999 },
      '<c:trendline><c:trendlineType val="movingAvg"/><c:period val="255"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'a moving average of a short period',
      { type: 'movingAverage', period: 1 },
      '<c:trendline><c:trendlineType val="movingAvg"/><c:period val="2"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
    [
      'no order of another type',
      { order: 3, period: 3 },
      '<c:trendline><c:trendlineType val="linear"/><c:dispRSqr val="0"/><c:dispEq val="0"/></c:trendline>',
    ],
  ] as const)('are written with %s', (_, rest, xml) => {
    expect(trend(rest as Partial<TrendLine>)).toBe(xml);
  });

  it.each([
    ['exponential', 'exp'],
    ['logarithmic', 'log'],
    ['power', 'power'],
  ] as const)('have the type %s', (type, name) => {
    expect(trend({ type })).toContain(`<c:trendlineType val="${name}"/>`);
  });
});

describe('the error bars of a series', () => {
  it.each([
    [
      'a fixed value',
      { value: 2 },
      '<c:errBars><c:errBarType val="both"/><c:errValType val="fixedVal"/><c:noEndCap val="0"/><c:val val="2"/></c:errBars>',
    ],
    [
      'one side and no cap',
      { sides: 'plus', kind: 'percent', value: 5, noCap: true, line: {} },
      '<c:errBars><c:errBarType val="plus"/><c:errValType val="percentage"/><c:noEndCap val="1"/><c:val val="5"/><c:spPr><a:ln/></c:spPr></c:errBars>',
    ],
    [
      'amounts of their own',
      { kind: 'own', plus: [1, null], value: 3 },
      '<c:errBars><c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/><c:plus><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="2"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numLit></c:plus><c:minus><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="0"/></c:numLit></c:minus></c:errBars>',
    ],
  ] as const)('are written with %s', (_, rest, xml) => {
    expect(bars(rest as unknown as Partial<ErrorBars>)).toBe(xml);
  });

  it.each([
    ['deviation', 'stdDev'],
    ['standardError', 'stdErr'],
  ] as const)('have the kind %s', (kind, name) => {
    expect(bars({ kind })).toContain(`<c:errValType val="${name}"/>`);
  });

  it.each(['scatter', 'bubble', 'area'] as const)('have a direction for %s', (type) => {
    expect(bars({}, type)).toContain('<c:errBars><c:errDir val="y"/>');
    expect(bars({ direction: 'x' }, type)).toContain('<c:errDir val="x"/>');
  });

  it('are at most two, or one where there is no direction', () => {
    const three = Array.from({ length: 3 }, (): ErrorBars => ({ sides: 'both', kind: 'fixed' }));
    expect(written('line', undefined, three).split('<c:errBars>')).toHaveLength(2);
    expect(written('scatter', undefined, three).split('<c:errBars>')).toHaveLength(3);
  });
});
