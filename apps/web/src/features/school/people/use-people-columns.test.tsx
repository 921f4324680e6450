import type { SchoolPerson } from '@lectern/protocol/schools';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn, resultOf, textsOf } from '../../../platform/testing/drawn.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const person = (change: object = {}) =>
  ({
    ...{ user_id: 'li', user_real_name: '李', login_name: 'li.si', org_user_code: 'T7', deactivated: false },
    ...{
      password_given: false,
      identities: ['TEACHER'],
      room: { used: 1_024, capacity: 2_048 },
      may_change: true,
    },
    ...change,
  }) as unknown as SchoolPerson;

function cell(id: string, of: SchoolPerson): string {
  const wishes = { ask: () => undefined, reactivate: () => undefined };
  const all = resultOf(() => usePeopleColumns('chen', wishes));
  return drawn(all.find((column) => column.id === id)?.cell(of));
}
const tags = (of: SchoolPerson) => textsOf(cell('name', of)).length;

it('marks the user, deactivated people, and people who still have a given password', () => {
  const plain = tags(person());
  for (const change of [{ user_id: 'chen' }, { deactivated: true }, { password_given: true }])
    expect(tags(person(change))).toBe(plain + 1);
});

it('shows the login name, or that the person signs in otherwise', () => {
  expect(textsOf(cell('login', person()))).toEqual(['li.si']);
  const [through] = textsOf(cell('login', person({ login_name: null })));
  expect(through).not.toBe('li.si');
  expect(through).toBeDefined();
});

it('shows each identity, and marks administrators', () => {
  const html = cell('identity', person({ identities: ['TEACHER', 'EDU_ADMIN'] }));
  expect(textsOf(html)).toHaveLength(2);
  expect([...html.matchAll(/data-tone="(\w+)"/g)].map(([, tone]) => tone)).toEqual(['neutral', 'jade']);
});

it('shows the used space, and a menu for people whom the user may change', () => {
  expect(textsOf(cell('room', person())).join('')).toMatch(/1 KB.*2 KB/);
  expect(cell('more', person())).toContain('<button');
  expect(cell('more', person({ may_change: false }))).toBe('');
});
