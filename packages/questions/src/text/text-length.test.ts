import { describe, expect, it } from 'vitest';
import { textLength } from './text-length.ts';

describe('textLength', () => {
  it('counts characters with punctuation and without spaces', () => {
    expect(textLength('  春天来了，\n花开了。')).toBe(9);
    expect([textLength(''), textLength('e\u0301 𬉼')]).toEqual([0, 2]);
  });

  it('counts words, and each Han character as one', () => {
    expect(textLength("I don't like well-known songs, 2 of them.", 'words')).toBe(8);
    expect(textLength("I don't吃apple", 'words')).toBe(4);
    expect([textLength('我有3个apple。', 'words'), textLength('…', 'words')]).toEqual([5, 0]);
  });
});
