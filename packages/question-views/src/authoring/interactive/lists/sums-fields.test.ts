import { plainTextOf, SUM_RULE_NAMES } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { listTexts } from './list-texts.ts';
import { ownSum } from './sums-fields.tsx';

describe('ownSum', () => {
  it.each([
    ['7+5', '7+5 = □', '7+5'],
    ['7 + 5 = 12', '7 + 5 = □', '12'],
    ['6×8=', '6×8 = □', '6×8'],
    ['48÷6=?', '48÷6 = □', '48÷6'],
  ])('returns %s as the sum %s with the value %s', (line, stem, value) => {
    const part = ownSum(line, 'p');
    expect([part?.stem && plainTextOf(part.stem), part?.key]).toEqual([stem, { value }]);
  });

  it('returns nothing for lines without a value', () => {
    expect([ownSum('', 'p'), ownSum('小明有几个苹果', 'p'), ownSum('7+', 'p')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('every rule of sums has a name in both languages', () => {
  for (const language of ['zh', 'en'] as const)
    expect(SUM_RULE_NAMES.filter((rule) => !listTexts[language].ruleNames[rule])).toEqual([]);
});
