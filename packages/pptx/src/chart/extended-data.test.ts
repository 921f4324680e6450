import { describe, expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { readExtendedData } from './extended-data.ts';

const level = (values: Readonly<Record<number, string>>, count = '') =>
  `<cx:lvl ${count && `ptCount="${count}"`}>${Object.entries(values)
    .map(([index, value]) => `<cx:pt idx="${index}">${value}</cx:pt>`)
    .join('')}</cx:lvl>`;
const words = (content: string, type = 'cat') => `<cx:strDim type="${type}">${content}</cx:strDim>`;
const numbers = (content: string, type = 'val') => `<cx:numDim type="${type}">${content}</cx:numDim>`;
const of = (content: string) =>
  readExtendedData(
    rootOf(
      `<cx:data xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex">${content}</cx:data>`,
    ),
  );

describe('readExtendedData', () => {
  it('returns categories and values with gaps', () => {
    expect(of(words(level({ 0: 'a', 2: 'c' })) + numbers(level({ 1: '1.5', 2: 'x' })))).toEqual({
      categories: ['a', null, 'c'],
      levels: [['a', null, 'c']],
      values: [null, 1.5, null],
    });
    expect(of('')).toEqual({ categories: [], levels: [], values: [] });
  });

  it('returns joined categories of several levels', () => {
    const { categories, levels } = of(words(level({ 0: 'a', 1: 'b' }) + level({ 0: 'X' })));
    expect(categories).toEqual(['X a', 'b']);
    expect(levels).toEqual([['a', 'b'], ['X']]);
  });

  it('returns numbers as categories only without texts', () => {
    const named = numbers(level({ 0: '2020' }), 'cat');
    expect(of(named).categories).toEqual(['2020']);
    expect(of(named + words(level({ 0: 'a' }))).categories).toEqual(['a']);
    expect(of(words(level({ 0: 'a' }), 'entityId')).categories).toEqual([]);
  });

  it.each(['val', 'size', 'y', 'colorVal'])('returns the values of the dimension %s', (type) => {
    expect(of(numbers(level({ 0: '1' }), 'x') + numbers(level({ 0: '2' }), type)).values).toEqual([2]);
  });

  it('returns as many points as are stated, within a plausible number', () => {
    expect(of(numbers(level({ 0: '1' }, '3'))).values).toEqual([1, null, null]);
    expect(of(numbers(level({ 1: '1' }, '9999'))).values).toHaveLength(108);
    expect(of(numbers(level({ 3: '1' }, '2'))).values).toHaveLength(4);
    expect(of(numbers(level({ 20000: '1' }))).values).toHaveLength(10_000);
  });
});
