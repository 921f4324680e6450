import { Signal } from '@lectern/base';
import { expect, it, vi } from 'vitest';
import { resultOf } from '../../../platform/testing/drawn.tsx';
import type { ToolLesson } from '../../lessons/index.ts';
import { typeNames, usePeople } from './use-people.ts';

vi.hoisted(() => {
  const location = new URL('http://lectern.test/');
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
});

function lessonOf(names: readonly string[] | undefined, attendance: readonly string[] = []) {
  const kept = { names } as { names: readonly string[] | undefined };
  const state = { ...new Signal(kept), get: () => kept, subscribe: () => () => undefined };
  const events = attendance.map((each, index) => ({
    ...{ id: `e${index}`, at: index, kind: 'attendance', pupil: { name: names?.[index] }, state: each },
  }));
  return {
    kept,
    lesson: {
      classTaught: new Signal({ type: 'none' }),
      events: new Signal(events),
      state: () => ({ ...state, change: (change: object) => Object.assign(kept, change) }),
    } as unknown as ToolLesson,
  };
}

it('returns the typed names as people, all of them present', () => {
  const { all, present } = resultOf(() => usePeople(lessonOf(['王一', '李二']).lesson));
  expect([all.map(({ name }) => name), present.length]).toEqual([['王一', '李二'], 2]);
});

it('returns no people while it is unknown who is taught', () => {
  const { all, present } = resultOf(() => usePeople(lessonOf(undefined).lesson));
  expect([all, present]).toEqual([[], []]);
});

it('typeNames stores names, and deletes an empty list', () => {
  const { lesson, kept } = lessonOf(undefined);
  typeNames(lesson, ['王一']);
  expect(kept.names).toEqual(['王一']);
  typeNames(lesson, []);
  expect(kept.names).toBeUndefined();
});
