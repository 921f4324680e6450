import { describe, expect, it } from 'vitest';
import { KeywordFinder } from './keywords.ts';

describe('KeywordFinder', () => {
  const has = (text: string, word: string) => new KeywordFinder(text).has(word);

  it.each([
    ['植物通过光合作用，制造有机物。', '光合作用'],
    ['植物通过光合\n作用', '光合作用'],
    ['温度为 25 ℃', '25'],
    ['The Industrial  Revolution began.', 'industrial revolution'],
    ['category, a cat!', 'cat'],
    ['约3.5米', '3.5'],
    ['ＤＮＡ是遗传物质', 'dna'],
  ])('finds in %s the word %s', (text, word) => {
    expect(has(text, word)).toBe(true);
  });

  it.each([
    ['植物通过呼吸作用', '光合作用'],
    ['category', 'cat'],
    ['15', '5'],
    ['3.5', '3'],
    ['3.5', '5'],
    ['任何文字', ''],
    ['任何文字。', '。'],
  ])('does not find in %s the word %s', (text, word) => {
    expect(has(text, word)).toBe(false);
  });

  it('looks by the settings of the comparison', () => {
    expect(new KeywordFinder('光合作用需要葉綠素', { traditional: 'ignored' }).has('叶绿素')).toBe(true);
    expect(new KeywordFinder('Mars', { case: 'counts' }).has('mars')).toBe(false);
  });
});
