import type { Account } from '@lectern/protocol/accounts';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { drawn } from '../../../platform/testing/drawn.tsx';
import { signInsQuery } from '../centre-queries.ts';
import { DevicesCard } from './devices-card.tsx';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});
beforeAll(() => changeLanguage('zh'));

function rowsOf(...items: object[]) {
  const all = items.map((item, index) => ({
    ...{ id: `s${index}`, browser: 'Chrome', system: 'Windows', current: false, begin_at: 1, seen_at: 2 },
    ...item,
  }));
  const account = { user_id: 'chen' } as Account;
  const html = drawn(<DevicesCard account={account} />, [signInsQuery('chen').queryKey, { items: all }]);
  const rows = [...html.matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row);
  return {
    rows,
    buttons: html.match(/<button/g)?.length ?? 0,
    names: rows.map((row) => /<strong>(.*?)</.exec(row)?.[1]),
  };
}

it('offers to end every sign-in but the current one, and all others together', () => {
  const { rows, buttons } = rowsOf({ current: true }, {}, {});
  expect(rows.map((row) => row.includes('<button'))).toEqual([false, true, true]);
  expect(buttons).toBe(3);
  expect(rowsOf({ current: true }).buttons).toBe(0);
});

it('shows when another device was last seen', () => {
  const [current, other] = rowsOf({ current: true }, {}).rows;
  expect([current?.includes('，'), other?.includes('，')]).toEqual([false, true]);
});

it.each(['Android', 'iOS', 'HarmonyOS', 'iPadOS'])('marks %s as a phone', (system) => {
  const { rows } = rowsOf({ system }, {});
  expect(rows.map((row) => row.includes('lucide-smartphone'))).toEqual([true, false]);
});

it('names browser and system, as far as they are known', () => {
  const { names } = rowsOf(
    { browser: 'WeChat', system: 'Android' },
    {},
    { system: '' },
    { browser: '', system: 'Windows' },
    { browser: '', system: '' },
  );
  expect(names.slice(0, 3)).toEqual(['微信 · Android', 'Chrome · Windows', 'Chrome']);
  expect(names[3]).toMatch(/.+ · Windows/);
  expect(names[4]).not.toBe('');
  expect(names[4]).not.toContain('·');
});
