import { beforeEach, expect, it, vi } from 'vitest';
import { forgetTask, keepTask, keptTasks } from './kept-tasks.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const task = (taskId: string, name = '第一课') => ({ taskId, name, opens: true });

it('keptTasks returns the tasks of each user, the latest last and once each', () => {
  keepTask('u', task('a'));
  keepTask('u', task('b'));
  keepTask('v', task('c'));
  keepTask('u', task('a', '第二课'));
  expect(keptTasks('u')).toEqual([task('b'), task('a', '第二课')]);
  expect(keptTasks('v')).toEqual([task('c')]);
});

it('forgetTask removes a task, and the entry with the last one', () => {
  keepTask('u', task('a'));
  keepTask('u', task('b'));
  forgetTask('u', 'a');
  expect(keptTasks('u')).toEqual([task('b')]);
  forgetTask('u', 'b');
  expect(keptTasks('u')).toEqual([]);
  expect(stored.size).toBe(0);
});

it('keptTasks leaves out stored values that are no tasks', () => {
  const values = [
    task('a'),
    null,
    'b',
    { ...task('c'), taskId: 1 },
    { ...task('d'), name: 1 },
    { ...task('e'), opens: 1 },
  ];
  stored.set('lectern.tasks.u', JSON.stringify(values));
  expect(keptTasks('u')).toEqual([task('a')]);
  stored.set('lectern.tasks.u', '{}');
  expect(keptTasks('u')).toEqual([]);
  stored.set('lectern.tasks.u', 'damaged');
  expect(keptTasks('u')).toEqual([]);
});

it('is empty when the browser refuses storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepTask('u', task('a'));
  expect(keptTasks('u')).toEqual([]);
});
