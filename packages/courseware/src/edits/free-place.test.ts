import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../document/store.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { ElementDraft } from './elements.ts';
import { insertInFreePlace } from './free-place.ts';

const PAGE = { w: 1280, h: 720 };
let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: PAGE });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
  });
});

const middle = (w: number, h: number): Frame => ({ x: (PAGE.w - w) / 2, y: (PAGE.h - h) / 2, w, h });

function put(frame: Frame): Frame {
  const draft: ElementDraft = { type: 'formula', latex: 'x', frame };
  let id = '';
  store.transact((edit) => {
    id = insertInFreePlace(edit, 'page', draft, PAGE);
  });
  const found = store.find('element', id);
  if (!found) throw new Error('no element was inserted');
  return found.frame;
}

const meet = (a: Frame, b: Frame) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

it('a new element is placed in the middle, and later elements below and around it', () => {
  const sizes = [
    [300, 90],
    [120, 60],
    [500, 140],
    [80, 40],
    [300, 90],
  ] as const;
  const frames = sizes.map(([w, h]) => put(middle(w, h)));
  expect(frames[0]).toEqual(middle(300, 90));
  expect(frames[1]?.y).toBeGreaterThan(middle(300, 90).y);
  for (const [at, frame] of frames.entries()) {
    for (const other of frames.slice(at + 1)) expect(meet(frame, other)).toBe(false);
    expect(frame.x).toBeGreaterThanOrEqual(0);
    expect(frame.y + frame.h).toBeLessThanOrEqual(PAGE.h);
  }
});

it('a new element is placed on a large background shape if the page has no other space', () => {
  store.transact((edit) => {
    edit.create({
      kind: 'element',
      type: 'shape',
      id: 'ground',
      parentId: 'page',
      order: 'a0',
      frame: { x: 20, y: 20, w: 1240, h: 680 },
    });
  });
  const [first, second] = [put(middle(300, 90)), put(middle(300, 90))];
  expect(first).toEqual(middle(300, 90));
  expect(meet(first, second)).toBe(false);
});

it('a new element is placed beside the middle of a full page', () => {
  const large = middle(600, 400);
  const frames = [put(large), put(large)];
  expect(frames[1]?.x).toBe(large.x + 16);
});
