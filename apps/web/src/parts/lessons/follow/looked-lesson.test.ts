import { Signal } from '@lectern/base';
import { LessonDocument } from '@lectern/courseware/lesson';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { ClassTaught } from '../state/taught-lesson.ts';
import { lookedLesson } from './looked-lesson.ts';

/** A lesson on the teaching panel, and the same lesson as a follower views it. */
function world() {
  const [theirs, ours] = [new Y.Doc(), new Y.Doc()];
  theirs.on('update', (update: Uint8Array) => Y.applyUpdate(ours, update, 'wire'));
  const changed = vi.fn();
  ours.on('update', (_: Uint8Array, origin: unknown) => origin === 'wire' || changed());
  const taught = new LessonDocument(theirs);
  const looked = lookedLesson({
    id: 'x',
    document: new LessonDocument(ours),
    taught: { taught: new Signal<ClassTaught>({ type: 'none' }) },
    now: () => 5,
  });
  return { taught, looked, changed };
}

it('a viewed lesson has the current state of the tools on the other panel', () => {
  const { taught, looked } = world();
  const heard = vi.fn();
  const state = looked.state('teams');
  state.subscribe(heard);
  taught.state('teams').change({ score: 3, name: '红队' });
  taught.state('teams').change({ score: 4 });
  expect([state.get(), heard.mock.calls.length]).toEqual([{ score: 4, name: '红队' }, 2]);
  taught.state('teams').change({ name: undefined });
  expect(state.get()).toEqual({ score: 4 });
});

it('a viewed lesson has the events that count, without undone events', () => {
  const { taught, looked } = world();
  taught.add({ id: 'a', at: 1, kind: 'tool', code: 'Timer' });
  taught.add({ id: 'b', at: 2, kind: 'tool', code: 'Dice' });
  taught.add({ id: 'c', at: 3, kind: 'undone', event_id: 'b' });
  expect(looked.events.get().map(({ id }) => id)).toEqual(['a']);
});

it('a viewed lesson ignores all changes by tools', async () => {
  const { taught, looked, changed } = world();
  taught.state('timer').change({ timer1: { kind: 'down' } });
  looked.state('timer').change({ timer1: undefined, full: 'timer1' });
  looked.state('open-tools').change({ timer: 1 });
  expect(looked.add({ kind: 'tool', code: 'Timer' })).toMatchObject({ kind: 'tool', at: 5 });
  looked.takeBack('a');
  looked.askClass();
  await looked.chooseClass('c', 'anew');
  await looked.moveSeats([{ user_id: 'u', seat: null } as never]);
  expect(changed).not.toHaveBeenCalled();
  expect(looked.state('timer').get()).toEqual({ timer1: { kind: 'down' } });
  expect(looked.state('open-tools').get()).toEqual({});
  expect([looked.events.get(), looked.weight(), await looked.classes()]).toEqual([[], 'nothing', []]);
});

it('a viewed lesson returns the same state object while it is unchanged, for rendering', () => {
  const { looked } = world();
  expect(looked.state('timer')).toBe(looked.state('timer'));
});
