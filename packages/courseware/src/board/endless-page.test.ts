import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { shape } from '../../test/sample.ts';
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

  it('has an area of lines that reach beyond the frames of ink, and of no hidden element', () => {
    const store = storeOf([ink(100, 100)]);
    const [page = ''] = store.pages();
    expect(writtenArea(store, page)).toEqual({ minX: 95, minY: 95, maxX: 205, maxY: 155 });
    store.transact((edit) => {
      edit.create(shape('text', page, 'b0', { frame: { x: 300, y: 400, w: 10, h: 20 } }));
      edit.create(shape('hidden', page, 'b1', { frame: { x: 900, y: 900, w: 10, h: 20 }, hidden: true }));
    });
    expect(writtenArea(store, page)).toEqual({ minX: 95, minY: 95, maxX: 310, maxY: 420 });
  });

  it.each([
    [{ minX: 0, minY: 0, maxX: 1280, maxY: 720 }, true],
    [{ minX: -1, minY: 0, maxX: 1280, maxY: 720 }, false],
    [{ minX: 0, minY: -1, maxX: 1280, maxY: 720 }, false],
    [{ minX: 0, minY: 0, maxX: 1281, maxY: 720 }, false],
    [{ minX: 0, minY: 0, maxX: 1280, maxY: 721 }, false],
  ])('with content in %o fits within its edges: %s', (area, fits) => {
    expect(liesWithin(SIZE, area)).toBe(fits);
    expect(liesWithin(SIZE, undefined)).toBe(true);
  });

  it('is not framed without a deck, and a page with edges keeps its elements', () => {
    const store = storeOf([ink(-2000, 100)], false);
    const snapshot = snapshotOf(store);
    expect(framedBoard(snapshot)).toBe(snapshot);
    const endless = snapshotOf(storeOf([ink(-2000, 100)]));
    const bare = { records: endless.records.filter(({ kind }) => kind !== 'deck') };
    expect(framedBoard(bare)).toBe(bare);
  });

  it('is scaled with all strokes at least a tenth of a pixel wide, and without its ruling far away', () => {
    const store = storeOf([ink(-90_000, 0), ink(90_000, 60_000)]);
    const [page = ''] = store.pages();
    store.transact((edit) => edit.update(`${page}-lines`, { name: 'lines axes', hidden: undefined }));
    const framed = new SnapshotReader(framedPageOf(store, page));
    const [stroke] = framed.all('element').filter((each) => each.type === 'ink');
    expect(stroke?.type === 'ink' && stroke.width).toBe(0.1);
    expect(framed.find('element', `${page}-lines`)?.hidden).toBe(true);
    const near = storeOf([ink(-100, 0), ink(1500, 0)]);
    const [first = ''] = near.pages();
    const scaled = new SnapshotReader(framedPageOf(near, first))
      .all('element')
      .filter((each) => each.type === 'ink');
    expect(scaled.map(({ frame }) => Math.round(frame.x))).toEqual([32, 1176]);
  });

  it('does not change for a missing page', () => {
    const store = storeOf([]);
    store.transact((edit) => setEndlessPage(edit, 'none', true));
    expect(store.get('none')).toBeUndefined();
  });
});
