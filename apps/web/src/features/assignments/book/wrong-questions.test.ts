import type { WrongQuestion } from '@lectern/protocol/wrong-answers';
import { expect, it } from 'vitest';
import { bookQuestions } from './wrong-questions.ts';

const pupil = (name: string, settled: boolean) => ({
  member_id: name,
  name,
  wrong: 1,
  right_since: settled ? 2 : 0,
  last_at: 0,
  settled,
});
const question = (id: string, points: string[], ...pupils: WrongQuestion['pupils']): WrongQuestion => ({
  assignment_id: 'a',
  question_id: id,
  assignment_title: '练习',
  question: {},
  knowledge_points: points,
  pupils,
});
const all = [
  question('q1', ['面积'], pupil('甲', false), pupil('乙', true)),
  question('q2', ['面积', '周长'], pupil('甲', false), pupil('丙', false)),
  question('q3', ['周长'], pupil('乙', true)),
];
const ids = (point: string | undefined, settled = false) =>
  bookQuestions(all, { point, settled }).map(({ question_id }) => question_id);

it('bookQuestions lists questions that are not settled, the most missed first', () => {
  expect(ids(undefined)).toEqual(['q2', 'q1']);
  expect(ids(undefined, true)).toEqual(['q2', 'q1', 'q3']);
});

it('bookQuestions filters by knowledge point, and parts pupils by whether they settled', () => {
  expect(ids('周长', true)).toEqual(['q2', 'q3']);
  const [, first] = bookQuestions(all, { point: undefined, settled: false });
  expect([first?.open.map(({ name }) => name), first?.done.map(({ name }) => name)]).toEqual([
    ['甲'],
    ['乙'],
  ]);
});
