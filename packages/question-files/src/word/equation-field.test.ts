import { expect, it } from 'vitest';
import { equationField } from './equation-field.ts';

it.each([
  ['EQ \\f(1,2)', '\\frac{1}{2}'],
  [' eq \\F(a+b;c)', '\\frac{a+b}{c}'],
  ['EQ \\r(,2)', '\\sqrt{2}'],
  ['EQ \\r(3,\\f(1,8))', '\\sqrt[3]{\\frac{1}{8}}'],
  ['EQ 3\\f(1,2)x', '3\\frac{1}{2}x'],
])('returns the formula of %s', (instruction, latex) => {
  expect(equationField(instruction)).toEqual({ type: 'formula', latex });
});

it('returns a character with its pinyin', () => {
  const guide = 'EQ \\* jc2 \\* "Font:宋体" \\* hps10 \\o\\ad(\\s\\up 9(zhāo),朝)';
  expect(equationField(guide)).toEqual({ type: 'text', text: '朝', props: { ruby: 'zhāo' } });
});

it('returns undefined for other instructions', () => {
  for (const instruction of [
    'EQ \\x(a)',
    'EQ \\f(1',
    `EQ ${'\\f(1,'.repeat(50)}`,
    `EQ ${'('.repeat(5000)}`,
    'EQ ',
  ])
    expect(equationField(instruction)).toBeUndefined();
});
