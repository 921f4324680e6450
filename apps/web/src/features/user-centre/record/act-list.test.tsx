import type { Act } from '@lectern/protocol/acts';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn } from '../../../platform/testing/drawn.tsx';
import { actsQuery } from '../centre-queries.ts';
import { ActList } from './act-list.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

function listed(...acts: object[]) {
  return withNext(null, ...acts);
}
function withNext(next: string | null, ...acts: object[]) {
  const items = acts.map((act, index) => ({
    id: `a${index}`,
    at: 1_000,
    name: '秋',
    ...act,
  })) as unknown as Act[];
  const data = { pages: [{ items, next }], pageParams: [undefined] };
  const html = drawn(<ActList userId="chen" />, [actsQuery('chen', undefined).queryKey, data]);
  const rows = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row);
  return { html, rows, words: rows.map((row) => row.replaceAll(/<[^>]+>/g, '|')) };
}
const courseware = { kind: 'courseware', source_from: 1, update_at: 1_000 };
const lesson = { kind: 'lesson', class_name: '三班', end_at: 5 };
const share = { kind: 'share', state: 'open', permission: 20, edit_type: 2, visits: 4 };

it('links coursewares and lessons, but no shares', () => {
  const { rows } = listed(courseware, lesson, share);
  expect(rows.map((row) => /href="([^"]*)"/.exec(row)?.[1])).toEqual([
    '#/view?fileId=a0',
    '#/user/record?lesson=a1',
    undefined,
  ]);
});

it('shows when a courseware was changed, if that was more than a minute after it was created', () => {
  const [same, changed] = listed(
    { ...courseware, update_at: 61_000 },
    { ...courseware, update_at: 61_001 },
  ).words;
  expect([same?.includes('·'), changed?.includes('·')]).toEqual([false, true]);
});

it('names the class of a lesson, and marks a lesson that is still running', () => {
  const [ended, running, nameless] = listed(
    lesson,
    { ...lesson, end_at: null },
    { ...lesson, class_name: '', name: '' },
  ).words;
  expect(ended).toContain('三班');
  expect(running?.length).toBeGreaterThan(ended?.length ?? 0);
  expect(nameless).not.toContain('·');
  expect(nameless).toContain('未命名');
});

it('shows a link that no longer works, and one whose document is gone', () => {
  const [open, closed, gone] = listed(share, { ...share, state: 'expired' }, { ...share, name: '' }).words;
  expect(closed?.length).toBeGreaterThan(open?.length ?? 0);
  expect(gone).not.toContain('秋');
});

it('tells how a document was shared', () => {
  const words = [10, 20].flatMap((permission) =>
    [1, 2, 3].map((edit_type) => listed({ ...share, permission, edit_type }).words[0]),
  );
  expect(new Set(words).size).toBe(6);
  expect(words.every((each) => each?.includes('4'))).toBe(true);
});

it('names both users and the numbers of a hand-over', () => {
  const handOver = { kind: 'handover', state: 'done', from_name: '陈', to_name: '李', by_name: '王' };
  const [said] = listed({ ...handOver, document_count: 7, class_count: 2 }).words;
  for (const word of ['陈', '李', '王', '7', '2']) expect(said).toContain(word);
});

it('offers more while there are more, and explains an empty list', () => {
  const buttons = (html: string) => html.match(/<button/g)?.length ?? 0;
  const [last, more] = [listed(courseware), withNext('c2', courseware)];
  expect(buttons(more.html)).toBe(buttons(last.html) + 1);
  const none = listed();
  expect([none.rows.length, none.html.includes('<ol')]).toEqual([0, false]);
});
