import type { ChartPlot, ChartSeries, ErrorBars, TrendLine } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { tag, text, type Xml } from '../xml/xml-out.ts';
import { chartShapeXml, numberCache, value } from './chart-text-out.ts';

/** The trend lines and error bars of a series, in the order of CT_BarSer and similar types. */
export function analysisXml(series: ChartSeries, type: ChartPlot['type'], scope: OutScope): Xml[] {
  const bothWays = type === 'scatter' || type === 'bubble' || type === 'area';
  const bars = (series.errorBars ?? []).slice(0, bothWays ? 2 : 1);
  return [
    ...(series.trendLines ?? []).map((trend) => trendXml(trend, scope)),
    ...bars.map((one) => errorBarsXml(one, bothWays, scope)),
  ];
}

const TREND_TYPES: Readonly<Record<TrendLine['type'], string>> = {
  linear: 'linear',
  exponential: 'exp',
  logarithmic: 'log',
  power: 'power',
  polynomial: 'poly',
  movingAverage: 'movingAvg',
};

function trendXml(trend: TrendLine, scope: OutScope): Xml {
  const between = (number: number, low: number, high: number) =>
    Math.min(high, Math.max(low, Math.round(number)));
  return tag(
    'c:trendline',
    {},
    trend.name !== undefined && tag('c:name', {}, text(trend.name)),
    chartShapeXml(undefined, trend.line, scope),
    value('trendlineType', TREND_TYPES[trend.type]),
    trend.type === 'polynomial' && value('order', between(trend.order ?? 2, 2, 6)),
    trend.type === 'movingAverage' && value('period', between(trend.period ?? 2, 2, 255)),
    trend.forward !== undefined && value('forward', Math.max(0, trend.forward)),
    trend.backward !== undefined && value('backward', Math.max(0, trend.backward)),
    trend.intercept !== undefined && value('intercept', trend.intercept),
    value('dispRSqr', trend.fitQuality ? 1 : 0),
    value('dispEq', trend.equation ? 1 : 0),
  );
}

const ERROR_KINDS: Readonly<Record<ErrorBars['kind'], string>> = {
  fixed: 'fixedVal',
  percent: 'percentage',
  deviation: 'stdDev',
  standardError: 'stdErr',
  own: 'cust',
};

function errorBarsXml(bars: ErrorBars, bothWays: boolean, scope: OutScope): Xml {
  const amounts = (name: string, numbers: (number | null)[] | undefined) =>
    bars.kind === 'own' && tag(name, {}, numberCache(numbers ?? [], 'c:numLit'));
  return tag(
    'c:errBars',
    {},
    bothWays && value('errDir', bars.direction ?? 'y'),
    value('errBarType', bars.sides),
    value('errValType', ERROR_KINDS[bars.kind]),
    value('noEndCap', bars.noCap ? 1 : 0),
    amounts('c:plus', bars.plus),
    amounts('c:minus', bars.minus),
    bars.kind !== 'own' && bars.value !== undefined && value('val', bars.value),
    chartShapeXml(undefined, bars.line, scope),
  );
}
