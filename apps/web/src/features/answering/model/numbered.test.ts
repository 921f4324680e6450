import type { OwnWork } from '@lectern/protocol/own-work';
import { expect, it } from 'vitest';
import { numberedQuestions } from './numbered.ts';

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
