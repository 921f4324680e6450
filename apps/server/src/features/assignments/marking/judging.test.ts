import { contentOf, mediaOf, type Question, sumOfPoints } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import type { WorkRow } from '../assignments.tables.ts';
import { checkedResponse } from '../checked-response.ts';
import { choice, essay } from '../test/given-exercise.ts';
import { isEmptyResponse, judgeByRule, judgedWith } from './judging.ts';
import { checkMark } from './mark-rules.ts';
import { countingWork } from './pupil-work.ts';

const multiple = choice({
  kind: 'multiple-choice',
  key: { right: ['a', 'b', 'c'] },
  score: 1,
  rule: { name: 'per-item' },
});
const composite: Question = {
  ...{ format: 1, id: 'c', version: 1, kind: 'composite', stem: contentOf('材料') },
  ...{ attempts: 1, counts: 'last' },
  children: [choice({ id: 'q0' }), essay({ id: 'q1' })],
};
const judge = (question: Question, response: unknown, hints: string[] = []) => {
  const { state, points } = judgeByRule(question, response, hints);
  return [state, points && sumOfPoints([points])];
};
const mark = { points: 1, rubric: [], words: '', ink: [], voice: null };

describe('judgeByRule', () => {
  it('returns right, partly right, wrong, missing, waiting for a person, or no points', () => {
    expect(judge(choice(), { choice: 'a' })).toEqual(['right', 2]);
    expect(judge(multiple, { choices: ['a'] })).toEqual(['partly', 0.33]);
    expect(judge(choice(), { choice: 'b' })).toEqual(['wrong', 0]);
    for (const nothing of [undefined, null, {}, { choice: 7 }, 'x'])
      expect(judge(choice(), nothing)).toEqual(['missing', 0]);
    expect(judge(essay(), { text: '春天' })).toEqual(['waiting', null]);
    expect(judge(essay(), { text: ' ' })).toEqual(['missing', 0]);
    expect(judge(choice({ rule: { name: 'none' } }), { choice: 'a' })).toEqual(['unscored', null]);
    expect(judge(choice({ rule: { name: 'none' } }), undefined)).toEqual(['missing', null]);
  });

  it('returns missing for a composite when none of its questions is answered', () => {
    const given = (...children: object[]) => ({ children });
    expect(judge(composite, given({ id: 'q0', response: { choice: 'a' } }))).toEqual(['partly', 2]);
    expect(judge(composite, given({ id: 'q1', response: { text: '好' } }))).toEqual(['waiting', null]);
    expect(judge(composite, given({ id: 'q0', response: {} }))).toEqual(['missing', 0]);
    expect(isEmptyResponse(composite, { children: 'x' })).toBe(true);
  });

  it('takes the cost of requested hints away, exactly', () => {
    const hints = [{ id: 'h', content: contentOf('提示'), cost: 0.5 }];
    expect(judge(choice({ hints }), { choice: 'a' }, ['h'])).toEqual(['partly', 1.5]);
    const thirds = [1, 2, 3].map(() => judgeByRule(multiple, { choices: ['a'] }, []).points ?? 0);
    expect(sumOfPoints(thirds)).toBe(1);
  });
});

it('a mark of a person stands above the rule, and is never more than the full points', () => {
  const byRule = judgeByRule(choice(), { choice: 'b' }, []);
  const withPoints = (points: number) => judgedWith(choice(), byRule, { ...mark, points });
  expect(withPoints(2)).toEqual({ state: 'right', rulePoints: 0, points: 2, shown: 2 });
  expect(withPoints(1.5)).toMatchObject({ state: 'partly', points: 1.5 });
  expect(withPoints(0)).toMatchObject({ state: 'wrong', points: 0 });
  expect(withPoints(9)).toMatchObject({ state: 'right', points: 2 });
  expect(judgedWith(choice(), byRule, undefined)).toMatchObject({ state: 'wrong', rulePoints: 0 });
});

it('checkMark throws for too many points, unknown levels, ink on other files and an unknown voice', () => {
  const known = { files: ['f'], isVoice: true };
  const check =
    (more: object, of = known) =>
    () =>
      checkMark(essay(), { ...mark, ...more }, of);
  const level = { criterion: 'ideas', level: 'good' };
  expect(check({ points: 5, rubric: [level], ink: [{ file: 'f', strokes: [] }], voice: 'v' })).not.toThrow();
  expect(check({ points: 5.01 })).toThrow('5 points');
  expect(check({ rubric: [{ ...level, level: 'other' }] })).toThrow('rubric');
  expect(check({ rubric: [{ ...level, criterion: 'other' }] })).toThrow('rubric');
  expect(check({ rubric: [level, level] })).toThrow('rubric');
  expect(check({ ink: [{ file: 'g', strokes: [] }] })).toThrow('ink');
  expect(check({ voice: 'v' }, { ...known, isVoice: false })).toThrow('voice');
});

describe('a response', () => {
  it('is read as its kind reads it, and may be empty', () => {
    expect(checkedResponse(choice(), { choice: 'a', extra: 1 })).toEqual({ choice: 'a' });
    expect(checkedResponse(choice(), {})).toEqual({});
    for (const bad of [undefined, null, 7, 'x', [], { choice: 1 }, { choice: 'a'.repeat(100) }])
      expect(() => checkedResponse(choice(), bad)).toThrow('body.response');
  });

  it('of a composite keeps the responses of its questions alone', () => {
    const children = [
      { id: 'q0', response: { choice: 'a', extra: 1 } },
      { id: 'other', response: 7 },
    ];
    expect(checkedResponse(composite, { children })).toEqual({
      children: [{ id: 'q0', response: { choice: 'a' } }],
    });
    expect(() => checkedResponse(composite, { children: [{ id: 'q0', response: 7 }] })).toThrow(
      'body.response',
    );
    expect(() => checkedResponse(composite, { choice: 'a' })).toThrow('body.response');
  });

  it('names its photographs', () => {
    const photographs = ['a'.repeat(64), 'b'.repeat(64)];
    expect(mediaOf(essay(), { text: '', photographs })).toEqual(photographs);
    expect(mediaOf(composite, { children: [{ id: 'q1', response: { photographs } }] })).toEqual(photographs);
    expect(mediaOf(choice(), { choice: 'c'.repeat(64) })).toEqual([]);
  });
});

it('countingWork is the best or the last handed-in attempt, and the open one without any', () => {
  const work = (id: string, isDone = true) =>
    ({ id, handed_in_at: isDone ? new Date(0) : null }) as unknown as WorkRow;
  const points = ({ id }: WorkRow) => Number(id);
  const all = [work('2'), work('3'), work('1'), work('9', false)];
  expect([countingWork(all, 'best', points)?.id, countingWork(all, 'last', points)?.id]).toEqual(['3', '1']);
  expect(countingWork([work('9', false)], 'best', points)?.id).toBe('9');
  expect(countingWork([], 'best', points)).toBeUndefined();
});
