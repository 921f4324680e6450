import type { LessonState, LessonValues } from '@lectern/courseware/lesson';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { recordAnswers } from './panel-record.ts';

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

it('recordAnswers adds answers of one question under one id, each with an id of its own', () => {
  const into = lesson();
  const pupil = { member_id: 'wang' };
  expect(recordAnswers(into, 't', question, [{ pupil, response: { choice: 'b' }, hints: ['h'] }])).toBe(1);
  recordAnswers(into, 't', question, [{ pupil: undefined, response: { choice: 'a' } }]);
  const [first, second] = into.told;
  expect(first).toMatchObject({
    asked: question,
    askedAt: 5,
    answers: [{ pupil, response: { choice: 'b' }, hints: ['h'], at: 5 }],
  });
  expect(second).toMatchObject({ activityId: first?.activityId, answers: [{ pupil: null, hints: [] }] });
  expect(second?.answers[0]?.id).not.toBe(first?.answers[0]?.id);
});

it('recordAnswers begins another activity for a question that was edited, or another tool', () => {
  const into = lesson();
  const given = [{ pupil: undefined, response: { choice: 'b' } }];
  recordAnswers(into, 't', question, given);
  recordAnswers(into, 't', { ...question, key: { right: 'a' } }, given);
  recordAnswers(into, 'u', question, given);
  expect(new Set(into.told.map(({ activityId }) => activityId)).size).toBe(3);
});

it('recordAnswers leaves out empty answers and values of another kind, and adds nothing without answers', () => {
  const into = lesson({ t: 'broken' });
  const given = [{}, { choice: '' }, undefined, 'b'].map((response) => ({ pupil: undefined, response }));
  expect(recordAnswers(into, 't', question, given)).toBe(0);
  expect([into.told, into.values.current]).toEqual([[], { t: 'broken' }]);
});
