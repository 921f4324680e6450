import type { OwnWork } from '@lectern/protocol/own-work';
import { expect, it } from 'vitest';
import { isAnswered, numberedQuestions } from './numbered.ts';

it.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ choice: 'a' }, true],
  [{ choices: [] }, false],
  [{ truth: false }, true],
  [{ texts: [{ gap: 'g1', text: '' }] }, false],
  [{ texts: [{ gap: 'g1', text: '山' }] }, true],
  [{ points: [{ x: 0, y: 0 }] }, true],
  [{ pairs: [{ left: 'a', right: 'b' }] }, true],
  [{ picks: [{ row: 'r', columns: [] }] }, false],
  [{ children: [{ id: 'c1', response: { text: '' } }] }, false],
  [{ children: [{ id: 'c1', response: { text: 'x' } }] }, true],
])('isAnswered(%j) returns %s', (response, answered) => {
  expect(isAnswered(response)).toBe(answered);
});

it('numberedQuestions counts through sections and names the ones that begin', () => {
  const question = (id: string) => ({ id });
  const sections = [
    { id: 's1', title: '一', questions: [question('a'), question('b')] },
    { id: 's2', title: 'empty', questions: [] },
    { id: 's3', title: '', questions: [question('c')] },
  ] as unknown as OwnWork['sections'];
  const numbered = numberedQuestions({ sections });
  expect(numbered.map(({ number, section }) => [number, section])).toEqual([
    [1, { number: 1, title: '一' }],
    [2, undefined],
    [3, { number: 2, title: '' }],
  ]);
  const only = [{ id: 's1', title: '', questions: [question('a')] }] as unknown as OwnWork['sections'];
  expect(numberedQuestions({ sections: only })[0]?.section).toBeUndefined();
});
