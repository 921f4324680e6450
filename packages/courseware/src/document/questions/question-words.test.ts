import { expect, it } from 'vitest';
import { textBody } from '../../../test/sample.ts';
import type { JsonValue } from '../../records/json-value.ts';
import { questionWords } from './question-words.ts';

const json = (value: unknown) => value as JsonValue;

it('questionWords returns the words of stem, body and questions under a material, without keys', () => {
  const choices = [
    { id: 'x', content: textBody('red') },
    { id: 'y', content: { paragraphs: [{ runs: [{ type: 'formula', latex: 'x^2' }] }] } },
  ];
  const question = json({
    stem: textBody('Which?'),
    body: { choices },
    key: { right: 'x' },
    analysis: textBody('Because.'),
    children: [{ stem: textBody('Why?'), body: {}, analysis: textBody('So.') }],
  });
  expect(questionWords(question)).toBe('Which?\nredx^2\nWhy?');
});

it('questionWords ignores formats, so that a question in another colour has the same words', () => {
  const stem = (props: object) =>
    json({ stem: { paragraphs: [{ runs: [{ type: 'text', text: 'A', props }] }] } });
  expect(questionWords(stem({ fill: { type: 'solid', color: 'FF0000' } }))).toBe(questionWords(stem({})));
});

it('questionWords returns no words for a value that is no question', () => {
  for (const value of [null, 5, 'text', [], {}, { stem: 5, children: 'x' }])
    expect(questionWords(json(value))).toBe('');
});
