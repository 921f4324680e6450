import { beforeEach, expect, it, vi } from 'vitest';
import { keptPage } from './kept-page.ts';

const router = vi.hoisted(() => ({
  address: { pathname: '/play', search: '' },
  written: [] as (readonly [string, string])[],
}));
vi.mock('../../platform/router/router.ts', () => ({
  addressNow: () => router.address,
  keepSearchParam: (name: string, value: string) => router.written.push([name, value]),
}));

const [SPRING, AUTUMN] = ['0199-spring', '0199-autumn'];
const go = (pathname: string, documentId: string) => {
  router.address = { pathname, search: `?fileId=${documentId}` };
};
beforeEach(() => {
  router.written.length = 0;
  go('/play', SPRING);
});

it('keptPage writes the page into the address of its courseware, replacing another page number', () => {
  const keep = keptPage(SPRING, 3);
  router.address = { pathname: '/play', search: `?fileId=${SPRING}&page=9` };
  keep();
  expect(router.written).toEqual([['page', '3']]);
});

it('keptPage writes nothing when the address is of another courseware or another screen', () => {
  const keep = keptPage(SPRING, 3);
  go('/play', AUTUMN);
  keep();
  go('/view', SPRING);
  keep();
  expect(router.written).toEqual([]);
});
