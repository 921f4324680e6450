import type { CoursewareSnapshot } from '@lectern/courseware';
import { blankExercise, type NewExerciseQuestion } from '@lectern/courseware/exercise';
import type { Question } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { newerContent } from '../newer-questions.service.ts';
import { choice } from '../test/given-exercise.ts';
import { frozenContent, hashesIn } from './frozen-content.ts';
import { checkTimes, pupilsOf } from './targets.ts';

const ID = '01890000-0000-7000-8000-000000000001';

function exerciseOf(
  questions: readonly (NewExerciseQuestion & { id?: string })[],
  points?: number,
): CoursewareSnapshot {
  const { records } = blankExercise();
  const section = records.find(({ kind }) => kind === 'exercise-section');
  return {
    records: [
      ...records.map((record) =>
        record === section && points !== undefined ? ({ ...record, points } as typeof record) : record,
      ),
      ...questions.map((one, index) => ({
        kind: 'exercise-question' as const,
        id: `record ${index}`,
        parentId: section?.id ?? '',
        order: `a${index}`,
        ...one,
      })),
    ],
  };
}
const json = (question: Question) => JSON.parse(JSON.stringify(question));
describe('the frozen questions of an exercise', () => {
  it('have the points of the question in the exercise, of the section, or of the question itself', () => {
    const three = [
      { question: json(choice()), points: 4 },
      { question: json(choice()) },
      { id: ID, question: json(choice()) },
    ];
    const points = (snapshot: CoursewareSnapshot) =>
      frozenContent(snapshot).sections[0]?.questions.map((question) => question.points);
    expect(points(exerciseOf(three))).toEqual([4, 2, 2]);
    expect(points(exerciseOf(three, 3))).toEqual([4, 3, 3]);
    const [first, , third] = frozenContent(exerciseOf(three)).sections[0]?.questions ?? [];
    expect(first?.record).toBe('record 0');
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(third?.id).toBe(ID);
    expect(frozenContent(blankExercise()).sections).toEqual([]);
  });

  it('are refused with the place of one that cannot be read', () => {
    const bad = { ...json(choice()), key: { right: 7 } };
    expect(() => frozenContent(exerciseOf([{ question: json(choice()) }, { question: bad }]))).toThrow(
      'sections.0.questions.1',
    );
    const newer = { ...json(choice()), kind: 'of a newer program' };
    expect(() => frozenContent(exerciseOf([{ question: newer }]))).toThrow('sections.0.questions.0');
  });

  it('take the newer form of the same questions, and no added or removed one', () => {
    const [a, b, c] = [choice(), choice(), choice()].map((question, index) => ({
      id: ID.replace(/1$/, String(index)),
      question: json(question),
    }));
    if (!a || !b || !c) throw new Error('three questions');
    const before = frozenContent(exerciseOf([a, b]));
    const mended = { ...b, question: { ...b.question, key: { right: 'b' } }, points: 5 };
    const fresh = frozenContent(exerciseOf([mended, c]));
    const made = { questionCount: 2, fullPoints: 7, documentSeq: 9, files: [] };
    const newer = newerContent(before, { ...made, content: fresh });
    expect(newer).toMatchObject({ questionCount: 2, fullPoints: 7, documentSeq: 9 });
    const questions = newer.content.sections.flatMap((section) => section.questions);
    expect(questions.map(({ id, points }) => [id, points])).toEqual([
      [a.id, 2],
      [b.id, 5],
    ]);
    expect(questions[1]?.question).toMatchObject({ key: { right: 'b' }, score: 5 });
  });
});

it('hashesIn finds hashes that are whole strings', () => {
  const hash = 'a'.repeat(64);
  expect(hashesIn({ asset: hash, text: `${hash}b`, more: [hash, 'c'.repeat(64)] })).toEqual([
    hash,
    'c'.repeat(64),
  ]);
  expect(hashesIn(undefined)).toEqual([]);
});

it('pupilsOf names the pupils of classes, groups and single targets once, without who has left', () => {
  const pupil = (id: string, groupName: string, hasLeft = false) => ({
    ...{ id, classId: 'c1', name: id, studentNumber: '', groupName, hasLeft },
  });
  const rosters = [
    {
      id: 'c1',
      name: '一班',
      pupils: [pupil('a', '1'), pupil('b', '2'), pupil('c', '1', true), pupil('d', '2')],
    },
    { id: 'c2', name: '二班', pupils: [{ ...pupil('e', ''), classId: 'c2' }] },
  ];
  const of = (...targets: Parameters<typeof pupilsOf>[0]) => pupilsOf(targets, rosters).map(({ id }) => id);
  expect(of({ class_id: 'c1' })).toEqual(['a', 'b', 'd']);
  expect(of({ class_id: 'c1', group_name: '2' }, { class_id: 'c2' })).toEqual(['b', 'd', 'e']);
  expect(of({ class_id: 'c1', member_id: 'b' }, { class_id: 'c1', group_name: '2' })).toEqual(['b', 'd']);
  expect(of({ class_id: 'c1', member_id: 'e' }, { class_id: 'c1', member_id: 'c' })).toEqual([]);
});

it('checkTimes throws for an end before the beginning and after a year', () => {
  const times = (from_at: number, until_at: number | null) => () =>
    checkTimes({ from_at, until_at } as Parameters<typeof checkTimes>[0]);
  expect(times(5, null)).not.toThrow();
  expect(times(5, 6)).not.toThrow();
  expect(times(5, 5)).toThrow('until_at');
  expect(times(5, 5 + 367 * 86_400_000)).toThrow('until_at');
});
