import type { Account } from '@lectern/protocol/accounts';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn } from '../../../platform/testing/drawn.tsx';
import { boundQuery } from '../centre-queries.ts';
import { SchoolsCard } from './schools-card.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

const bound = { user_id: 'school-1', org_user_code: 'T7', org: { org_name: '一小' } };
function card(account: object, ...accounts: object[]) {
  const own = {
    user_id: 'chen',
    account_id: 'chen',
    account_type: 'person',
    ...account,
  } as unknown as Account;
  const html = drawn(<SchoolsCard account={own} />, [boundQuery(own.user_id).queryKey, accounts]);
  const rows = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row);
  return { html, rows, buttons: html.match(/<button/g)?.length ?? 0 };
}

it('lists the own and the school accounts, and marks the current account', () => {
  const { rows, buttons } = card({}, bound);
  expect(rows).toHaveLength(2);
  expect(
    rows.map((row) => [row.includes('<button'), row.includes('T7'), row.includes('lucide-school')]),
  ).toEqual([
    [false, false, false],
    [true, true, true],
  ]);
  expect(buttons).toBe(2);
  const inSchool = card({ user_id: 'school-1', account_type: 'org' }, bound).rows;
  expect(inSchool.map((row) => row.includes('<button'))).toEqual([true, false]);
});

it('lists nothing without a school account, and offers to add one', () => {
  expect(card({})).toMatchObject({ rows: [], buttons: 1 });
});

it('offers nothing to a user who signed in with a school account itself', () => {
  const direct = card({ account_type: 'org' });
  expect(direct).toMatchObject({ rows: [], buttons: 0 });
  expect(direct.html).not.toBe(card({}).html);
});
