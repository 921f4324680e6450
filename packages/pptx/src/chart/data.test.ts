import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../test/tree-scope.ts';
import { cellsOf, formatOf, joinLevels, levelsOf, valuesOf } from './data.ts';
import type { ChartTree, Workbook } from './workbook.ts';

const scope: ChartTree = await scopeOf();
const withBook: ChartTree = {
  ...scope,
  workbook: () => ({ range: (formula?: string) => (formula === 'A1' ? ['book', 1] : undefined) }) as Workbook,
};
const points = (values: Readonly<Record<number, string>>) =>
  Object.entries(values)
    .map(([index, value]) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)
    .join('');
const count = (number: number) => `<c:ptCount val="${number}"/>`;
const data = (content: string) => node(`<c:val>${content}</c:val>`);
const strings = (content: string) =>
  data(`<c:strRef><c:f>A1</c:f><c:strCache>${content}</c:strCache></c:strRef>`);
const numbers = (content: string) =>
  data(`<c:numRef><c:f>A1</c:f><c:numCache>${content}</c:numCache></c:numRef>`);

describe('cellsOf', () => {
  it('returns the texts of a cache or literal, with gaps', () => {
    expect(cellsOf(strings(count(3) + points({ 0: 'a', 2: '7' })), scope)).toEqual(['a', null, '7']);
    expect(cellsOf(data(`<c:strLit>${points({ 1: 'b' })}</c:strLit>`), scope)).toEqual([null, 'b']);
  });

  it('returns the numbers of a cache or literal, and texts among them', () => {
    expect(cellsOf(numbers(points({ 0: '1.5', 1: 'x' })), scope)).toEqual([1.5, 'x']);
    expect(cellsOf(data(`<c:numLit>${points({ 0: '2' })}</c:numLit>`), scope)).toEqual([2]);
  });

  it('returns the cells of the workbook only without a filled cache', () => {
    expect(cellsOf(strings(count(2)), withBook)).toEqual(['book', 1]);
    expect(cellsOf(numbers(''), withBook)).toEqual(['book', 1]);
    expect(cellsOf(data('<c:numRef><c:f>A1</c:f></c:numRef>'), withBook)).toEqual(['book', 1]);
    expect(cellsOf(numbers(points({ 0: '3' })), withBook)).toEqual([3]);
  });

  it('returns as many empty cells as an empty cache states, at most 1,000', () => {
    expect(cellsOf(strings(count(3)), scope)).toEqual([null, null, null]);
    expect(cellsOf(numbers(count(5000)), scope)).toHaveLength(1000);
    expect(cellsOf(data('<c:numRef><c:f>B1</c:f></c:numRef>'), withBook)).toEqual([]);
    expect(cellsOf(undefined, scope)).toEqual([]);
  });

  it('returns no more gaps than are plausible beside the existing points', () => {
    expect(cellsOf(numbers(count(100_000) + points({ 1: '1' })), scope)).toHaveLength(1008);
    expect(cellsOf(numbers(count(1) + points({ 4: '1' })), scope)).toHaveLength(5);
    expect(cellsOf(numbers(points({ 200000: '1' })), scope)).toHaveLength(100_000);
  });

  it('returns several levels as joined texts', () => {
    const level = (values: Readonly<Record<number, string>>) => `<c:lvl>${points(values)}</c:lvl>`;
    const multi = data(
      `<c:multiLvlStrRef><c:multiLvlStrCache>${count(3)}${level({ 0: 'a', 1: 'b', 2: 'c' })}${level({ 0: 'X', 2: 'Y' })}</c:multiLvlStrCache></c:multiLvlStrRef>`,
    );
    expect(levelsOf(multi)).toEqual([
      ['a', 'b', 'c'],
      ['X', null, 'Y'],
    ]);
    expect(cellsOf(multi, scope)).toEqual(['X a', 'X b', 'Y c']);
    expect(levelsOf(strings(''))).toBeUndefined();
    expect(levelsOf(undefined)).toBeUndefined();
  });
});

it('valuesOf returns numbers, also from texts, and null for others', () => {
  expect(valuesOf(strings(points({ 0: '7', 1: 'x', 3: '1e2' })), scope)).toEqual([7, null, null, 100]);
});

it('formatOf returns the format of numbers unless it is general', () => {
  const format = (code: string) => formatOf(numbers(`<c:formatCode>${code}</c:formatCode>`));
  expect([format(' 0.0% '), format('General'), format('')]).toEqual(['0.0%', undefined, undefined]);
  expect(formatOf(data('<c:numLit><c:formatCode>0</c:formatCode></c:numLit>'))).toBe('0');
  expect(formatOf(undefined)).toBeUndefined();
});

it('joinLevels fills the outer levels only, and leaves out empty entries', () => {
  expect(
    joinLevels([
      ['a', null, 'c'],
      ['X', null, null],
      [null, 'Z'],
    ]),
  ).toEqual(['X a', 'Z X', 'X c']);
  expect(joinLevels([])).toEqual([]);
  expect(joinLevels([[1, 2]])).toEqual(['1', '2']);
});
