import type { ClassSums } from '@lectern/protocol/class-sums';
import { expect, it } from 'vitest';
import type { ClassTexts } from '../locale/index.ts';
import type { SumRow } from './sum-rows.ts';
import { nameOf, sumSheets } from './sum-sheets.ts';

const t = ((key: string) => key) as ClassTexts;
const row = (kind: SumRow['kind'], name: string, items: SumRow['items'] = []) =>
  ({
    ...{ kind, name, student_number: `${name} 1`, points: 1, called: 2, praised: 3, present: 4, late: 5 },
    ...{ excused: 6, absent: 7, items },
  }) as unknown as SumRow;
const sumsOf = (checked: number) => ({ checked }) as unknown as ClassSums;

it('sumSheets returns the totals without attendance when it was never checked', () => {
  const [sheet, ...others] = sumSheets([row('listed', '王一')], sumsOf(0), t);
  expect([sheet?.head?.length, sheet?.rows]).toEqual([5, [['王一', '王一 1', 1, 2, 3]]]);
  expect(others).toEqual([]);
});

it('sumSheets adds attendance, and no presence for a pupil outside the class', () => {
  const [sheet] = sumSheets([row('listed', '王一'), row('typed', '李二')], sumsOf(1), t);
  expect(sheet?.head?.slice(5)).toEqual(['sums.present', 'sums.late', 'sums.excused', 'sums.absent']);
  expect(sheet?.rows.map((each) => each.slice(5))).toEqual([
    [4, 5, 6, 7],
    ['', 5, 6, 7],
  ]);
});

it('sumSheets adds a sheet of the points by kind, with 0 for kinds that a pupil lacks', () => {
  const items = [{ item: '作业', points: 4, times: 1 }] as unknown as SumRow['items'];
  const [, sheet] = sumSheets([row('listed', '王一', items), row('left', '李二')], sumsOf(0), t);
  expect(sheet?.head).toEqual(['sums.name', 'sums.number', '作业']);
  expect(sheet?.rows).toEqual([
    ['王一', '王一 1', 4],
    ['sums.left', '李二 1', 0],
  ]);
});

it('nameOf returns a text instead of the name of a pupil who left', () => {
  expect(nameOf({ kind: 'left', name: '王一' }, t)).toBe('sums.left');
  expect(nameOf({ kind: 'typed', name: '王一' }, t)).toBe('王一');
});
