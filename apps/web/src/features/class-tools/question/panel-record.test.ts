import type { LessonState, LessonValues } from '@lectern/courseware/lesson';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { recordAnswers, renameAnswers } from './panel-record.ts';

const question: SingleQuestion = {
  ...{ format: 1, id: 'q', version: 1, kind: 'single-choice', attempts: 1, counts: 'last', score: 2 },
  stem: contentOf('2 + 2'),
  rule: { name: 'exact' },
  body: { choices: ['a', 'b'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'b' },
};

function lesson(kept: LessonValues = {}) {
  const told: Parameters<ToolLesson['answer']>[0][] = [];
  const values = { current: kept };
  const state = {
    get: () => values.current,
    change: (patch: LessonValues) => {
      values.current = { ...values.current, ...patch };
    },
  } as LessonState;
  return {
    told,
    values,
    answer: (given: (typeof told)[number]) => told.push(given),
    now: () => 5,
    state: () => state,
  };
}

const wrong = (board: number) => ({ board, pupil: undefined, response: { choice: 'a' } });
const right = (board: number) => ({ board, pupil: undefined, response: { choice: 'b' } });

it('recordAnswers adds answers of one question under one id, each with an id of its own', () => {
  const into = lesson();
  const pupil = { member_id: 'wang' };
  expect(recordAnswers(into, 't', question, [{ ...right(0), pupil, hints: ['h'] }])).toBe(1);
  recordAnswers(into, 't', question, [wrong(1)]);
  const [first, second] = into.told;
  expect(first).toMatchObject({
    asked: question,
    askedAt: 5,
    answers: [{ pupil, response: { choice: 'b' }, hints: ['h'], at: 5 }],
  });
  expect(second).toMatchObject({ activityId: first?.activityId, answers: [{ pupil: null, hints: [] }] });
  expect(second?.answers[0]?.id).not.toBe(first?.answers[0]?.id);
});

it('recordAnswers adds an answer once, and a later answer at the same board as one of the same pupil', () => {
  const into = lesson();
  recordAnswers(into, 't', question, [wrong(0), right(1)]);
  expect(recordAnswers(into, 't', question, [wrong(0), right(1)])).toBe(0);
  expect(recordAnswers(into, 't', question, [right(0), right(1)])).toBe(1);
  const [first, second] = into.told.map(({ answers }) => answers[0]);
  expect([first?.unnamed, second?.unnamed]).toEqual([first?.id, first?.id]);
  expect(second?.id).not.toBe(first?.id);
});

it('renameAnswers gives all answers of a board to another pupil, and nothing at boards without answers', () => {
  const into = lesson();
  recordAnswers(into, 't', question, [wrong(0), wrong(2)]);
  recordAnswers(into, 't', question, [right(2)]);
  const ids = into.told.flatMap(({ answers }) => answers.map(({ id }) => id));
  const pupil = { member_id: 'li' };
  renameAnswers(into, 't', { ...question, score: 5 }, [
    { ...right(2), pupil },
    { ...right(1), pupil },
  ]);
  expect(into.told.at(-1)).toMatchObject({
    activityId: into.told[0]?.activityId,
    answers: [
      { id: ids[1], pupil },
      { id: ids[2], pupil },
    ],
  });
  renameAnswers(lesson(), 't', question, [{ ...right(0), pupil }]);
});

it('recordAnswers begins another activity for a question that was edited, or another tool', () => {
  const into = lesson();
  recordAnswers(into, 't', question, [right(0)]);
  recordAnswers(into, 't', { ...question, key: { right: 'a' } }, [right(1)]);
  recordAnswers(into, 'u', question, [right(2)]);
  expect(new Set(into.told.map(({ activityId }) => activityId)).size).toBe(3);
});

it('recordAnswers leaves out empty answers and values of another kind, and adds nothing without answers', () => {
  const into = lesson({ t: 'broken' });
  const given = [{}, { choice: '' }, undefined, 'b'].map((response, board) => ({
    ...right(board),
    response,
  }));
  expect(recordAnswers(into, 't', question, given)).toBe(0);
  expect([into.told, into.values.current]).toEqual([[], { t: 'broken' }]);
});
