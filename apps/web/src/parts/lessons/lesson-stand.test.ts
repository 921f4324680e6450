import { LessonDocument } from '@lectern/courseware/lesson';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { keepStand, standOf } from './lesson-stand.ts';

const steps = { done: 2, of: 3, triggered: { e: 1 } };

describe('where the show of a lesson stands', () => {
  it('is the same on a device that goes on with the lesson', () => {
    const [panel, laptop] = [new Y.Doc(), new Y.Doc()];
    keepStand(new LessonDocument(panel), { pageId: 'p2', steps });
    Y.applyUpdate(laptop, Y.encodeStateAsUpdate(panel));
    expect(standOf(new LessonDocument(laptop))).toEqual({ pageId: 'p2', steps });
  });

  it('is written once, however often the show says the same', () => {
    const doc = new Y.Doc();
    const document = new LessonDocument(doc);
    keepStand(document, { pageId: 'p2', steps });
    const onUpdate = vi.fn();
    doc.on('update', onUpdate);
    keepStand(document, { pageId: 'p2', steps: { ...steps } });
    expect(onUpdate).not.toHaveBeenCalled();
    keepStand(document, { pageId: 'p2', steps: { ...steps, done: 3 } });
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('is nowhere in a new lesson, and steps that are none are left out', () => {
    const document = new LessonDocument(new Y.Doc());
    expect(standOf(document)).toBeUndefined();
    document.state('show').change({ page: 'p1', steps: { done: -1, of: 'x' } });
    expect(standOf(document)).toEqual({ pageId: 'p1', steps: undefined });
  });
});
