import { type CoursewareRecord, type Animation as PageAnimation, SnapshotReader } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shapeRecord } from '../edit/testing/records.ts';
import { hideAtStart, ownAnimations } from './hide-at-start.ts';
import { FakeElement } from './testing/fake-elements.ts';

beforeEach(() => void vi.stubGlobal('CSS', { escape: (id: string) => id }));
afterEach(() => void vi.unstubAllGlobals());

const frame = { x: 0, y: 0, w: 9, h: 9 };
const effect = (elementId: string, kind: string, more: object = {}) =>
  ({
    ...{ id: `${kind} ${elementId}`, elementId, trigger: { type: 'click' }, delay: 0, duration: 500 },
    effect: { class: kind, preset: 10 },
    ...more,
  }) as unknown as PageAnimation;
const readerOf = (page: object, ...shapes: readonly object[]) =>
  new SnapshotReader({
    records: [
      { kind: 'page', id: 'page', order: 'a0', ...page },
      ...['a', 'b', 'c'].map((id, at) => ({ ...shapeRecord(id, frame, 'page', id), ...shapes[at] })),
    ] as unknown as CoursewareRecord[],
  });

describe('hideAtStart', () => {
  function hidden(animations: readonly PageAnimation[]) {
    const elements = ['a', 'b', 'c'].map((id) => new FakeElement(id));
    const root = {
      querySelector: (selector: string) =>
        elements.find(({ id }) => selector.startsWith(`[data-element-id="${id}"]`)) ?? null,
    };
    const made = hideAtStart(root as unknown as HTMLElement, readerOf({ animations }), 'page');
    return { made, ids: elements.filter(({ animations: all }) => all.length > 0).map(({ id }) => id) };
  }

  it('hides elements whose first effect is an entrance', () => {
    const { made, ids } = hidden([
      effect('a', 'entrance'),
      effect('b', 'exit'),
      effect('b', 'entrance'),
      effect('c', 'emphasis'),
    ]);
    expect([ids, made.length]).toEqual([['a'], 1]);
    expect(hidden([]).ids).toEqual([]);
  });

  it('leaves parts of diagrams to the player', () => {
    const part = { part: 'dgm id={1} bldStep=sp' };
    expect(hidden([effect('a', 'entrance', part), effect('b', 'entrance')]).ids).toEqual(['b']);
  });
});

describe('ownAnimations', () => {
  const animations = [effect('a', 'entrance'), effect('b', 'entrance'), effect('gone', 'entrance')];
  const ids = (page: object, ...shapes: readonly object[]) =>
    ownAnimations(readerOf({ animations, ...page }, ...shapes), 'page').map(({ elementId }) => elementId);

  it('returns all animations of a page that is drawn by its elements', () => {
    expect(ids({})).toEqual(['a', 'b', 'gone']);
    expect(ids({ picture: { asset: 'x', shown: false } })).toEqual(['a', 'b', 'gone']);
    expect(ownAnimations(readerOf({}), 'page')).toEqual([]);
    expect(ownAnimations(readerOf({}), 'gone')).toEqual([]);
  });

  it('leaves out elements that are drawn as part of the picture of the page, and deleted ones', () => {
    const picture = { asset: 'x', part: 'slide1', shown: true };
    expect(ids({ picture }, { origin: { part: 'slide1' } }, { origin: { part: 'slide2' } })).toEqual(['b']);
    expect(ids({ picture: { ...picture, shown: false } }, { origin: { part: 'slide1' } })).toHaveLength(3);
  });
});
