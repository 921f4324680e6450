import { describe, expect, it } from 'vitest';
import { fontChoices, fontProps, isFontMeant } from './font-list.ts';

function found(typed: string): readonly string[] {
  return fontChoices
    .filter(({ label, words }) => isFontMeant(typed, typeof label === 'string' ? label : '', words))
    .map(({ value }) => value);
}

describe('the font list', () => {
  it('finds a font by a part of its name, by its pinyin and by its English name', () => {
    expect(found('楷')).toEqual(['楷体', '霞鹜文楷', '华文行楷']);
    expect(found('songti')).toEqual(['宋体', '思源宋体']);
    expect(found('YaHei')).toEqual(['微软雅黑']);
    expect(found('times new')).toEqual(['Times New Roman']);
  });

  it('sets a Chinese font for both scripts, a Latin font for Latin only, and an unknown font for both', () => {
    expect(fontProps('楷体')).toEqual({ latin: '楷体', eastAsian: '楷体' });
    expect(fontProps('Georgia')).toEqual({ latin: 'Georgia' });
    expect(fontProps('方正舒体')).toEqual({ latin: '方正舒体', eastAsian: '方正舒体' });
  });
});
