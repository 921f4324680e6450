import { describe, expect, it } from 'vitest';
import { parseCloze } from './parse-cloze.ts';

describe('parseCloze', () => {
  it('returns texts and gaps in their order', () => {
    expect(parseCloze('a{2:SHORTANSWER_C:=x#good~%50%y}b')).toEqual([
      'a',
      {
        type: 'short',
        weight: 2,
        caseSensitive: true,
        isShuffled: false,
        answers: [
          { text: 'x', fraction: 100, feedback: 'good' },
          { text: 'y', fraction: 50, feedback: '' },
        ],
      },
      'b',
    ]);
  });

  it('reads signs after a backslash as text', () => {
    const [, gap] = parseCloze('{:SA:=a\\}b\\~c\\#d}');
    expect(gap).toMatchObject({ weight: 1, answers: [{ text: 'a}b~c#d', fraction: 100 }] });
  });

  it.each([
    ['MC', 'choice', false],
    ['MULTICHOICE_VS', 'choice', true],
    ['MCHS', 'choice', true],
    ['MULTIRESPONSE_H', 'response', false],
    ['MRS', 'response', true],
    ['NM', 'numerical', false],
    ['MWC', 'short', false],
  ])('reads the type %s', (name, type, isShuffled) => {
    expect(parseCloze(`{1:${name}:=a~b}`)[1]).toMatchObject({ type, isShuffled });
  });

  it('returns text for braces of other kinds and gaps without an end', () => {
    expect(parseCloze('{a} {1:UNKNOWN:=a} {1:SA:=a')).toEqual(['{a} {1:UNKNOWN:=a} {1:SA:=a']);
  });
});
