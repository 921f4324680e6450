import { describe, expect, it } from 'vitest';
import { rootOf } from '../../../test/xml-source.ts';
import { readInkMl } from './inkml.ts';

const ink = (content: string) =>
  readInkMl(rootOf(`<ink xmlns="http://www.w3.org/2003/InkML">${content}</ink>`));
const channels = (...names: readonly string[]) =>
  `<traceFormat>${names.map((name) => `<channel ${name}/>`).join('')}</traceFormat>`;
const points = (trace: string, format = '') => ink(`${format}<trace>${trace}</trace>`)[0]?.points;

describe('the points of readInkMl', () => {
  it('are x, y and half pressure without a format', () => {
    expect(points('1 2, -3 4.5, .5 6')).toEqual([1, 2, 0.5, -3, 4.5, 0.5, 0.5, 6, 0.5]);
  });

  it('are added to the previous value after an apostrophe, also in the following points', () => {
    expect(points("10 20, '1 '2, 3 4")).toEqual([10, 20, 0.5, 11, 22, 0.5, 14, 26, 0.5]);
  });

  it('are added to the previous difference after a quotation mark, until an exclamation mark', () => {
    expect(points(`10 20, '1 '2, "3 "4, 0 0, !5 !6`)).toEqual([
      ...[10, 20, 0.5, 11, 22, 0.5, 15, 28, 0.5, 19, 34, 0.5, 5, 6, 0.5],
    ]);
    expect(points('10 20, 13 24, "1 "1')?.slice(6)).toEqual([17, 29, 0.5]);
  });

  it('are in the order of their channels, with the pressure as a fraction', () => {
    const format = channels('name="F" max="200"', 'name="Y"', 'name="X"');
    expect(points('100 2 1, 400 4 3, -1 6 5', format)).toEqual([1, 2, 0.5, 3, 4, 1, 5, 6, 0]);
    expect(points('1 2 32767', channels('name="X"', 'name="Y"', 'name="F"'))).toEqual([1, 2, 1]);
  });

  it('follow the first format', () => {
    expect(points('1 2', channels('name="Y"', 'name="X"') + channels('name="X"', 'name="Y"'))).toEqual([
      ...[2, 1, 0.5],
    ]);
  });

  it('are left out when a value is missing or no number is finite', () => {
    expect(points('1 2, 3, 4 5')).toEqual([1, 2, 0.5, 4, 5, 0.5]);
    expect(ink(`<trace>7</trace><trace>${'9'.repeat(400)} 1</trace><trace/>`)).toEqual([]);
  });

  it('are at most 300,000 numbers', () => {
    expect(points('1 2,'.repeat(100_001))).toHaveLength(300_000);
  });
});

describe('the brush of readInkMl', () => {
  const brush = (properties: Readonly<Record<string, string>>, id = 'xml:id="b"') =>
    `<brush ${id}>${Object.entries(properties)
      .map(([name, value]) => `<brushProperty name="${name}" value=${value}/>`)
      .join('')}</brush>`;
  const styled = (definition: string, reference = '#b') => {
    const [trace] = ink(`${definition}<trace brushRef="${reference}">1 2</trace>`);
    const { points: _, ...style } = trace ?? { points: [] };
    return style;
  };
  const plain = { color: '000000', width: 2, opacity: 1, highlighter: false };

  it('is black and two pixels wide by default, and for an unknown reference', () => {
    expect(styled(brush({}))).toEqual(plain);
    expect(styled(brush({ color: '"#ff0000"' }), '#c')).toEqual(plain);
  });

  it('has its colour, opacity and kind', () => {
    expect(
      styled(brush({ color: '"#ff00aa"', transparency: '"51"', rasterOp: '"maskPen"' }, 'id="b"'), 'b'),
    ).toEqual({ color: 'FF00AA', width: 2, opacity: 0.8, highlighter: true });
    expect(styled(brush({ color: '"red"', transparency: '"400"', rasterOp: '"copyPen"' }))).toEqual({
      ...{ ...plain, opacity: 0 },
    });
  });

  it.each([
    ['"0.254" units="cm"', 9.6],
    ['"2.54" units="mm"', 9.6],
    ['"0.1" units="in"', 9.6],
    ['"7.5" units="pt"', 10],
    ['"0.254"', 9.6],
    ['"0.254" units="odd"', 9.6],
    ['"0"', 0.1],
    ['"1000"', 500],
  ])('has for the value %s the width %d', (value, width) => {
    expect((styled(brush({ width: value })) as { width: number }).width).toBeCloseTo(width, 6);
  });
});

it('readInkMl returns at most 5,000 strokes', () => {
  expect(ink('<trace>1 2</trace>'.repeat(5001))).toHaveLength(5000);
});
