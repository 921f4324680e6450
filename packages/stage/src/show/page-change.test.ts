import { type CoursewareRecord, SnapshotReader, type Transition } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { isSeen, transitionTo } from './page-change.ts';

const fade = { type: 'fade', duration: 500 } as unknown as Transition;
const morph = { type: 'morph', duration: 800 } as unknown as Transition;
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'a', order: 'a0' },
    { kind: 'page', id: 'b', order: 'a1', transition: fade },
    { kind: 'page', id: 'c', order: 'a2', transition: morph },
  ] as CoursewareRecord[],
});

it('transitionTo returns the transition of the next page on the way forward', () => {
  expect(transitionTo(reader, { pageId: 'b', fromPageId: 'a', direction: 'forward' })).toEqual(fade);
  expect(transitionTo(reader, { pageId: 'b', fromPageId: undefined, direction: 'forward' })).toEqual(fade);
  expect(transitionTo(reader, { pageId: 'a', fromPageId: 'b', direction: 'forward' })).toBeUndefined();
  expect(transitionTo(reader, { pageId: undefined, fromPageId: 'c', direction: 'forward' })).toBeUndefined();
});

it('transitionTo returns only the morph of the page that is left on the way back', () => {
  expect(transitionTo(reader, { pageId: 'b', fromPageId: 'c', direction: 'back' })).toEqual(morph);
  expect(transitionTo(reader, { pageId: 'a', fromPageId: 'b', direction: 'back' })).toBeUndefined();
  expect(transitionTo(reader, { pageId: 'c', fromPageId: 'a', direction: 'back' })).toBeUndefined();
  expect(transitionTo(reader, { pageId: 'c', fromPageId: undefined, direction: 'back' })).toBeUndefined();
});

it('transitionTo returns undefined when the show jumps', () => {
  expect(
    transitionTo(reader, { pageId: 'c', fromPageId: 'c', direction: undefined } as never),
  ).toBeUndefined();
});

it('isSeen returns false for a cut, for none and without a transition', () => {
  expect(isSeen(fade)).toBe(true);
  expect(isSeen(undefined)).toBe(false);
  expect(isSeen({ ...fade, type: 'none' } as Transition)).toBe(false);
  expect(isSeen({ ...fade, type: 'cut' } as Transition)).toBe(false);
});
