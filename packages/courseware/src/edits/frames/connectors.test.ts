import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore } from '../../document/store.ts';
import type { Element } from '../../records/element.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import type { LineElement } from '../../records/elements/line.ts';
import { endOfLine, followedLines, frameBetween, type SitesOf, siteOnPage } from './connectors.ts';
import { moveElements, rotateElements, setFrame } from './frames.ts';

/** Top, left, bottom and right, as for a rectangle. */
const sitesOf: SitesOf = ({ type, frame: { w, h } }) =>
  type === 'line' || type === 'group'
    ? []
    : [
        { x: w / 2, y: 0, angle: 270 },
        { x: 0, y: h / 2, angle: 180 },
        { x: w / 2, y: h, angle: 90 },
        { x: w, y: h / 2, angle: 0 },
      ];

const common = { kind: 'element' as const, parentId: 'page' };

function box(id: string, frame: Frame, more: Partial<Element> = {}): Element {
  return { ...common, id, order: `a${id}`, type: 'shape', frame, ...more } as Element;
}

/** A line from the right of `a` to the left of `b`. */
function line(more: Partial<LineElement> = {}): LineElement {
  return {
    ...common,
    id: 'line',
    order: 'az',
    type: 'line',
    geometry: { type: 'preset', preset: 'straightConnector1' },
    frame: { x: 200, y: 150, w: 200, h: 100 },
    start: { elementId: 'a', site: 3 },
    end: { elementId: 'b', site: 1 },
    ...more,
  };
}

const a = () => box('a', { x: 100, y: 100, w: 100, h: 100 });
const b = () => box('b', { x: 400, y: 200, w: 100, h: 100 });

function opened(elements: readonly Element[]): CoursewareStore {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    for (const element of elements) edit.create(element);
  });
  return store;
}

/** Changes elements and updates the lines; returns the line. */
function after(
  store: CoursewareStore,
  changed: readonly string[],
  work: Parameters<CoursewareStore['transact']>[0],
) {
  const before = new Map(
    changed.flatMap((id) => {
      const element = store.find('element', id);
      return element ? [[id, element] as const] : [];
    }),
  );
  store.transact(work);
  const patches = followedLines(store, before, sitesOf);
  store.transact((edit) => {
    for (const [id, patch] of patches) edit.update(id, patch);
  });
  return store.find('element', 'line') as LineElement;
}

function ends(store: CoursewareStore) {
  const found = store.find('element', 'line') as LineElement;
  return [endOfLine(store, found, 'start'), endOfLine(store, found, 'end')];
}

function close(point: { x: number; y: number } | undefined) {
  return { x: expect.closeTo(point?.x ?? Number.NaN, 4), y: expect.closeTo(point?.y ?? Number.NaN, 4) };
}

describe('a line that is connected to shapes', () => {
  it('keeps its end at the connection site when a shape is moved, resized or rotated', () => {
    const store = opened([a(), b(), line()]);
    after(store, ['a'], (edit) => moveElements(edit, ['a'], { x: 50, y: -30 }));
    expect(ends(store)).toEqual([close({ x: 250, y: 120 }), close({ x: 400, y: 250 })]);
    after(store, ['b'], (edit) => setFrame(edit, 'b', { x: 400, y: 200, w: 100, h: 300 }));
    expect(ends(store)).toEqual([close({ x: 250, y: 120 }), close({ x: 400, y: 350 })]);
    after(store, ['a'], (edit) => rotateElements(edit, ['a'], 90));
    const shape = store.find('element', 'a');
    const bottom = shape && siteOnPage(store, shape, 3, sitesOf);
    expect(bottom).toEqual(close({ x: 200, y: 170 }));
    expect(ends(store)[0]).toEqual(close(bottom));
  });

  it('is flipped when a shape moves to its other side', () => {
    const store = opened([a(), b(), line()]);
    const moved = after(store, ['b'], (edit) => moveElements(edit, ['b'], { x: -400, y: -200 }));
    expect(moved.frame).toMatchObject({ x: 0, y: 50, w: 200, h: 100, flipH: true, flipV: true });
    expect(moved.start).toEqual({ elementId: 'a', site: 3 });
  });

  it('moves along when both shapes move, also when it is not selected with them', () => {
    for (const ids of [
      ['a', 'b'],
      ['a', 'b', 'line'],
    ]) {
      const store = opened([a(), b(), line()]);
      const moved = after(store, ids, (edit) => moveElements(edit, ids, { x: 10, y: 20 }));
      expect(moved.frame).toMatchObject({ x: 210, y: 170, w: 200, h: 100 });
      expect([moved.start?.elementId, moved.end?.elementId]).toEqual(['a', 'b']);
    }
  });

  it('is disconnected when it is moved alone, and from the remaining shape when it is moved with the other shape', () => {
    const alone = opened([a(), b(), line()]);
    const away = after(alone, ['line'], (edit) => moveElements(edit, ['line'], { x: 0, y: 200 }));
    expect([away.start, away.end]).toEqual([undefined, undefined]);
    expect(away.frame.y).toBe(350);
    const withOne = opened([a(), b(), line()]);
    const half = after(withOne, ['line', 'a'], (edit) => moveElements(edit, ['line', 'a'], { x: 0, y: 200 }));
    expect([half.start?.elementId, half.end]).toEqual(['a', undefined]);
  });

  it('follows a shape in a rotated group, and a shape outside its own group', () => {
    const group = (children: readonly Element[]) => [
      box('group', { x: 300, y: 100, w: 300, h: 300, rotation: 30 }, { type: 'group' } as Partial<Element>),
      ...children.map((child) => ({ ...child, parentId: 'group' })),
    ];
    const inside = opened([a(), ...group([b()]), line()]);
    after(inside, ['group'], (edit) => moveElements(edit, ['group'], { x: 70, y: 5 }));
    const shape = inside.find('element', 'b');
    expect(ends(inside)[1]).toEqual(close(shape && siteOnPage(inside, shape, 1, sitesOf)));
    const grouped = opened([a(), b(), ...group([line()])]);
    after(grouped, ['a'], (edit) => moveElements(edit, ['a'], { x: 9, y: 9 }));
    expect(ends(grouped)[0]).toEqual(close({ x: 209, y: 159 }));
  });

  it('keeps the rotation of a bent connector, and the position of its other end from the file', () => {
    const bent = line({
      geometry: { type: 'preset', preset: 'bentConnector3' },
      frame: { x: 250, y: 100, w: 100, h: 200, rotation: 90 },
    });
    const store = opened([a(), b(), bent]);
    const [, other] = ends(store);
    const moved = after(store, ['a'], (edit) => moveElements(edit, ['a'], { x: -20, y: -20 }));
    expect(moved.frame.rotation).toBe(90);
    expect(ends(store)).toEqual([close({ x: 180, y: 130 }), close(other)]);
  });

  it('stays in place when its shape has no such site, or the site did not move', () => {
    const store = opened([a(), b(), line({ start: { elementId: 'a', site: 9 } })]);
    const still = after(store, ['a'], (edit) => moveElements(edit, ['a'], { x: 50, y: 0 }));
    expect(still.frame).toMatchObject({ x: 200, y: 150, w: 200, h: 100 });
    expect(after(store, ['b'], (edit) => edit.update('b', { name: 'seed' })).end).toBeDefined();
  });
});

describe('the frame of a line between two points', () => {
  it('has its ends at these points at any rotation', () => {
    const store = opened([line()]);
    const from = { x: 40, y: 500 };
    const to = { x: 700, y: 60 };
    for (const rotation of [0, 37, 90, 180, 270]) {
      const found = store.find('element', 'line') as LineElement;
      store.transact((edit) =>
        edit.update<LineElement>('line', { frame: frameBetween(store, found, from, to, rotation) }),
      );
      expect(ends(store)).toEqual([close(from), close(to)]);
    }
  });
});
