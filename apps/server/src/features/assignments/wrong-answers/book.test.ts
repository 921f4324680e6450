import { expect, it } from 'vitest';
import type { BookRow } from '../marking/marks.store.ts';
import { bookOf } from './book.ts';

const row = (state: string, at: number, question = 'q', member = 'm'): BookRow => ({
  ...{ work_id: `w${at}`, question_id: question, assignment_id: 'a', handed_in_at: new Date(at) },
  ...{ origin_assignment_id: 'a', origin_question_id: question, member_id: member },
  ...{ state, at: new Date(at) },
});
const states = (...all: string[]) => bookOf(all.map((state, at) => row(state, at)));

it('a question is in the book after a wrong or partly right answer, and settled after two right ones in a row', () => {
  expect(states('right', 'right')).toEqual([]);
  expect(states('wrong')).toMatchObject([{ wrong: 1, rightSince: 0, settled: false }]);
  expect(states('right', 'partly', 'right')).toMatchObject([
    { wrong: 1, rightSince: 1, settled: false, lastAt: 2 },
  ]);
  expect(states('wrong', 'right', 'right')).toMatchObject([{ wrong: 1, rightSince: 2, settled: true }]);
  expect(states('wrong', 'right', 'wrong', 'right')).toMatchObject([
    { wrong: 2, rightSince: 1, settled: false },
  ]);
  expect(states('wrong', 'right', 'right', 'wrong')).toMatchObject([
    { wrong: 2, rightSince: 0, settled: false },
  ]);
});

it('pupils and questions have entries of their own, the newest first', () => {
  const book = bookOf([
    row('wrong', 1, 'p'),
    row('wrong', 2, 'q'),
    row('wrong', 3, 'p', 'n'),
    row('right', 4, 'p'),
  ]);
  expect(book.map(({ questionId, memberId, lastAt }) => [questionId, memberId, lastAt])).toEqual([
    ['p', 'm', 4],
    ['p', 'n', 3],
    ['q', 'm', 2],
  ]);
});
