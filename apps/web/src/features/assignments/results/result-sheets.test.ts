import { expect, it } from 'vitest';
import type { AssignmentTexts } from '../locale/index.ts';
import { absent, sampleAssignment, sampleContent, workOf } from '../testing/sample-assignment.ts';
import { resultSheets } from './result-sheets.ts';

/** Texts as their keys and values, in no language. */
const t: AssignmentTexts = (key, values = {}) => [key, ...Object.values(values)].join(' ');

const works = [
  { ...workOf('甲', [2, 'right'], [null, 'waiting']), student_number: '01', late: true },
  workOf('丙', [0, 'wrong'], [4.5, 'partly']),
  absent('丁'),
];
const [pupils, questions] = resultSheets({ assignment: sampleAssignment, works, content: sampleContent }, t);

it('writes sum and points of each pupil, and nothing for those who have not begun', () => {
  expect(pupils?.head?.slice(-3)).toEqual(['sheets.sum 8', 'sheets.question 1 2', 'sheets.question 2 6']);
  const cells = pupils?.rows.map((row) => [row[0], row[1], row[2], row[3], ...row.slice(-3)]);
  expect(cells).toEqual([
    ['甲', '01', 'works.handed-in', 'late', 2, 2, 'judged.waiting'],
    ['丙', '', 'works.handed-in', '', 4.5, 0, 4.5],
    ['丁', '', 'works.none', '', '', '', ''],
  ]);
});

it('writes the statistics of each question', () => {
  expect(questions?.rows).toEqual([
    [1, '选择题', '2 + 3 = ?', 2, 1, 'percent 50', 1, 0, 1, 0, 0],
    [2, '解答题', '画出你的解题过程，并说明理由', 6, 4.5, 'percent 0', 0, 1, 0, 0, 1],
  ]);
});
