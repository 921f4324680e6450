import type { Chart, ChartPlot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { axesXml, seriesAxisXml } from './chart-axes-out.ts';

type Axis = Chart['axes'][number];
type Plot = Partial<ChartPlot>;

const scope = outScope();
const chart = (axes: Axis[], ...plots: Plot[]): Chart => ({
  axes,
  plots: plots.map((plot) => ({ type: 'bar', series: [], ...plot })),
});
const category = (rest: Partial<Axis> = {}): Axis => ({ kind: 'category', ...rest });
const values = (rest: Partial<Axis> = {}): Axis => ({ kind: 'value', ...rest });
/** The values of a child in both axes. */
const both = (name: string, of: Chart, secondary = false) =>
  axesXml(of, secondary, scope).map((xml) => new RegExp(`<c:${name} val="([^"]*)"`).exec(xml)?.[1]);
const first = (of: Chart) => axesXml(of, false, scope)[0] ?? '';
const second = (of: Chart) => axesXml(of, false, scope)[1] ?? '';

describe('axesXml', () => {
  it('returns the default axes of a chart', () => {
    expect(axesXml(chart([], {}), false, scope)).toEqual([
      '<c:catAx><c:axId val="111111111"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="1"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="222222222"/><c:crosses val="autoZero"/></c:catAx>',
      '<c:valAx><c:axId val="222222222"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:numFmt formatCode="General" sourceLinked="1"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="111111111"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>',
    ]);
  });

  it('returns every setting of an axis, in the order of the schema', () => {
    const axis = values({
      ...{
        logBase: 10,
        reversed: true,
        max: 9,
        min: 1,
        hidden: true,
        position: 't',
        gridlines: {},
        minorGridlines: { width: 1 },
      },
      ...{
        title: 'T',
        titleRotation: 90,
        format: '0%',
        majorTick: 'out',
        minorTick: 'in',
        labels: 'low',
        line: { width: 2 },
      },
      ...{
        text: { size: 9 },
        labelRotation: 45,
        crosses: 'max',
        majorUnit: 5,
        minorUnit: 1,
        displayUnit: 1000,
      },
    } as Partial<Axis>);
    expect(second(chart([axis], {}))).toBe(
      '<c:valAx><c:axId val="222222222"/><c:scaling><c:logBase val="10"/><c:orientation val="maxMin"/><c:max val="9"/><c:min val="1"/></c:scaling><c:delete val="1"/><c:axPos val="t"/><c:majorGridlines><c:spPr><a:ln/></c:spPr></c:majorGridlines><c:minorGridlines><c:spPr><a:ln w="9525"/></c:spPr></c:minorGridlines><c:title><c:tx><c:rich><a:bodyPr rot="5400000" vert="horz"/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>T</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:numFmt formatCode="0%" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="in"/><c:tickLblPos val="low"/><c:spPr><a:ln w="19050"/></c:spPr><c:txPr><a:bodyPr rot="2700000" vert="horz"/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr><a:endParaRPr/></a:p></c:txPr><c:crossAx val="111111111"/><c:crosses val="max"/><c:crossBetween val="between"/><c:majorUnit val="5"/><c:minorUnit val="1"/><c:dispUnits><c:custUnit val="1000"/></c:dispUnits></c:valAx>',
    );
  });

  it('crosses the other axis at a number', () => {
    expect(first(chart([category({ crosses: 3 })], {}))).toContain('<c:crossesAt val="3"/>');
    expect(first(chart([category({ crosses: 'min' })], {}))).toContain('<c:crosses val="min"/>');
  });

  it.each([
    [1, '2'],
    [2000, '1000'],
  ])('has a base of logarithms between 2 and 1000: %i', (logBase, written) => {
    expect(second(chart([values({ logBase })], {}))).toContain(`<c:logBase val="${written}"/>`);
  });

  it('has units that are positive', () => {
    const none = second(chart([values({ majorUnit: 0, minorUnit: 0, displayUnit: 0 })], {}));
    expect(none).not.toMatch(/majorUnit|minorUnit|dispUnits/);
  });

  it('has the step of labels for categories only', () => {
    expect(first(chart([category({ labelStep: 3 })], {}))).toContain('<c:tickLblSkip val="3"/>');
    expect(first(chart([category({ labelStep: 0 })], {}))).toContain('<c:tickLblSkip val="1"/>');
    expect(second(chart([values({ labelStep: 3 })], {}))).not.toContain('tickLblSkip');
  });

  it('has the steps of dates for dates only', () => {
    const steps = { baseUnit: 'days', majorUnit: 2, majorTimeUnit: 'months' } as const;
    expect(first(chart([{ kind: 'date', ...steps }], {}))).toMatch(
      /^<c:dateAx>.*<c:baseTimeUnit val="days"\/><c:majorUnit val="2"\/><c:majorTimeUnit val="months"\/><\/c:dateAx>$/,
    );
    expect(first(chart([{ kind: 'date', majorUnit: 0 }], {}))).not.toContain('majorUnit');
    expect(first(chart([category(steps)], {}))).not.toMatch(/TimeUnit|majorUnit/);
  });

  it('has two axes of values for points', () => {
    for (const type of ['scatter', 'bubble'] as const) {
      const of = chart([values({ min: 1 }), values({ min: 2 })], { type });
      expect(axesXml(of, false, scope).map((xml) => xml.slice(0, 9))).toEqual(['<c:valAx>', '<c:valAx>']);
      expect(both('min', of)).toEqual(['1', '2']);
      expect(both('crossBetween', of)).toEqual(['midCat', 'midCat']);
    }
  });

  it('has axes on the other sides for horizontal bars', () => {
    expect(both('axPos', chart([], {}))).toEqual(['b', 'l']);
    expect(both('axPos', chart([], { horizontal: true }))).toEqual(['l', 'b']);
    expect(both('axPos', chart([], { type: 'line', horizontal: true }))).toEqual(['b', 'l']);
  });

  it('starts areas on the axis, and others on request', () => {
    expect(both('crossBetween', chart([], { type: 'area' }))[1]).toBe('midCat');
    expect(both('crossBetween', chart([], { type: 'area' }, {}))[1]).toBe('between');
    expect(both('crossBetween', chart([category({ onMarks: true })], {}))[1]).toBe('midCat');
    expect(both('crossBetween', chart([category({ onMarks: false })], { type: 'area' }))[1]).toBe('between');
  });

  it('has secondary axes on the far side, the first hidden', () => {
    const of = chart([values({ max: 1 }), values({ max: 2, secondary: true })], {}, { secondary: true });
    expect(both('max', of)).toEqual([undefined, '1']);
    expect(both('max', of, true)).toEqual([undefined, '2']);
    expect(both('axId', of, true)).toEqual(['333333333', '444444444']);
    expect(both('crossAx', of, true)).toEqual(['444444444', '333333333']);
    expect(both('delete', of, true)).toEqual(['1', '0']);
    expect(both('axPos', of, true)).toEqual(['b', 'r']);
    expect(both('crosses', of, true)).toEqual(['autoZero', 'max']);
    expect(both('crosses', of)).toEqual(['autoZero', 'autoZero']);
  });
});

it('seriesAxisXml returns the axis in depth, hidden when the chart has none', () => {
  const child = (of: Chart) =>
    /<c:serAx><c:axId val="555555555"\/>.*<c:delete val="(\d)"\/>/.exec(seriesAxisXml(of, scope))?.[1];
  expect(child(chart([{ kind: 'series' }]))).toBe('0');
  expect(child(chart([category()]))).toBe('1');
});
