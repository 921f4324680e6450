import { describe, expect, it } from 'vitest';
import { signListOf } from './sign-list.ts';

const read = (text: string, isInList = false) => {
  const list = signListOf(text, isInList);
  return (
    list &&
    `${list.signs.map(({ number, sign }) => `${number}${sign}`).join(' ')}${list.isUnclear ? ' ?' : ''}`
  );
};

describe('a list of letters and signs', () => {
  it.each([
    ['1-5 ABCDA', '1A 2B 3C 4D 5A'],
    ['1～3：A、B、C  4-5 √×', '1A 2B 3C 4√ 5×'],
    ['1-2 AB ACD', '1AB 2ACD'],
    ['1-5 BACCC 6. A', '1B 2A 3C 4C 5C 6A'],
    ['1.A 2.B 3.CD', '1A 2B 3CD'],
    ['1-3 AB', ' ?'],
    ['1. A', undefined],
    ['1. A boy 2. B', undefined],
    ['1-2 小题', undefined],
    ['', undefined],
  ])('is read from %s', (text, result) => {
    expect(read(text)).toBe(result);
  });

  it('may have a title in a list of answers', () => {
    expect([read('选择题：1-2 AB', true), read('选择题：1-2 AB')]).toEqual(['1A 2B', undefined]);
  });
});
