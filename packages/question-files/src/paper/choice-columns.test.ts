import { contentOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { choiceColumns, widthOf } from './choice-columns.ts';

const columns = (...texts: string[]) => choiceColumns(texts.map(contentOf), 40);

describe('choices', () => {
  it('stand in four, two or one columns, as the widest fits', () => {
    expect(columns('甲', '乙', '丙', '丁')).toBe(4);
    expect(columns('甲', '一二三四五六七八九十')).toBe(2);
    expect(columns('甲', '乙', '丙', '一二三四五六七八九十一二三四五六七八九十')).toBe(1);
    expect(columns('甲', '乙')).toBe(2);
    expect(columns('甲\n乙', '乙', '丙', '丁')).toBe(1);
  });

  it('are as wide as their characters, formulas and pictures', () => {
    expect(widthOf(contentOf('中文'))).toBe(2);
    expect(widthOf(contentOf('ab'))).toBeCloseTo(1.1);
    expect(widthOf({ paragraphs: [{ runs: [{ type: 'formula', latex: '\\frac{1}{2}' }] }] })).toBeLessThan(3);
    expect(widthOf({ paragraphs: [], media: [{ type: 'picture', asset: '0'.repeat(64) }] })).toBe(8);
  });
});
