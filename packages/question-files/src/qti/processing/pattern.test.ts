import { describe, expect, it } from 'vitest';
import { matchesPattern } from './pattern.ts';

describe('matchesPattern', () => {
  it.each([
    ['ab', 'ab', true],
    ['ab', 'abc', false],
    ['a|bc', 'bc', true],
    ['(ab)+', 'ababab', true],
    ['a{2,3}', 'a', false],
    ['a{2,3}', 'aaa', true],
    ['a{2,}', 'aaaaa', true],
    ['a{0}b', 'b', true],
    ['[0-9]{1,2}(\\.[0-9])?', '12.5', true],
    ['[^a-c]x', 'dx', true],
    ['[^a-c]x', 'bx', false],
    ['\\d+\\s\\w', '42 甲', true],
    ['\\p{L}+', 'aé甲', true],
    ['.*', 'a\nb', false],
    ['a.c', 'a甲c', true],
    ['(?:x|y)z?', 'y', true],
    ['[-+]?1', '-1', true],
    ['\\.', '.', true],
  ])('%s on %s is %s', (pattern, text, matches) => {
    expect(matchesPattern(pattern, text, true)).toBe(matches);
  });

  it('folds capital letters when asked to', () => {
    expect(matchesPattern('[a-z]B', 'Xb', false)).toBe(true);
    expect(matchesPattern('[a-z]B', 'Xb', true)).toBe(false);
  });

  it('returns undefined for patterns that are not understood or too large', () => {
    for (const pattern of ['(', ')', '[a', 'a{', '*a', 'a{9999}', '\\p{X', '('.repeat(100), '\\'])
      expect(matchesPattern(pattern, 'a', true)).toBeUndefined();
  });

  it('takes little time for patterns on which others backtrack', () => {
    const text = 'a'.repeat(5000);
    for (const pattern of ['(a+)+b', '(a|aa)+$', '(.*)*(.*)*x', '(a?){200}a{200}'])
      expect(matchesPattern(pattern, text, true)).not.toBe(true);
  });
});
