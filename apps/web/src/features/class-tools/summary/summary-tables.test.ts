import { expect, it } from 'vitest';
import type { LessonSums } from '../../../parts/lessons/index.ts';
import { summaryFigures, summaryTables } from './summary-tables.ts';
import type { SummaryTexts } from './texts.ts';

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as SummaryTexts;
const pupil = (name: string, attendance?: 'late') => ({ name, called: 1, points: 2, praised: 3, attendance });
const sums = {
  pages: [
    { number: 1, milliseconds: 400, times: 1 },
    { number: 2, milliseconds: 59_499, times: 2 },
    { number: 3, milliseconds: 59_500, times: 3 },
    { number: 4, milliseconds: 125_000, times: 1 },
  ],
  ...{ calls: 5, points: 6, praise: 7, absent: 8 },
  pupils: [pupil('王一', 'late'), pupil('李二')],
  teams: [{ name: '红队', points: 9, pupils: ['王一', '李二'] }],
  tools: [
    { code: 'timer', times: 2 },
    { code: 'old', times: 3 },
  ],
} as unknown as LessonSums;

it('summaryFigures returns the main figures, with the sum of all uses of tools', () => {
  expect(summaryFigures(sums, t)).toEqual([
    ['pages', 4],
    ['calls', 5],
    ['points', 6],
    ['praise', 7],
    ['absent', 8],
    ['tools', 5],
  ]);
});

it('summaryTables returns a row for each page, pupil, team and tool', () => {
  const tables = summaryTables(sums, t, (code) => (code === 'timer' ? '计时器' : undefined));
  expect(tables.map(({ id, head }) => [id, head.length])).toEqual([
    ['pages', 3],
    ['pupils', 5],
    ['teams', 3],
    ['tools', 2],
  ]);
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['page {"page":1}', 'seconds {"seconds":1}', 1],
      ['page {"page":2}', 'seconds {"seconds":59}', 2],
      ['page {"page":3}', 'minutes {"minutes":1,"seconds":0}', 3],
      ['page {"page":4}', 'minutes {"minutes":2,"seconds":5}', 1],
    ],
    [
      ['王一', 1, 2, 3, 'states.late'],
      ['李二', 1, 2, 3, ''],
    ],
    [['红队', 9, '王一between李二']],
    [
      ['计时器', 2],
      ['old', 3],
    ],
  ]);
});
