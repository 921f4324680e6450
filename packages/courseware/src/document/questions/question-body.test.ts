import { expect, it } from 'vitest';
import { textBody } from '../../../test/sample.ts';
import { wordsOf } from '../../edits/pages/page-title.ts';
import type { JsonValue } from '../../records/json-value.ts';
import { questionBody } from './question-body.ts';

const json = (value: unknown) => value as JsonValue;
const choice = (id: string, ...lines: string[]) => ({ id, content: textBody(...lines) });

it('questionBody returns the stem, and the choices with their letters', () => {
  const question = json({
    stem: textBody('Which?'),
    body: {
      choices: [choice('x', 'red', 'or pink'), choice('y', 'blue'), { id: 'z', content: { paragraphs: [] } }],
    },
    key: { right: 'x' },
  });
  expect(wordsOf(questionBody(question))).toBe('Which?\nA. red\nor pink\nB. blue\nC.');
  expect(questionBody(question)).toBe(questionBody(question));
});

it('questionBody numbers the questions under a material', () => {
  const child = (words: string) => ({ stem: textBody(words), body: {} });
  const question = json({ stem: textBody('Read.'), children: [child('Who?'), child('Why?')] });
  expect(wordsOf(questionBody(question))).toBe('Read.\n(1) Who?\n(2) Why?');
});

it('questionBody returns a gap as text', () => {
  const gap = { type: 'field', field: 'gap:a', text: '____' };
  const question = json({ stem: { paragraphs: [{ runs: [gap] }] } });
  expect(questionBody(question).paragraphs).toEqual([{ runs: [{ type: 'text', text: '____' }] }]);
});

it('questionBody returns an empty paragraph for a value that is no question', () => {
  for (const value of [null, 5, 'text', [], {}])
    expect(questionBody(json(value)).paragraphs).toEqual([{ runs: [] }]);
});
