import type { Paragraph } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { paperLines } from './paper-lines.ts';

const text = (words: string) => ({ type: 'text', text: words }) as const;
const numbered = (words: string, scheme: string, level = 0, start?: number): Paragraph => ({
  props: { level, bullet: { type: 'number', scheme, ...(start && { start }) } },
  runs: [text(words)],
});
const said = (paragraphs: readonly Paragraph[]) =>
  paperLines(paragraphs).map(({ pieces }) =>
    pieces.map((piece) => (piece.type === 'text' ? piece.text : piece.type)).join(''),
  );

it('paperLines returns a line for each paragraph and after each break, with formulas as they are', () => {
  const formula = { type: 'formula', latex: 'x' } as const;
  expect(said([{ runs: [text('1. '), formula, { type: 'break' }, text('A. 2')] }, { runs: [] }])).toEqual([
    '1. formula',
    'A. 2',
    '',
  ]);
});

it('paperLines writes out automatic numbers and letters, which begin anew below another stem', () => {
  const paragraphs = [
    numbered('one', 'arabicPeriod'),
    numbered('red', 'alphaUcPeriod', 1),
    numbered('blue', 'alphaUcPeriod', 1),
    numbered('two', 'arabicPeriod'),
    numbered('green', 'alphaUcPeriod', 1),
  ];
  expect(said(paragraphs)).toEqual(['1. one', 'A. red', 'B. blue', '2. two', 'A. green']);
});

it('paperLines begins with the number of the paragraph, and counts anew after a paragraph without one', () => {
  const paragraphs = [
    numbered('a', 'arabicPeriod', 0, 7),
    { runs: [text('-')] },
    numbered('b', 'arabicPeriod'),
  ];
  expect(said(paragraphs)).toEqual(['7. a', '-', '1. b']);
});
