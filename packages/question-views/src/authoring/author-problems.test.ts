import { contentOf, newQuestion, type PlayedBody, problemsOf, type SingleQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { authorProblems } from './author-problems.ts';

function asked(kind: string): SingleQuestion {
  let made = 0;
  return newQuestion(kind, () => `id${made++}`, 'zh') as SingleQuestion;
}

it('returns a problem for each statement of a true-false rush that is empty', () => {
  const rush = asked('truth-rush');
  const body = rush.body as PlayedBody;
  expect(authorProblems(rush)).toHaveLength(6);
  const parts = body.parts.map((part, index) => (index === 0 ? part : { ...part, stem: contentOf('1+1=2') }));
  expect(authorProblems({ ...rush, body: { ...body, parts } })).toEqual([
    { code: 'part-blank', at: `${parts[0]?.id}/stem` },
  ]);
});

it('returns the problems of the question for other kinds', () => {
  for (const kind of ['single-choice', 'word-search', 'composite'])
    expect(authorProblems(asked(kind))).toEqual(problemsOf(asked(kind)));
});
