import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { CoursewareStore, type InkElement, SnapshotReader, snapshotOf, stateOfSnapshot } from '../index.ts';
import { grounds } from '../lesson/index.ts';
import { record } from '../records/record.ts';
import {
  addBoardPage,
  boardFace,
  boardOf,
  EMPTY_PAGE,
  framedBoard,
  framedPageOf,
  isEndlessPage,
  liesWithin,
  setEndlessPage,
  shownArea,
  writtenArea,
} from './index.ts';

const SIZE = { w: 1280, h: 720 };

function ink(x: number, y: number, w = 100, h = 50): InkElement {
  const points = [0, 0, 0.5, w, h, 0.5];
  return {
    kind: 'element',
    type: 'ink',
    id: 'ink',
    parentId: '',
    order: '',
    frame: { x, y, w, h },
    tool: 'pen',
    color: 'FFFFFF',
    width: 5,
    points,
  };
}

function storeOf(strokes: readonly InkElement[], endless = true): CoursewareStore {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf([{ ...EMPTY_PAGE, endless, ink: strokes }])));
  return new CoursewareStore(doc);
}

describe('an endless page', () => {
  it('is shown unchanged if its content is within its edges, otherwise all content with a margin', () => {
    expect(shownArea(SIZE, undefined)).toEqual({ minX: 0, minY: 0, maxX: 1280, maxY: 720 });
    const within = storeOf([ink(600, 300)]);
    const [page = ''] = within.pages();
    expect(liesWithin(SIZE, writtenArea(within, page))).toBe(true);
    expect(framedBoard(snapshotOf(within)).records).toEqual(
      snapshotOf(within).records.map((each) => {
        const { endless: _, ...rest } = each as typeof each & { endless?: boolean };
        return rest;
      }),
    );
    const beyond = storeOf([ink(-2000, 100), ink(4000, 900)]);
    const area = writtenArea(beyond, beyond.pages()[0] ?? '');
    expect(area).toEqual({ minX: -2005, minY: 95, maxX: 4105, maxY: 955 });
    expect(liesWithin(SIZE, area)).toBe(false);
    const shown = shownArea(SIZE, area);
    expect((shown.maxX - shown.minX) / (shown.maxY - shown.minY)).toBeCloseTo(1280 / 720);
    expect([shown.minX, shown.maxX]).toEqual([-2045, 4145]);
    // A little content beside the page is never enlarged.
    const near = shownArea(SIZE, { minX: 1270, minY: 10, maxX: 1300, maxY: 40 });
    expect(near.maxX - near.minX).toBe(1280);
  });

  it('is scaled to one page elsewhere, with thinner lines and its ruling in position', () => {
    const store = storeOf([ink(0, 0), ink(1280 * 2 - 140, 720 * 2 - 90)]);
    const [page = ''] = store.pages();
    store.transact((edit) => edit.update(`${page}-lines`, { name: 'lines axes' }));
    const framed = new SnapshotReader(framedPageOf(store, page));
    expect(isEndlessPage(framed, page)).toBe(false);
    const strokes = framed.children(page).flatMap((id) => {
      const element = framed.find('element', id);
      return element?.type === 'ink' ? [element] : [];
    });
    for (const { frame } of strokes) {
      expect(Math.min(frame.x, frame.y)).toBeGreaterThan(0);
      expect(frame.x + frame.w).toBeLessThan(1280);
      expect(frame.y + frame.h).toBeLessThan(720);
    }
    expect(strokes[0]?.width).toBeLessThan(3);
    expect(boardFace(framed, page).ground).toBe('axes');
    const lines = framed.find('element', `${page}-lines`);
    expect(lines?.frame).toEqual({ x: 0, y: 0, ...SIZE });
    expect(lines?.type === 'shape' && lines.line?.width).toBeLessThan(1);
    // The document itself is unchanged.
    expect(store.find('page', page)?.endless).toBe(true);
  });

  it.each(grounds)('draws only a limited number of %s lines, however far its content extends', (ground) => {
    const store = storeOf([ink(-90_000, 0), ink(90_000, 60_000)]);
    const [page = ''] = store.pages();
    store.transact((edit) => edit.update(`${page}-lines`, { name: `lines ${ground}` }));
    const framed = framedPageOf(store, page);
    for (const each of framed.records) expect(record.safeParse(each).error).toBeUndefined();
    expect(JSON.stringify(framed).length).toBeLessThan(10_000);
    expect(boardFace(new SnapshotReader(framed), page).ground).toBe(ground);
  });

  it('makes the page added after it endless, can get edges again, and is undone', () => {
    const store = storeOf([], false);
    const [page = ''] = store.pages();
    store.transact((edit) => setEndlessPage(edit, page, true));
    expect(isEndlessPage(store, page)).toBe(true);
    let next: string | undefined;
    store.transact((edit) => {
      next = addBoardPage(edit, page);
    });
    expect(isEndlessPage(store, next ?? '')).toBe(true);
    store.undo();
    store.undo();
    expect(isEndlessPage(store, page)).toBe(false);
    expect(framedBoard(snapshotOf(store))).toEqual(snapshotOf(store));
  });
});
