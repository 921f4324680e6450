import { afterEach, expect, it } from 'vitest';
import { keepSearchParam, navigate } from '../../platform/router/router.ts';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { useTableAddress } from './use-table-address.ts';

afterEach(() => {
  location.hash = '';
});

async function table(query = '') {
  navigate(`/user/school${query}`, { replace: true });
  const now = await mountHook(useTableAddress);
  const param = (name: string) => new URLSearchParams(location.hash.split('?')[1]).get(name);
  return { now, param };
}
const KINDS = ['word', 'pdf'] as const;

it('reads search and filters from the address, and ignores unknown values', async () => {
  const { now } = await table('?filter=%E7%A7%8B%20&kind=pdf&other=x');
  expect([now().typed, now().search]).toEqual(['秋 ', '秋']);
  expect([now().filter('kind', KINDS), now().filter('other', KINDS), now().filter('none', KINDS)]).toEqual([
    'pdf',
    undefined,
    undefined,
  ]);
});

it('writes typed text after a pause, and shows the first page meanwhile', async () => {
  const { now, param } = await table('?page=3');
  expect(now().state.page).toBe(3);
  now().setTyped('秋');
  await expect.poll(() => now().typed).toBe('秋');
  expect([now().state.page, param('filter')]).toEqual([1, null]);
  await expect.poll(() => param('filter')).toBe('秋');
  await expect.poll(() => now().search).toBe('秋');
});

it('writes typed text at once on request, without a new history entry', async () => {
  const { now, param } = await table();
  const entries = history.length;
  now().setTyped('叶');
  await expect.poll(() => now().typed).toBe('叶');
  now().commitTyped();
  expect([param('filter'), history.length]).toEqual(['叶', entries]);
});

it('follows the address when another is opened', async () => {
  const { now } = await table('?filter=a');
  navigate('/user/school?filter=b');
  await expect.poll(() => [now().typed, now().search]).toEqual(['b', 'b']);
});

it('sets and removes a filter, and keeps what was written into the address', async () => {
  const { now, param } = await table('?kind=pdf');
  keepSearchParam('tab', 'people');
  now().setFilter('kind', 'word');
  await expect.poll(() => param('kind')).toBe('word');
  expect(param('tab')).toBe('people');
  now().setFilter('kind', undefined);
  await expect.poll(() => param('kind')).toBeNull();
});

it('returns the query of a link to the same table', async () => {
  const { now } = await table('?kind=pdf');
  expect(now().queryWith({ kind: undefined })).toBe('');
  expect(now().queryWith({ place: 'bin' })).toBe('?kind=pdf&place=bin');
});
