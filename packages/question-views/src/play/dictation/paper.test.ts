import { describe, expect, it } from 'vitest';
import { languageOf } from '../voice.ts';
import { paperFor, readingsOf } from './paper.ts';

describe('the paper of a dictated word', () => {
  it('has a square for each character, in rows', () => {
    expect(paperFor('春天', 2, 4)).toEqual({ ruling: 'squares', columns: 2, rows: 1 });
    expect(paperFor('两岸猿声啼不住', 7, 4)).toEqual({ ruling: 'squares', columns: 4, rows: 2 });
  });

  it('tells nothing of a hidden length', () => {
    expect(paperFor('春', undefined, 8)).toEqual(paperFor('春天来了', undefined, 8));
  });

  it('has lines for letters', () => {
    expect(paperFor('apple', 5, 8)).toEqual({ ruling: 'lines', columns: 6, rows: 1 });
  });
});

it('a word is read in equal intervals within its time', () => {
  expect([readingsOf(10, 2), readingsOf(9, 3), readingsOf(5, 1)]).toEqual([[0, 5000], [0, 3000, 6000], [0]]);
});

it('a word is read in Chinese when it has a Chinese character', () => {
  expect(['春天', 'A 型', 'apple', ''].map(languageOf)).toEqual(['zh-CN', 'zh-CN', 'en-US', 'en-US']);
});
