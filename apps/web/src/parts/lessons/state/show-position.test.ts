import { LessonDocument } from '@lectern/courseware/lesson';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { positionOf, StoredPosition, withoutSound } from './show-position.ts';

const steps = { done: 2, of: 3, triggered: { e: 1 } };

const later = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

function shownOn(doc: Y.Doc) {
  const document = new LessonDocument(doc);
  return { document, position: new StoredPosition(document, later) };
}

const send = (from: Y.Doc, to: Y.Doc) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the position of a lesson's show", () => {
  it('is the same on a device that continues the lesson', () => {
    const [wall, laptop] = [new Y.Doc(), new Y.Doc()];
    const { position } = shownOn(wall);
    position.showPage('p2');
    position.showSteps('p2', steps);
    send(wall, laptop);
    const taken = shownOn(laptop);
    expect(positionOf(taken.document)).toEqual({ pageId: 'p2', steps });
    taken.position.showPage('p2');
    expect(positionOf(taken.document)).toEqual({ pageId: 'p2', steps });
    taken.position.showPage('p3');
    taken.position.showSteps('p2', steps);
    expect(positionOf(taken.document)).toEqual({ pageId: 'p3', steps: undefined });
  });

  it('is written once when the show reports the same position several times', () => {
    const doc = new Y.Doc();
    const { position } = shownOn(doc);
    position.showPage('p2');
    position.showSteps('p2', steps);
    const onUpdate = vi.fn();
    doc.on('update', onUpdate);
    position.showPage('p2');
    position.showSteps('p2', { ...steps });
    expect(onUpdate).not.toHaveBeenCalled();
    position.showSteps('p2', { ...steps, done: 3 });
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('is the position of the teaching panel, even when another panel sends its old position late', () => {
    const [wall, laptop] = [new Y.Doc(), new Y.Doc()];
    // The concurrent write with the greater client id wins.
    laptop.clientID = 9;
    wall.clientID = 1;
    const teaching = shownOn(wall);
    teaching.position.showPage('p2');
    const left = shownOn(laptop);
    left.position.showPage('p7');
    left.position.dispose();
    send(laptop, wall);
    expect(positionOf(teaching.document)?.pageId).toBe('p7');
    vi.advanceTimersByTime(1_000);
    expect(positionOf(teaching.document)?.pageId).toBe('p2');
    send(laptop, wall);
    teaching.position.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('includes the playback position of a video on the page', () => {
    const [wall, laptop] = [new Y.Doc(), new Y.Doc()];
    const { position } = shownOn(wall);
    const media = { film: { at: 63.5, plays: true } };
    position.showPage('p2');
    position.showSteps('p2', { ...steps, media });
    send(wall, laptop);
    expect(positionOf(shownOn(laptop).document)?.steps).toEqual({ ...steps, media });
    position.showSteps('p2', { ...steps, media: { film: { at: 68.5, plays: true } } });
    send(wall, laptop);
    expect(positionOf(shownOn(laptop).document)?.steps?.media).toEqual({ film: { at: 68.5, plays: true } });
    position.showPage('p3');
    expect(positionOf(new LessonDocument(wall))).toEqual({ pageId: 'p3', steps: undefined });
  });

  it('is muted for followers', () => {
    const media = { film: { at: 3, plays: true }, sound: { at: 9, plays: false, muted: true }, nonsense: 7 };
    expect(withoutSound({ pageId: 'p', steps: { ...steps, media } })?.steps?.media).toEqual({
      film: { at: 3, plays: true, muted: true },
      sound: { at: 9, plays: false, muted: true },
      nonsense: { muted: true },
    });
    for (const position of [undefined, { pageId: 'p', steps: undefined }, { pageId: 'p', steps }])
      expect(withoutSound(position)).toBe(position);
  });

  it('is undefined in a new lesson, and invalid steps are left out', () => {
    const document = new LessonDocument(new Y.Doc());
    expect(positionOf(document)).toBeUndefined();
    document.state('show').change({ page: 'p1', steps: { done: -1, of: 'x' } });
    expect(positionOf(document)).toEqual({ pageId: 'p1', steps: undefined });
  });
});
