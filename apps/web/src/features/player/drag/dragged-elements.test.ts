import { Signal } from '@lectern/base';
import { LessonDocument } from '@lectern/courseware/lesson';
import type { Moved } from '@lectern/stage/show';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { DraggedElements, labelOf } from './dragged-elements.ts';

let doc: Y.Doc;
let lesson: LessonDocument;
let dragged: DraggedElements;
let stop: () => void;

beforeEach(() => {
  doc = new Y.Doc();
  lesson = new LessonDocument(doc);
  dragged = new DraggedElements(new Signal<ReadonlyMap<string, Moved>>(new Map()));
  stop = dragged.keepIn(lesson.state('drag'));
});
afterEach(() => {
  stop();
  lesson.dispose();
});

const all = () => Object.fromEntries(dragged.moved.get());

/** Opens a copy of the lesson, as another window does, or this one after a reload. */
function reopened(): DraggedElements {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  const other = new DraggedElements(new Signal<ReadonlyMap<string, Moved>>(new Map()));
  other.keepIn(new LessonDocument(copy).state('drag'));
  return other;
}

describe('a dragged element', () => {
  it('keeps its position when the lesson is opened again, and cannot be moved back by undo there', () => {
    dragged.put('a', { x: 10.123, y: 20 });
    dragged.put('b', { x: -5, y: 0 });
    dragged.put('a', { x: 30, y: 40 });
    const other = reopened();
    expect(Object.fromEntries(other.moved.get())).toEqual({ a: { x: 30, y: 40 }, b: { x: -5, y: 0 } });
    expect(other.canUndo.get()).toBe(false);
  });

  it('is moved back by undo, drag by drag', () => {
    dragged.put('a', { x: 10, y: 20 });
    dragged.put('b', { x: 1, y: 1 });
    dragged.put('a', { x: 30, y: 40 });
    dragged.undo();
    expect(all()).toEqual({ a: { x: 10, y: 20 }, b: { x: 1, y: 1 } });
    dragged.undo();
    dragged.undo();
    expect(all()).toEqual({});
    expect(dragged.canUndo.get()).toBe(false);
    dragged.undo();
    expect(all()).toEqual({});
  });

  it('is moved by keys in one undo step, however often they are pressed', () => {
    dragged.step('a', { x: 10, y: 0 });
    dragged.step('a', { x: 10, y: 0 });
    dragged.step('b', { x: 0, y: 10 });
    dragged.step('a', { x: 0, y: 50 });
    expect(all()).toEqual({ a: { x: 20, y: 50 }, b: { x: 0, y: 10 } });
    dragged.undo();
    expect(all()).toEqual({ a: { x: 20, y: 0 }, b: { x: 0, y: 10 } });
    dragged.undo();
    dragged.undo();
    expect(all()).toEqual({});
  });

  it('is moved back with all others of its page in one undo step, and permanently when dragging is closed', () => {
    dragged.put('a', { x: 10, y: 20 });
    dragged.put('b', { x: 1, y: 1 });
    dragged.put('elsewhere', { x: 2, y: 2 });
    dragged.putBack(['a', 'b', 'never moved']);
    expect(all()).toEqual({ elsewhere: { x: 2, y: 2 } });
    dragged.undo();
    expect(Object.keys(all()).sort()).toEqual(['a', 'b', 'elsewhere']);
    dragged.clear();
    expect(all()).toEqual({});
    expect(dragged.canUndo.get()).toBe(false);
    expect(reopened().moved.get().size).toBe(0);
  });

  it('has copies that are stored when dropped, undone step by step, discarded, and removed with their element', () => {
    const pulled = dragged.pull('a') ?? '';
    expect(all()).toEqual({ [pulled]: { x: 0, y: 0 } });
    expect(reopened().moved.get().size).toBe(0);
    // A change of another window does not remove the copy from the pointer.
    lesson.state('drag').change({ b: [1, 1] });
    expect(dragged.isPulled(pulled)).toBe(true);
    dragged.put(pulled, { x: 9, y: 9 });
    const second = dragged.pull('a') ?? '';
    dragged.put(second, { x: 5, y: 5 });
    expect(Object.fromEntries(reopened().moved.get())).toEqual({
      b: { x: 1, y: 1 },
      [pulled]: { x: 9, y: 9 },
      [second]: { x: 5, y: 5 },
    });
    dragged.undo();
    expect(dragged.moved.get().has(second)).toBe(false);
    dragged.throwAway(pulled);
    expect(all()).toEqual({ b: { x: 1, y: 1 } });
    dragged.undo();
    expect(dragged.at(pulled)).toEqual({ x: 9, y: 9 });
    dragged.throwAway(dragged.pull('a') ?? '');
    expect(dragged.moved.get().size).toBe(2);
    dragged.putBack(['a']);
    expect(all()).toEqual({ b: { x: 1, y: 1 } });
  });

  it('is ignored when the lesson contains an invalid position for it', () => {
    lesson.state('drag').change({ a: [1, 2], b: ['1', 2], c: [1e9, 0], d: 'x', e: null, f: [1] });
    expect(all()).toEqual({ a: { x: 1, y: 2 } });
  });

  it('is labelled by its alternative text, its text or its name', () => {
    const shape = {
      kind: 'element',
      type: 'shape',
      id: 'a',
      parentId: 'p',
      order: 'a0',
      frame: { x: 0, y: 0, w: 1, h: 1 },
    } as const;
    expect(labelOf(shape)).toBeUndefined();
    expect(labelOf({ ...shape, name: '形状 1' })).toBe('形状 1');
    const text = { paragraphs: [{ runs: [{ type: 'text' as const, text: '苹果' }] }] };
    expect(labelOf({ ...shape, name: '形状 1', text })).toBe('苹果');
    expect(labelOf({ ...shape, text, alt: '一个苹果' })).toBe('一个苹果');
  });
});
