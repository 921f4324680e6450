import { CoursewareStore } from '@lectern/courseware';
import { EditSession } from '@lectern/stage/edit';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { pageSizeOf, pointUnder } from './page-geometry.ts';

const opened = (withDeck = true) => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    if (withDeck) edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1000, h: 500 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
  });
  const session = new EditSession(store, { canEdit: true });
  session.viewport.setPage(1000, 500);
  session.viewport.setWindow(1000, 500);
  session.viewport.zoomTo(0.5, { x: 0, y: 0 });
  return session;
};
const surface = { getBoundingClientRect: () => ({ left: 30, top: 40 }) } as HTMLElement;

it('pageSizeOf returns the size of the deck, and 1280 × 720 without one', () => {
  expect(pageSizeOf(opened())).toEqual({ w: 1000, h: 500 });
  expect(pageSizeOf(opened(false))).toEqual({ w: 1280, h: 720 });
});

it('pointUnder returns the point of the page under the pointer, edges included', () => {
  const session = opened();
  const { origin } = session.viewport.view.get();
  const at = (x: number, y: number) =>
    pointUnder({ clientX: 30 + origin.x + x, clientY: 40 + origin.y + y }, session, surface);
  const near = (point: ReturnType<typeof at>) => point && [Math.round(point.x), Math.round(point.y)];
  expect(near(at(100, 50))).toEqual([200, 100]);
  expect(near(at(0.01, 0.01))).toEqual([0, 0]);
  expect(near(at(499.99, 249.99))).toEqual([1000, 500]);
  for (const [x, y] of [
    [-1, 50],
    [100, -1],
    [501, 50],
    [100, 251],
  ] as const)
    expect(at(x, y)).toBeUndefined();
});

it('pointUnder returns undefined without a drawn page', () => {
  expect(pointUnder({ clientX: 100, clientY: 100 }, opened(), null)).toBeUndefined();
  expect(pointUnder({ clientX: 100, clientY: 100 }, opened(false), surface)).toBeUndefined();
});
