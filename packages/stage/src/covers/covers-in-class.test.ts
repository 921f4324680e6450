import { Signal } from '@lectern/base';
import type { LessonState } from '@lectern/courseware/lesson';
import { describe, expect, it } from 'vitest';
import { CoversInClass } from './covers-in-class.ts';

const away = { type: 'away' } as const;
const wiped = { type: 'wiped', share: 0.5 } as const;

/** The state of a lesson that stores changes. */
function lesson(values: Record<string, unknown>) {
  const stored = new Signal(values);
  const changes: unknown[] = [];
  const state = {
    get: () => stored.get(),
    subscribe: (listener: () => void) => stored.subscribe(listener),
    change: (next: Record<string, unknown>) => {
      changes.push(next);
      stored.set({ ...stored.get(), ...next });
    },
  } as unknown as LessonState;
  return { state, stored, changes };
}

describe('CoversInClass', () => {
  it('keeps how far covers are removed until they are restored', () => {
    const covers = new CoversInClass();
    covers.put(['a', 'b'], away);
    covers.put(['b'], wiped);
    expect([...covers.uncovered.get()]).toEqual([
      ['a', away],
      ['b', wiped],
    ]);
    covers.put(['a'], undefined);
    expect([...covers.uncovered.get().keys()]).toEqual(['b']);
  });

  it('reads the state of the lesson and follows it', () => {
    const { state, stored } = lesson({ a: true });
    const covers = new CoversInClass();
    covers.keepIn(state);
    expect([...covers.uncovered.get()]).toEqual([['a', away]]);
    stored.set({ a: 0.5 });
    expect([...covers.uncovered.get()]).toEqual([['a', wiped]]);
  });

  it('stores changes in the lesson', () => {
    const { state, changes } = lesson({ a: true });
    const covers = new CoversInClass();
    covers.keepIn(state);
    covers.put(['a', 'b'], wiped);
    covers.put(['a'], undefined);
    expect(changes).toEqual([{ a: 0.5, b: 0.5 }, { a: undefined }]);
    expect([...covers.uncovered.get()]).toEqual([['b', wiped]]);
  });

  it('keeps its state, and no longer stores it, after the lesson is left', () => {
    const { state, stored, changes } = lesson({ a: true });
    const covers = new CoversInClass();
    const leave = covers.keepIn(state);
    leave();
    stored.set({});
    covers.put(['b'], away);
    expect(changes).toEqual([]);
    expect([...covers.uncovered.get().keys()]).toEqual(['a', 'b']);
  });
});
