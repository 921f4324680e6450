import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AfterTurn, keptPage } from './after-turn.ts';

const painted = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@lectern/ui/after-paint', () => ({
  afterPaint: (work: () => void) => {
    painted.push(work);
    return () => painted.splice(painted.indexOf(work), 1);
  },
}));

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

let told: string[];
let turn: AfterTurn;
beforeEach(() => {
  told = [];
  turn = new AfterTurn();
  router.written.length = 0;
  go('/play', SPRING);
});
afterEach(() => {
  painted.length = 0;
});

it('AfterTurn runs no callback before the page is painted, and then all callbacks in order, once', () => {
  turn.later(() => told.push('steps'));
  turn.later(() => told.push('page'));
  expect(told).toEqual([]);
  expect(painted).toHaveLength(1);
  painted[0]?.();
  expect(told).toEqual(['steps', 'page']);
  expect(painted).toEqual([]);
  turn.now();
  expect(told).toHaveLength(2);
});

it('AfterTurn runs waiting callbacks at once on `now`, and later callbacks after their own frame', () => {
  turn.later(() => told.push('second page'));
  turn.now();
  expect(told).toEqual(['second page']);
  expect(painted).toEqual([]);
  turn.later(() => told.push('third page'));
  expect(told).toHaveLength(1);
  painted[0]?.();
  expect(told).toEqual(['second page', 'third page']);
});

it('keptPage writes the page into the address of its courseware, replacing another page number', () => {
  const keep = keptPage(SPRING, 3);
  router.address = { pathname: '/play', search: `?fileId=${SPRING}&page=9` };
  keep();
  expect(router.written).toEqual([['page', '3']]);
});

it('keptPage leaves the address of another courseware or another screen unchanged', () => {
  const keep = keptPage(SPRING, 3);
  go('/play', AUTUMN);
  keep();
  go('/view', SPRING);
  keep();
  expect(router.written).toEqual([]);
});
