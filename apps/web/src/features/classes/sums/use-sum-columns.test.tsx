import type { TableColumn } from '@lectern/ui/table';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn, resultOf, textsOf } from '../../../platform/testing/drawn.tsx';
import type { SumRow } from './sum-rows.ts';
import { useSumColumns } from './use-sum-columns.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const row = (change: Partial<SumRow> = {}) =>
  ({
    ...{
      key: 'a',
      kind: 'listed',
      name: '王一',
      student_number: '7',
      points: 1,
      called: 2,
      praised: 3,
      present: 4,
    },
    ...{ late: 5, excused: 6, absent: 7, items: [], pupil: undefined, place: 9, ...change },
  }) as unknown as SumRow;

function columns(checked: boolean): ReadonlyMap<string, TableColumn<SumRow>> {
  return new Map(resultOf(() => useSumColumns(checked)).map((column) => [column.id, column]));
}
const cell = (id: string, of: SumRow) => textsOf(drawn(columns(true).get(id)?.cell(of))).join('');
const order = (id: string, of: SumRow) => columns(true).get(id)?.sortBy?.(of);

it('has columns of attendance only if it was checked', () => {
  const attendance = ['present', 'late', 'excused', 'absent'];
  expect(attendance.filter((id) => columns(true).has(id))).toEqual(attendance);
  expect(attendance.filter((id) => columns(false).has(id))).toEqual([]);
});

it('shows and sorts by the numbers of the row', () => {
  expect(
    ['points', 'called', 'praised', 'late', 'excused', 'absent'].map((id) => [
      cell(id, row()),
      order(id, row()),
    ]),
  ).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['5', 5],
    ['6', 6],
    ['7', 7],
  ]);
});

it('sorts pupils without a number by their place, after the others', () => {
  expect([order('number', row()), order('number', row({ student_number: '' }))]).toEqual(['7', '~9']);
});

it('shows the presence of pupils in the class only', () => {
  expect([cell('present', row()), order('present', row())]).toEqual(['4', 4]);
  const left = row({ kind: 'left' });
  expect([cell('present', left), order('present', left)]).toEqual(['—', -1]);
});

it('marks a name that was typed in a lesson', () => {
  expect(cell('name', row({ kind: 'typed' })).length).toBeGreaterThan(cell('name', row()).length);
});

it('shows three kinds of points with their signs, and the number of the others', () => {
  const items = [5, -2, 0, 1].map((points, i) => ({
    item: `类${i}`,
    points,
    times: 1,
  })) as unknown as SumRow['items'];
  expect(cell('items', row({ items: items.slice(0, 3) }))).toBe('类0 +5 · 类1 −2 · 类2 0');
  expect(cell('items', row({ items }))).toMatch(/^类0 \+5 · 类1 −2 · 类2 0 · .*1/);
});
