import { newId } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import { LessonDocument } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';

function lesson() {
  const doc = new Y.Doc();
  return { doc, document: new LessonDocument(doc) };
}

function merge(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
}

const scored = (at: number, points: number): ClassEvent => ({
  id: newId(),
  at,
  kind: 'scored',
  pupils: [{ name: '王小明' }],
  points,
  item: '发言',
});

describe('the document of a lesson', () => {
  it('stores values per tool, and returns the same object until they change', () => {
    const { document } = lesson();
    const timer = document.state('timer');
    const heard = vi.fn();
    timer.subscribe(heard);
    expect(timer.get()).toEqual({});
    document.state('time').change({ open: true });
    expect(heard).not.toHaveBeenCalled();
    timer.change({ open: true, box: { x: 1, y: 2 } });
    expect(timer.get()).toBe(timer.get());
    timer.change({ open: undefined });
    expect(timer.get()).toEqual({ box: { x: 1, y: 2 } });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(document.state('timer')).toBe(timer);
  });

  it('keeps values that two windows wrote under different keys at once', () => {
    const [one, other] = [lesson(), lesson()];
    one.document.state('teams').change({ red: 1, name: '红队' });
    other.document.state('teams').change({ blue: 2 });
    merge(one.doc, other.doc);
    expect(one.document.state('teams').get()).toEqual({ red: 1, name: '红队', blue: 2 });
    expect(other.document.state('teams').get()).toEqual(one.document.state('teams').get());
  });

  it('lists class events by time, each once and without undone events', () => {
    const { doc, document } = lesson();
    const [late, early] = [scored(20, 2), scored(10, 1)];
    for (const event of [late, early, late]) document.add(event);
    expect(document.events.get()).toEqual([early, late]);
    document.add({ id: newId(), at: 30, kind: 'undone', event_id: late.id });
    expect(document.events.get()).toEqual([early]);
    doc.getMap('events').set('x', 'nonsense');
    expect(document.events.get()).toEqual([early]);
  });

  it('contains the ink of pages separately from the values', () => {
    const { doc, document } = lesson();
    const store = new CoursewareStore(doc);
    document.state('timer').change({ open: true });
    store.transact((edit) => edit.create({ kind: 'page', id: 'p', order: 'a0' }));
    expect(store.find('page', 'p')).toBeDefined();
    expect(document.state('timer').get()).toEqual({ open: true });
    store.undo();
    expect(document.state('timer').get(), 'undo applies to the ink only').toEqual({ open: true });
  });

  it('calls listeners of events, not of values, when an event is added once', () => {
    const { doc, document } = lesson();
    const heard = vi.fn();
    document.events.subscribe(heard);
    const event = scored(10, 1);
    document.add(event);
    document.add({ ...event, at: 99 });
    expect(document.events.get()).toEqual([event]);
    document.state('timer').change({ open: true });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.events.get()).toBe(document.events.get());
    for (const odd of [{ id: 'x', at: 1 }, { id: 'x', kind: 'scored' }, { at: 1, kind: 'scored' }, null])
      doc.getMap('events').set('odd', odd);
    expect(document.events.get()).toEqual([event]);
  });

  it('sorts events of one time by their ids', () => {
    const { document } = lesson();
    const [a, b] = [
      { ...scored(5, 1), id: 'a' },
      { ...scored(5, 2), id: 'b' },
    ];
    for (const event of [b, a]) document.add(event);
    expect(document.events.get()).toEqual([a, b]);
  });

  it('calls no listener after it is disposed', () => {
    const { document } = lesson();
    const heard = vi.fn();
    document.events.subscribe(heard);
    document.state('timer').subscribe(heard);
    document.dispose();
    document.add(scored(1, 1));
    document.state('timer').change({ open: true });
    expect(heard).not.toHaveBeenCalled();
  });
});
