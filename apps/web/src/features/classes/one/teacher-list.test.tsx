import type { SchoolClass } from '@lectern/protocol/classes';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn } from '../../../platform/testing/drawn.tsx';
import { teachersQuery } from '../class-queries.ts';
import { TeacherList } from './teacher-list.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

function list({ canChange = true, canLeave = true, org = 'school' } = {}) {
  const of = { class_id: 'c1', class_name: '三班', org_id: org } as SchoolClass;
  const teachers = [
    { user_id: 'chen', real_name: '陈', nick_name: '', avatar_url: null },
    { user_id: 'li', real_name: '李', nick_name: '', avatar_url: null },
  ];
  const html = drawn(<TeacherList userId="chen" of={of} canChange={canChange} canLeave={canLeave} />, [
    teachersQuery('c1').queryKey,
    teachers,
  ]);
  const rows = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row);
  return { html, buttons: rows.map((row) => row.includes('<button')), hasForm: html.includes('<form') };
}

it('offers the user to leave, and to hand the class over to colleagues', () => {
  expect(list()).toMatchObject({ buttons: [true, true], hasForm: true });
  expect(list({ canLeave: false }).buttons).toEqual([false, true]);
  expect(list({ canChange: false })).toMatchObject({ buttons: [true, false], hasForm: false });
});

it('explains that a class outside a school gets no colleagues', () => {
  const personal = list({ org: '' });
  expect([personal.hasForm, personal.html.includes('<p ')]).toEqual([false, true]);
  expect(list({ org: '', canChange: false }).html).not.toContain('<p ');
});
