import { ownValue } from '@lectern/base';
import type { ErrorBars, TrendLine } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf, compact, integerOf, numberOf, oneOf } from '../read/geometry/units.ts';
import { readLine } from '../read/paint/line.ts';
import { valuesOf } from './data.ts';
import { val } from './text.ts';
import type { ChartTree } from './workbook.ts';

const ERROR_KINDS: Readonly<Record<string, ErrorBars['kind']>> = {
  fixedVal: 'fixed',
  percentage: 'percent',
  stdDev: 'deviation',
  stdErr: 'standardError',
  cust: 'own',
};

/** The error bars of a series (c:errBars, 21.2.2.55): two for points with errors in x and y. */
export function readErrorBars(series: XmlElement, scope: ChartTree): ErrorBars[] | undefined {
  const bars = series
    .all('c:errBars')
    .slice(0, 2)
    .map((element) => {
      const kind = ownValue(ERROR_KINDS, val(element, 'c:errValType') ?? '') ?? 'fixed';
      const amounts = (name: string) => (kind === 'own' ? valuesOf(element.child(name), scope) : undefined);
      return compact<ErrorBars>({
        direction: oneOf(val(element, 'c:errDir'), ['x', 'y']),
        sides: oneOf(val(element, 'c:errBarType'), ['both', 'plus', 'minus']) ?? 'both',
        kind,
        value: numberOf(val(element, 'c:val')),
        plus: amounts('c:plus'),
        minus: amounts('c:minus'),
        noCap: booleanOf(val(element, 'c:noEndCap')) ? true : undefined,
        line: readLine(element.path('c:spPr', 'a:ln'), scope),
      });
    });
  return bars.length > 0 ? bars : undefined;
}

const TREND_TYPES: Readonly<Record<string, TrendLine['type']>> = {
  linear: 'linear',
  exp: 'exponential',
  log: 'logarithmic',
  power: 'power',
  poly: 'polynomial',
  movingAvg: 'movingAverage',
};

/** The curves fitted to a series (c:trendline, 21.2.2.211). */
export function readTrendLines(series: XmlElement, scope: ChartTree): TrendLine[] | undefined {
  const lines = series
    .all('c:trendline')
    .slice(0, 16)
    .map((element) =>
      compact<TrendLine>({
        type: ownValue(TREND_TYPES, val(element, 'c:trendlineType') ?? '') ?? 'linear',
        name: element.child('c:name')?.text.slice(0, 4096) || undefined,
        order: integerOf(val(element, 'c:order'), 2, 6),
        period: integerOf(val(element, 'c:period'), 2, 255),
        forward: numberOf(val(element, 'c:forward')),
        backward: numberOf(val(element, 'c:backward')),
        intercept: numberOf(val(element, 'c:intercept')),
        equation: booleanOf(val(element, 'c:dispEq')) ? true : undefined,
        fitQuality: booleanOf(val(element, 'c:dispRSqr')) ? true : undefined,
        line: readLine(element.path('c:spPr', 'a:ln'), scope),
      }),
    );
  return lines.length > 0 ? lines : undefined;
}
