import { contentOf, passageOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { quickQuestion } from './quick-questions.ts';
import { responseWords, stemWords } from './response-words.ts';

const choice = quickQuestion('choice', { id: 'q', text: '  选 \n 一个 ', options: 3 });
const blanks = {
  ...quickQuestion('words', { id: 'q', text: '', options: 2 }),
  body: { passage: passageOf({ gap: 'x' }, { gap: 'y' }) },
  key: { blanks: [] },
};

it('responseWords names choices by letter and text, and blanks by number', () => {
  expect(responseWords(choice, { choice: 'B' })).toBe('B');
  const worded = {
    ...choice,
    body: {
      choices: [
        { id: 'a', content: contentOf('秋天') },
        { id: 'b', content: contentOf('春天') },
      ],
    },
    key: { right: 'a' },
  };
  expect(responseWords(worded, { choice: 'b' })).toBe('B 春天');
  expect(
    responseWords(blanks, {
      texts: [
        { gap: 'y', text: '5' },
        { gap: 'x', text: '3' },
      ],
    }),
  ).toBe('2: 5、1: 3');
  expect(responseWords(quickQuestion('truth', { id: 'q', text: '', options: 2 }), { truth: false })).toBe(
    '错',
  );
  expect(
    responseWords(quickQuestion('choices', { id: 'q', text: '', options: 3 }), { choices: ['C', 'A'] }),
  ).toBe('A、C');
});

it('stemWords writes the stem in one line', () => {
  expect(stemWords(choice)).toBe('选 一个');
});

it.each([undefined, null, 7, 'x', {}, { ...choice, kind: 'unknown' }])(
  'returns empty words for the value %#',
  (value) => {
    expect(responseWords(value, { choice: 'B' })).toBe('');
    expect(stemWords({ ...Object(value), stem: 7 })).toBe('');
  },
);

it.each([undefined, null, [], { choice: {} }])('returns empty words for the response %#', (response) => {
  expect(responseWords(choice, response)).toBe('');
});
