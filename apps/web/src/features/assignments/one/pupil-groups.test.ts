import { expect, it } from 'vitest';
import { absent, workOf } from '../testing/sample-assignment.ts';
import { pupilsOfGroup, reminderNames, rowIdOf } from './pupil-groups.ts';

const handed = workOf('甲', [2, 'right'], [null, 'waiting']);
const open = { ...workOf('乙', [2, 'right'], [null, 'waiting']), state: 'open' as const };
const late = { ...workOf('丙', [2, 'right'], [6, 'right']), late: true, state: 'returned' as const };
const works = [handed, open, late, absent('丁')];
const names = (group: Parameters<typeof pupilsOfGroup>[1]) =>
  pupilsOfGroup(works, group).map(({ name }) => name);

it('pupilsOfGroup lists pupils who have not begun before those who have not handed in', () => {
  expect(names('missing')).toEqual(['丁', '乙']);
});

it('pupilsOfGroup leaves out work in progress from work to mark', () => {
  expect([names('waiting'), names('late'), names('returned'), names('all').length]).toEqual([
    ['甲'],
    ['丙'],
    ['丙'],
    4,
  ]);
});

it('reminderNames joins names, each once, and rows have ids of their own', () => {
  expect(reminderNames([absent('丁'), open, absent('丁')], '、')).toBe('丁、乙');
  expect(new Set(works.map(rowIdOf)).size).toBe(4);
});
