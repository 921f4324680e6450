import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { readErrorBars, readTrendLines } from './analysis.ts';

const scope = await scopeOf();
const bars = (...content: readonly string[]) =>
  readErrorBars(
    node(`<c:ser>${content.map((each) => `<c:errBars>${each}</c:errBars>`).join('')}</c:ser>`),
    scope,
  );
const trend = (...content: readonly string[]) =>
  readTrendLines(
    node(`<c:ser>${content.map((each) => `<c:trendline>${each}</c:trendline>`).join('')}</c:ser>`),
    scope,
  );
const numbers = (...values: readonly number[]) =>
  `<c:numLit>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numLit>`;
const LINE = '<c:spPr><a:ln w="9525"/></c:spPr>';

describe('readErrorBars', () => {
  it('returns all settings of the bars', () => {
    const own = `<c:plus>${numbers(1, 2)}</c:plus><c:minus>${numbers(3)}</c:minus>`;
    expect(
      bars(
        `<c:errDir val="x"/><c:errBarType val="minus"/><c:errValType val="cust"/><c:noEndCap val="1"/>${own}${LINE}`,
      ),
    ).toEqual([
      ...[
        {
          direction: 'x',
          sides: 'minus',
          kind: 'own',
          plus: [1, 2],
          minus: [3],
          noCap: true,
          line: { width: 1 },
        },
      ],
    ]);
  });

  it('returns both sides of a fixed amount by default, without amounts of points', () => {
    expect(bars(`<c:val val="5"/><c:plus>${numbers(1)}</c:plus><c:noEndCap val="0"/>`)).toEqual([
      ...[{ sides: 'both', kind: 'fixed', value: 5 }],
    ]);
  });

  it.each([
    ['fixedVal', 'fixed'],
    ['percentage', 'percent'],
    ['stdDev', 'deviation'],
    ['stdErr', 'standardError'],
    ['toString', 'fixed'],
  ])('returns for the kind %s the kind %s', (kind, read) => {
    expect(bars(`<c:errValType val="${kind}"/>`)?.[0]?.kind).toBe(read);
  });

  it('returns at most two, and undefined without any', () => {
    expect(bars('', '', '')).toHaveLength(2);
    expect(bars()).toBeUndefined();
  });
});

describe('readTrendLines', () => {
  it('returns all settings of a line', () => {
    expect(
      trend(
        `<c:name>T</c:name><c:trendlineType val="poly"/><c:order val="3"/><c:period val="4"/><c:forward val="1.5"/><c:backward val="2"/><c:intercept val="0"/><c:dispRSqr val="1"/><c:dispEq val="1"/>${LINE}`,
      ),
    ).toEqual([
      {
        ...{ type: 'polynomial', name: 'T', order: 3, period: 4, forward: 1.5, backward: 2, intercept: 0 },
        ...{ equation: true, fitQuality: true, line: { width: 1 } },
      },
    ]);
  });

  it.each([
    ['linear', 'linear'],
    ['exp', 'exponential'],
    ['log', 'logarithmic'],
    ['power', 'power'],
    ['movingAvg', 'movingAverage'],
    ['odd', 'linear'],
  ])('returns for the type %s the type %s', (type, read) => {
    expect(trend(`<c:trendlineType val="${type}"/>`)).toEqual([{ type: read }]);
  });

  it('returns orders from 2 to 6 and periods from 2 to 255, and at most 16 lines', () => {
    expect(trend('<c:order val="1"/><c:period val="1"/>', '<c:order val="9"/><c:period val="999"/>')).toEqual(
      [
        { type: 'linear', order: 2, period: 2 },
        { type: 'linear', order: 6, period: 255 },
      ],
    );
    expect(trend(...new Array(17).fill(''))).toHaveLength(16);
    expect(trend()).toBeUndefined();
  });
});
