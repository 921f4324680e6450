import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import {
  chartShapeXml,
  chartTextXml,
  chartTitleXml,
  numberCache,
  placeXml,
  value,
} from './chart-text-out.ts';

const scope = outScope();

it('value returns a child with its value', () => {
  expect([value('idx', 0), value('style', 'a<b')]).toEqual(['<c:idx val="0"/>', '<c:style val="a&lt;b"/>']);
});

describe('chartTitleXml', () => {
  it('returns a paragraph for each line', () => {
    expect(chartTitleXml('a\nb', { text: { size: 12 } }, scope)).toBe(
      '<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr sz="1200"/><a:t>a</a:t></a:r></a:p><a:p><a:r><a:rPr sz="1200"/><a:t>b</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>',
    );
  });

  it('returns rotation, position, fill and line', () => {
    const title = chartTitleXml(
      '',
      { text: undefined, turn: -90, place: { x: 0.1, y: 0.2 }, fill: { type: 'none' }, line: { width: 1 } },
      scope,
    );
    expect(title).toContain('<a:bodyPr rot="-5400000" vert="horz"/>');
    expect(title).toMatch(
      /<\/c:tx><c:layout>.*<\/c:layout><c:overlay val="0"\/><c:spPr><a:noFill\/><a:ln w="9525"\/><\/c:spPr><\/c:title>$/,
    );
  });
});

describe('chartTextXml', () => {
  it('returns the format and the rotation of a text', () => {
    expect(chartTextXml({ bold: true }, scope)).toBe(
      '<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr b="1"/></a:pPr><a:endParaRPr/></a:p></c:txPr>',
    );
    expect(chartTextXml(undefined, scope, 45)).toBe(
      '<c:txPr><a:bodyPr rot="2700000" vert="horz"/><a:lstStyle/><a:p><a:pPr><a:defRPr/></a:pPr><a:endParaRPr/></a:p></c:txPr>',
    );
    expect(chartTextXml(undefined, scope, 0)).toContain('rot="0"');
  });

  it('returns undefined without both', () => {
    expect(chartTextXml(undefined, scope)).toBeUndefined();
  });
});

describe('placeXml', () => {
  it('returns a position, with a size if there is one', () => {
    const edge = '<c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0.1"/><c:y val="0.2"/>';
    expect(placeXml({ x: 0.1, y: 0.2 })).toBe(
      `<c:layout><c:manualLayout>${edge}</c:manualLayout></c:layout>`,
    );
    expect(placeXml({ x: 0.1, y: 0.2, w: 0.3, h: 0 })).toBe(
      `<c:layout><c:manualLayout>${edge}<c:w val="0.3"/><c:h val="0"/></c:manualLayout></c:layout>`,
    );
    expect(placeXml(undefined)).toBeUndefined();
  });
});

it('chartShapeXml returns a fill, a line, or undefined', () => {
  expect(chartShapeXml({ type: 'none' }, undefined, scope)).toBe('<c:spPr><a:noFill/></c:spPr>');
  expect(chartShapeXml(undefined, {}, scope)).toBe('<c:spPr><a:ln/></c:spPr>');
  expect(chartShapeXml(undefined, undefined, scope)).toBeUndefined();
});

it('numberCache returns numbers with their positions, without missing ones', () => {
  expect(numberCache([1.5, null, 0])).toBe(
    '<c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="3"/><c:pt idx="0"><c:v>1.5</c:v></c:pt><c:pt idx="2"><c:v>0</c:v></c:pt></c:numCache>',
  );
  expect(numberCache([], 'c:numLit')).toBe(
    '<c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="0"/></c:numLit>',
  );
});
