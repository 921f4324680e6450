import { expect, it } from 'vitest';
import type { CoursewareRecord } from '../records/record.ts';
import { coursewareOfExercise } from './courseware-of-exercise.ts';

const section = (id: string, order: string, title: string, points?: number) =>
  ({ kind: 'exercise-section', id, order, title, ...(points && { points }) }) as CoursewareRecord;
const question = (id: string, parentId: string, order: string, more: object = {}) =>
  ({
    kind: 'exercise-question',
    id,
    parentId,
    order,
    question: { kind: 'true-false', id: `own-${id}`, score: 1 },
    ...more,
  }) as CoursewareRecord;
const asset = { kind: 'asset', id: 'a'.repeat(64), mime: 'image/png', size: 3 } as CoursewareRecord;

/** Texts and questions of each page, in order. */
function pagesOf(records: readonly CoursewareRecord[]): unknown[] {
  const pages = records
    .filter((record) => record.kind === 'page')
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return pages.map(({ id }) =>
    records.flatMap((each) => {
      if (each.kind !== 'element' || each.parentId !== id) return [];
      if (each.type === 'question') return [each.question];
      return each.type === 'shape' ? [JSON.stringify(each.text).match(/"text":"([^"]*)"/)?.[1]] : [each.type];
    }),
  );
}

it('coursewareOfExercise returns a title, headings of titled sections, and a page for each question in order', () => {
  const { records } = coursewareOfExercise(
    {
      records: [
        section('s2', 'a2', ''),
        section('s1', 'a1', '判断题', 3),
        section('s3', 'a3', '空的'),
        question('q2', 's1', 'a2'),
        question('q1', 's1', 'a1', { points: 5 }),
        question('q3', 's2', 'a1'),
        asset,
      ],
    },
    '第一课练习',
  );
  expect(pagesOf(records)).toEqual([
    ['第一课练习'],
    ['判断题'],
    [{ kind: 'true-false', id: 'own-q1', score: 5 }],
    [{ kind: 'true-false', id: 'own-q2', score: 3 }],
    [{ kind: 'true-false', id: 'own-q3', score: 1 }],
  ]);
  expect(records).toContainEqual(asset);
});

it('leaves a composite without points of its own', () => {
  const composite = question('q1', 's1', 'a1', { question: { kind: 'composite', id: 'c' }, points: 9 });
  const { records } = coursewareOfExercise({ records: [section('s1', 'a1', ''), composite] }, '练习');
  expect(pagesOf(records).at(-1)).toEqual([{ kind: 'composite', id: 'c' }]);
});
