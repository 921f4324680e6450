import { expect, it } from 'vitest';
import { assignmentText } from '../locale/index.ts';
import { absent, sampleAssignment, sampleContent, workOf } from '../testing/sample-assignment.ts';
import { resultSheets } from './result-sheets.ts';

const works = [
  { ...workOf('甲', [2, 'right'], [null, 'waiting']), student_number: '01', late: true },
  workOf('丙', [0, 'wrong'], [4.5, 'partly']),
  absent('丁'),
];
const [pupils, questions] = resultSheets(
  { assignment: sampleAssignment, works, content: sampleContent },
  assignmentText,
);

it('writes sum and points of each pupil, and nothing for those who have not begun', () => {
  expect(pupils?.head?.slice(-3)).toEqual(['Sum (of 8)', 'Question 1 (2)', 'Question 2 (6)']);
  const cells = pupils?.rows.map((row) => [row[0], row[1], row[2], row[3], ...row.slice(-3)]);
  expect(cells).toEqual([
    ['甲', '01', 'Handed in', 'Late', 2, 2, 'To mark'],
    ['丙', '', 'Handed in', '', 4.5, 0, 4.5],
    ['丁', '', 'Not begun', '', '', '', ''],
  ]);
});

it('writes the statistics of each question', () => {
  expect(questions?.rows).toEqual([
    [1, '选择题', '2 + 3 = ?', 2, 1, '50%', 1, 0, 1, 0, 0],
    [2, '解答题', '画出你的解题过程，并说明理由', 6, 4.5, '0%', 0, 1, 0, 0, 1],
  ]);
});
