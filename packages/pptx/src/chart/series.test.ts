import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { barShape, readSeries } from './series.ts';
import type { ChartTree, Workbook } from './workbook.ts';

const scope: ChartTree = await scopeOf();
const series = (content: string, plot = 'c:barChart', around: ChartTree = scope) =>
  readSeries(node(`<c:ser>${content}</c:ser>`), node(`<${plot}/>`), around);
const literal = (kind: 'num' | 'str', ...values: readonly (number | string)[]) =>
  `<c:${kind}Lit>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}Lit>`;
const empty = { categories: [], values: [] };
const LOOK = '<c:spPr><a:noFill/><a:ln w="9525"/></c:spPr>';
const look = { fill: { type: 'none' }, line: { width: 1 } };

describe('readSeries', () => {
  it('returns categories and values', () => {
    expect(
      series(
        `<c:idx val="4"/><c:cat>${literal('str', 'a', 'b')}</c:cat><c:val>${literal('num', 1, 2)}</c:val>`,
      ),
    ).toEqual({
      ...{ colorIndex: 4, categories: ['a', 'b'], values: [1, 2] },
    });
    expect(
      series(
        `<c:xVal>${literal('num', 5)}</c:xVal><c:yVal>${literal('num', 6)}</c:yVal><c:bubbleSize>${literal('num', 7)}</c:bubbleSize>`,
      ),
    ).toEqual({ categories: [5], values: [6], sizes: [7] });
    expect(series('')).toEqual(empty);
  });

  it('returns levels only if there are several', () => {
    const levels = (count: number) =>
      `<c:cat><c:multiLvlStrRef><c:multiLvlStrCache>${'<c:lvl><c:pt idx="0"><c:v>a</c:v></c:pt></c:lvl>'.repeat(count)}</c:multiLvlStrCache></c:multiLvlStrRef></c:cat>`;
    expect(series(levels(2))).toEqual({ categories: ['a a'], levels: [['a'], ['a']], values: [] });
    expect(series(levels(1))).toEqual({ categories: ['a'], values: [] });
  });

  it('returns fill, line, shape and explosion', () => {
    expect(series(`${LOOK}<c:shape val="cylinder"/><c:explosion val="12"/>`)).toEqual({
      ...{ ...empty, ...look, shape: 'cylinder', explosion: 12 },
    });
    expect(series('<c:explosion val="0"/>')).toEqual(empty);
  });

  it('returns the format of single points', () => {
    const marker = '<c:marker><c:symbol val="dash"/><c:size val="9"/></c:marker>';
    expect(
      series(`<c:dPt><c:idx val="2"/>${LOOK}${marker}<c:explosion val="0"/></c:dPt><c:dPt/>`).points,
    ).toEqual([{ index: 2, ...look, marker: { symbol: 'dash', size: 9 }, explosion: 0 }, { index: 0 }]);
  });

  it('returns its marker, `auto` without a symbol', () => {
    expect(series(`<c:marker>${LOOK}</c:marker>`).marker).toEqual({ symbol: 'auto', ...look });
  });

  it('returns a white fill of negative bars, or that of the extension', () => {
    const inverted = '<c:invertIfNegative val="1"/>';
    const white = { type: 'solid', color: { type: 'rgb', value: 'FFFFFF' } };
    const own = `<c:extLst><c:ext><k:invertSolidFillFmt xmlns:k="http://schemas.microsoft.com/office/drawing/2007/8/2/chart"><k:spPr><a:noFill/></k:spPr></k:invertSolidFillFmt></c:ext></c:extLst>`;
    expect(series(inverted).negativeFill).toEqual(white);
    expect(series(inverted + own).negativeFill).toEqual({ type: 'none' });
    expect(series(own).negativeFill).toBeUndefined();
  });

  it('returns labels in the format of the values, error bars and trend lines', () => {
    const values = '<c:val><c:numLit><c:formatCode>0%</c:formatCode></c:numLit></c:val>';
    expect(
      series(`${values}<c:dLbls><c:showVal val="1"/></c:dLbls><c:errBars/><c:trendline/>`),
    ).toMatchObject({
      labels: { value: true, format: '0%' },
      errorBars: [{ kind: 'fixed' }],
      trendLines: [{ type: 'linear' }],
    });
  });
});

describe('the smoothing of a series', () => {
  const of2007: ChartTree = { ...scope, of2007: () => true };
  const later: ChartTree = { ...scope, of2007: () => false };
  const LINE = 'c:lineChart';

  it('comes from its own setting, which is true without a value', () => {
    expect(series('<c:smooth val="0"/>', LINE).smooth).toBe(false);
    expect(series('<c:smooth val="1"/>').smooth).toBe(true);
    expect(series('<c:smooth/>', LINE, of2007).smooth).toBe(true);
  });

  it('is true for lines by default, except in files of PowerPoint 2007', () => {
    expect([series('', LINE, later).smooth, series('', LINE).smooth]).toEqual([true, true]);
    expect([series('', LINE, of2007).smooth, series('', 'c:scatterChart').smooth]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the name of a series', () => {
  const point = '<c:pt idx="0"><c:v>One</c:v></c:pt><c:pt idx="1"><c:v>Two</c:v></c:pt>';
  const reference = (cache: string) => `<c:tx><c:strRef><c:f>A1</c:f>${cache}</c:strRef></c:tx>`;

  it('is the cached text, its literal value, or the text of the workbook', () => {
    expect(series(reference(`<c:strCache>${point}</c:strCache>`)).name).toBe('One Two');
    expect(series('<c:tx><c:v>Three</c:v></c:tx>').name).toBe('Three');
    const book: ChartTree = {
      ...scope,
      workbook: () => ({ range: () => ['A', null, 2] }) as unknown as Workbook,
    };
    expect(series(reference(''), 'c:barChart', book).name).toBe('A 2');
    expect(series(reference('<c:strCache/>')).name).toBeUndefined();
  });
});

it('barShape returns boxes only for a series', () => {
  const of = (name: string, shape: string) => barShape(node(`<${name}><c:shape val="${shape}"/></${name}>`));
  expect([
    of('c:ser', 'box'),
    of('c:bar3DChart', 'box'),
    of('c:bar3DChart', 'pyramid'),
    of('c:ser', 'odd'),
  ]).toEqual([...['box', undefined, 'pyramid', undefined]]);
});
