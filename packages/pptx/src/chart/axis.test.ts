import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { readAxes } from './axis.ts';

const scope = await scopeOf();
const axes = (content: string) => readAxes(node(`<c:plotArea>${content}</c:plotArea>`), scope);
const [axis] = [(content: string, name = 'valAx') => axes(`<c:${name}>${content}</c:${name}>`)[0]];
const plain = { majorTick: 'out', secondary: true };

describe('readAxes', () => {
  it.each([
    ['catAx', 'category'],
    ['valAx', 'value'],
    ['dateAx', 'date'],
    ['serAx', 'series'],
  ])('returns for c:%s an axis of the kind %s', (name, kind) => {
    expect(axis('', name)).toEqual({ ...plain, kind });
  });

  it('returns at most 8 axes, in order, and marks axes that the first plot does not use', () => {
    const plot = (name: string, ...ids: readonly number[]) =>
      `<c:${name}>${ids.map((id) => `<c:axId val="${id}"/>`).join('')}</c:${name}>`;
    const given = [1, 2, 3].map((id) => `<c:valAx><c:axId val="${id}"/></c:valAx>`).join('');
    expect(
      axes(plot('barChart', 1, 3) + plot('lineChart', 2) + given).map(({ secondary }) => secondary),
    ).toEqual([...[undefined, true, undefined]]);
    expect(axes('<c:valAx/>'.repeat(9))).toHaveLength(8);
  });

  it('returns position, scale and units', () => {
    expect(
      axis(
        '<c:axPos val="l"/><c:delete val="1"/><c:scaling><c:logBase val="10"/><c:orientation val="maxMin"/><c:max val="9"/><c:min val="-1"/></c:scaling><c:majorUnit val="2"/><c:minorUnit val="0.5"/>',
      ),
    ).toEqual({
      ...{ ...plain, kind: 'value', position: 'l', hidden: true, logBase: 10, reversed: true },
      ...{ max: 9, min: -1, majorUnit: 2, minorUnit: 0.5 },
    });
    expect(
      axis(
        '<c:delete val="0"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:majorUnit val="0"/><c:minorUnit val="-1"/>',
      ),
    ).toEqual({ ...plain, kind: 'value' });
  });

  it('returns units of time, marks and labels', () => {
    expect(
      axis(
        '<c:baseTimeUnit val="days"/><c:majorTimeUnit val="years"/><c:majorTickMark val="cross"/><c:minorTickMark val="in"/><c:tickLblPos val="low"/><c:tickLblSkip val="3"/>',
        'dateAx',
      ),
    ).toEqual({
      ...{ kind: 'date', secondary: true, baseUnit: 'days', majorTimeUnit: 'years', majorTick: 'cross' },
      ...{ minorTick: 'in', labels: 'low', labelStep: 3 },
    });
  });

  it('returns title, gridlines and line', () => {
    const line = '<c:spPr><a:ln w="9525"/></c:spPr>';
    expect(
      axis(
        `<c:majorGridlines>${line}</c:majorGridlines><c:minorGridlines/><c:title><c:tx><c:rich><a:bodyPr rot="-5400000"/><a:p><a:r><a:rPr b="1"/><a:t>T</a:t></a:r></a:p></c:rich></c:tx></c:title>${line}`,
      ),
    ).toEqual({
      ...{ ...plain, kind: 'value', title: 'T', titleText: { bold: true }, titleRotation: -90 },
      ...{ gridlines: { width: 1 }, minorGridlines: {}, line: { width: 1 } },
    });
    const other = axis('<c:title><c:txPr><a:bodyPr rot="60000"/></c:txPr></c:title>');
    expect(other).toEqual({ ...plain, kind: 'value', titleRotation: 1 });
  });

  it.each([
    ['5400000', 90],
    ['-5400000', -90],
    ['5460000', undefined],
    ['-60000000', undefined],
  ])('returns for labels turned by %s the rotation %s', (turn, rotation) => {
    const text = `<c:txPr><a:bodyPr rot="${turn}"/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr></a:p></c:txPr>`;
    expect(axis(text)).toMatchObject({ text: { size: 9 } });
    expect(axis(text)?.labelRotation).toBe(rotation);
  });

  it.each([
    ['<c:crosses val="max"/>', 'max'],
    ['<c:crosses val="autoZero"/>', undefined],
    ['<c:crosses val="max"/><c:crossesAt val="-2"/>', -2],
    ['<c:crossesAt val="0"/>', 0],
  ])('returns for %s the crossing %s', (content, crosses) => {
    expect(axis(content)?.crosses).toBe(crosses);
  });

  it('returns whether categories are on marks, from the crossing axis', () => {
    const pair = (between: string) =>
      axes(
        `<c:catAx><c:axId val="1"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/>${between && `<c:crossBetween val="${between}"/>`}<c:crossAx val="1"/></c:valAx>`,
      ).map(({ onMarks }) => onMarks);
    expect(pair('midCat')).toEqual([true, undefined]);
    expect(pair('between')).toEqual([false, undefined]);
    expect(pair('')).toEqual([undefined, undefined]);
  });

  it.each([
    ['<c:builtInUnit val="hundreds"/>', 100],
    ['<c:builtInUnit val="tenThousands"/>', 10_000],
    ['<c:builtInUnit val="hundredMillions"/>', 1e8],
    ['<c:builtInUnit val="trillions"/>', 1e12],
    ['<c:custUnit val="12"/>', 12],
    ['<c:custUnit val="0"/>', undefined],
    ['<c:builtInUnit val="toString"/>', undefined],
  ])('returns for %s the unit %s', (unit, value) => {
    expect(axis(`<c:dispUnits>${unit}</c:dispUnits>`)?.displayUnit).toBe(value);
  });

  it('returns its own format, or that of the cells when it is linked', () => {
    const format = (attributes: string, id = 1, name = 'valAx') =>
      axes(
        `<c:barChart><c:ser>${['cat', 'val'].map((each) => `<c:${each}><c:numLit><c:formatCode>0.0 ${each}</c:formatCode></c:numLit></c:${each}>`).join('')}</c:ser><c:axId val="1"/></c:barChart><c:scatterChart><c:ser><c:yVal><c:numLit><c:formatCode>y</c:formatCode></c:numLit></c:yVal></c:ser><c:axId val="2"/></c:scatterChart><c:${name}><c:axId val="${id}"/><c:numFmt ${attributes}/></c:${name}>`,
      )[0]?.format;
    expect(format('formatCode="0%"')).toBe('0%');
    expect(format('formatCode="General"')).toBeUndefined();
    expect(format('formatCode="0%" sourceLinked="1"')).toBe('0.0 val');
    expect(format('formatCode="0%" sourceLinked="1"', 1, 'catAx')).toBe('0.0 cat');
    expect(format('formatCode="0%" sourceLinked="1"', 2)).toBe('y');
    expect(format('formatCode="0%" sourceLinked="1"', 9)).toBe('0.0 val');
  });
});
