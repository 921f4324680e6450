import { describe, expect, it } from 'vitest';
import { rightBeginning, withWord } from './word-line.ts';

describe('a line of words', () => {
  it('has a new word at the end or before another word, and each word once', () => {
    expect(withWord(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withWord(['a', 'b'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(withWord(['a', 'b', 'c'], 'c', 'b')).toEqual(['a', 'c', 'b']);
    expect(withWord(['a', 'b'], 'a')).toEqual(['b', 'a']);
    expect(withWord(['a', 'b'], 'a', 'a')).toEqual(['a', 'b']);
  });

  it('has a right beginning by the best of the orders', () => {
    const orders = [
      [['a'], ['b', 'c'], ['d']],
      [['d'], ['a'], ['b'], ['c']],
    ];
    const count = (line: string) => rightBeginning([...line], orders, (word) => word);
    expect(['acbd', 'acdb', 'dabc', 'dacb', 'b', ''].map(count)).toEqual([4, 2, 4, 2, 0, 0]);
  });

  it('takes equal words for each other', () => {
    const nameOf = (word: string) => word.slice(0, 3);
    const order = [['the1'], ['cat'], ['saw'], ['the2'], ['dog']];
    expect(rightBeginning(['the2', 'cat', 'saw', 'the1', 'dog'], [order], nameOf)).toBe(5);
  });
});
