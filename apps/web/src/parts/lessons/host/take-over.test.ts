import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeOver, takesOver } from './take-over.ts';

const seen = vi.hoisted(() => ({
  params: [] as unknown[],
  page: undefined as { readonly number: number } | undefined,
}));
vi.mock('../../../platform/router/router.ts', () => ({
  keepSearchParam: (...given: unknown[]) => seen.params.push(given),
}));
vi.mock('../kept/lesson-going-on.ts', () => ({ pageOfLesson: () => seen.page }));

const reload = vi.fn();
const lesson = { id: 'l1' } as unknown as HostedLesson;
beforeEach(() => {
  const kept = new Map<string, string>();
  seen.params.length = 0;
  seen.page = undefined;
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reloads the page, and returns the lesson to take over once', () => {
  takeOver('chen', 'c1', lesson);
  expect(reload).toHaveBeenCalledOnce();
  expect(takesOver('c1')).toEqual({ coursewareId: 'c1', lesson });
  expect(takesOver('c1')).toBeUndefined();
});

it('returns undefined for another courseware, and forgets the request', () => {
  takeOver('chen', 'c1');
  expect(takesOver('c2')).toBeUndefined();
  expect(takesOver('c1')).toBeUndefined();
});

it('continues at the page of the lesson when this browser knows it', () => {
  takeOver('chen', 'c1');
  expect(seen.params).toEqual([]);
  seen.page = { number: 4 };
  takeOver('chen', 'c1');
  expect(seen.params).toEqual([['page', '4']]);
});

it('reloads without storage, and then returns undefined', () => {
  vi.stubGlobal('sessionStorage', undefined);
  takeOver('chen', 'c1');
  expect(reload).toHaveBeenCalledOnce();
  expect(takesOver('c1')).toBeUndefined();
});
