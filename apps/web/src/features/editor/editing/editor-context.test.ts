import type { CoursewareChange } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { watchRecords } from './editor-context.ts';

it('watchRecords calls the listener once per change of several of the records, and for no other change', () => {
  const listeners = new Set<(change: CoursewareChange) => void>();
  const change = (...ids: string[]) => {
    for (const each of listeners) each({ records: new Set(ids) } as unknown as CoursewareChange);
  };
  let told = 0;
  const subscribe = (listener: (change: CoursewareChange) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stop = watchRecords({ subscribe }, ['a', 'b', 'c'], () => (told += 1));
  change('a', 'b', 'x');
  expect(told).toBe(1);
  change('x');
  expect(told).toBe(1);
  stop();
  change('a');
  expect(told).toBe(1);
});
