import { BASIC_KINDS, INTERACTIVE_KINDS } from '@lectern/questions';
import { expect, it } from 'vitest';
import { answerViewOf, INTERACTIVE_NAMES } from './answer-views.tsx';

it('returns a view for each kind of question, and none for other names', () => {
  for (const { kind } of [...BASIC_KINDS, ...INTERACTIVE_KINDS])
    expect([kind, answerViewOf(kind) !== undefined]).toEqual([kind, true]);
  expect(answerViewOf('of-a-newer-program')).toBeUndefined();
});

it('names all interactive kinds', () => {
  expect([...INTERACTIVE_NAMES]).toEqual(INTERACTIVE_KINDS.map(({ kind }) => kind));
});
