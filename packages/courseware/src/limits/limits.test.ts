import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { stateOfSnapshot } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { boundedSnapshot } from './bounded-snapshot.ts';
import { CoursewareGuard } from './courseware-guard.ts';
import { updateSlices } from './update-slices.ts';

const frame = { x: 0, y: 0, w: 10, h: 10 };
const deck: CoursewareRecord = { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } };
const page = (id: string): CoursewareRecord => ({ kind: 'page', id, order: id });

function shape(id: string, parentId: string, order = id): CoursewareRecord {
  return { kind: 'element', type: 'shape', id, parentId, order, frame };
}

function group(id: string, parentId: string): CoursewareRecord {
  return { kind: 'element', type: 'group', id, parentId, order: id, frame };
}

const limits = { elementsOfPage: 4, records: 12, bytes: 100_000 };

function shapes(count: number, parentId: string, start = 0): CoursewareRecord[] {
  return Array.from({ length: count }, (_, index) => shape(`${parentId}-${start + index}`, parentId));
}

describe('a snapshot that is bounded to the limits', () => {
  it('keeps the lowest elements of a page with their groups, and reports the page', () => {
    const records = [deck, page('p1'), group('a', 'p1'), ...shapes(5, 'a'), ...shapes(2, 'p1')];
    const { snapshot, leftOut } = boundedSnapshot({ records }, limits);
    expect(leftOut).toEqual([{ code: 'ELEMENTS_LEFT_OUT', pageId: 'p1', detail: '4', of: 8 }]);
    expect(snapshot.records.map(({ id }) => id)).toEqual(['deck', 'p1', 'a', 'a-0', 'a-1', 'a-2']);
  });

  it('loses its last pages when it has too many records or too much text', () => {
    const pages = ['p1', 'p2', 'p3', 'p4'].flatMap((id) => [page(id), ...shapes(3, id)]);
    const many = boundedSnapshot({ records: [deck, ...pages] }, limits);
    expect(many.leftOut).toEqual([{ code: 'PAGES_LEFT_OUT', detail: '2', of: 4 }]);
    const long = boundedSnapshot({ records: [deck, ...pages] }, { ...limits, records: 99, bytes: 600 });
    expect(long.leftOut).toEqual([{ code: 'PAGES_LEFT_OUT', detail: '3', of: 4 }]);
  });

  it('reports missing pages before missing elements', () => {
    const records = [
      deck,
      page('p1'),
      ...shapes(6, 'p1'),
      ...['p2', 'p3'].flatMap((id) => [page(id), ...shapes(4, id)]),
    ];
    const { leftOut } = boundedSnapshot({ records }, limits);
    expect(leftOut.map(({ code }) => code)).toEqual(['PAGES_LEFT_OUT', 'ELEMENTS_LEFT_OUT']);
  });

  it('is rejected when the first page does not fit', () => {
    const records = [deck, page('p1'), ...shapes(4, 'p1')];
    expect(() => boundedSnapshot({ records }, { ...limits, bytes: 300 })).toThrow('There is too much in it');
  });

  it('is unchanged when it fits', () => {
    const snapshot = { records: [deck, page('p1'), ...shapes(4, 'p1')] };
    expect(boundedSnapshot(snapshot, limits)).toEqual({ snapshot, leftOut: [] });
  });
});

describe('the guard of a live courseware', () => {
  function opened(records: readonly CoursewareRecord[]) {
    const state = stateOfSnapshot({ records });
    const [server, browser] = [new Y.Doc(), new Y.Doc()];
    Y.applyUpdate(server, state);
    Y.applyUpdate(browser, state);
    const guard = new CoursewareGuard(server, limits);
    const store = new CoursewareStore(browser);
    /** Applies the edit if the guard accepts it, and returns whether it does. */
    const edit = (work: Parameters<CoursewareStore['transact']>[0], then = () => {}): boolean => {
      const before = Y.encodeStateVector(browser);
      store.transact(work);
      then();
      const update = Y.encodeStateAsUpdate(browser, before);
      const accepted = guard.accepts(Y.decodeUpdate(update));
      if (accepted) Y.applyUpdate(server, update);
      return accepted;
    };
    return { edit, store };
  }

  it('accepts elements up to the limit of a page and no more', () => {
    const { edit } = opened([deck, page('p1'), ...shapes(3, 'p1')]);
    expect(edit((e) => e.create(shape('last', 'p1')))).toBe(true);
    expect(edit((e) => e.update('last', { frame: { ...frame, x: 5 } }))).toBe(true);
    expect(edit((e) => e.create(shape('over', 'p1')))).toBe(false);
  });

  it('counts elements in groups, and elements that are moved to a page', () => {
    const { edit } = opened([deck, page('p1'), page('p2'), ...shapes(3, 'p1'), ...shapes(2, 'p2')]);
    expect(edit((e) => e.create(group('g', 'p2')))).toBe(true);
    expect(edit((e) => e.update('p2-0', { parentId: 'g' }))).toBe(true);
    expect(edit((e) => e.update('g', { parentId: 'p1' }))).toBe(false);
  });

  it('accepts records that were undone in the same update', () => {
    const { edit, store } = opened([deck, page('p1'), ...shapes(4, 'p1')]);
    const undone = edit(
      () => undefined,
      () => {
        store.transact((e) => e.create(shape('over', 'p1')));
        store.undo();
      },
    );
    expect(undone).toBe(true);
  });

  it('counts records of all pages, without deleted records', () => {
    const pages = ['p1', 'p2', 'p3'].flatMap((id) => [page(id), ...shapes(3, id)]).slice(0, 11);
    const { edit } = opened([deck, ...pages]);
    expect(edit((e) => e.remove('p1-0'))).toBe(true);
    expect(edit((e) => e.create(shape('new', 'p1')))).toBe(true);
    expect(edit((e) => e.create(shape('over', 'p3')))).toBe(false);
  });
});

describe('a large update in slices', () => {
  it('creates the same document, and no slice needs a later slice', () => {
    const one = new Y.Doc();
    const two = new Y.Doc();
    for (let round = 0; round < 40; round += 1) {
      const doc = round % 2 ? one : two;
      doc.getText('t').insert(doc.getText('t').length >> 1, `word ${round} `);
      const map = new Y.Map<unknown>();
      doc.getMap('records').set(`r${round % 7}`, map);
      map.set('parentId', `r${round}`);
      if (round % 5 === 0) doc.getText('t').delete(0, 3);
      Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
      Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    }
    const state = Y.encodeStateAsUpdate(one);
    const slices = updateSlices(state, 5);
    expect(slices.length).toBeGreaterThan(10);
    const whole = new Y.Doc();
    whole.getText('t');
    whole.getMap('records');
    for (const slice of slices) {
      Y.applyUpdate(whole, slice);
      expect(whole.store.pendingStructs).toBeNull();
    }
    expect(whole.toJSON()).toEqual(one.toJSON());
    expect(Y.encodeStateAsUpdate(whole)).toEqual(state);
  });
});

describe('limits of a bounded snapshot', () => {
  const size = (...records: CoursewareRecord[]) =>
    records.reduce((sum, each) => sum + JSON.stringify(each).length, 0);
  const pages = ['p1', 'p2'].map((id) => [page(id), ...shapes(2, id)]);
  const records = [deck, ...pages.flat()];

  it('fit up to the last record', () => {
    expect(boundedSnapshot({ records }, { ...limits, records: 7 }).leftOut).toEqual([]);
    expect(boundedSnapshot({ records }, { ...limits, records: 6 }).leftOut).toHaveLength(1);
    expect(() => boundedSnapshot({ records }, { ...limits, records: 1 })).toThrow('There is too much in it');
  });

  it('fit up to the last byte', () => {
    const bytes = size(...records);
    expect(boundedSnapshot({ records }, { ...limits, bytes }).leftOut).toEqual([]);
    expect(boundedSnapshot({ records }, { ...limits, bytes: bytes - 1 }).leftOut).toEqual([
      { code: 'PAGES_LEFT_OUT', detail: '1', of: 2 },
    ]);
  });

  it('leave out elements without a page, and the topmost elements of a layout without naming a page', () => {
    const layout = { kind: 'layout', id: 'l', order: 'a', masterId: 'm', name: '' } as const;
    const all = [deck, layout, ...shapes(5, 'l'), page('p1'), shape('lost', 'none')];
    const { snapshot, leftOut } = boundedSnapshot({ records: all }, limits);
    expect(leftOut).toEqual([{ code: 'ELEMENTS_LEFT_OUT', detail: '1', of: 5 }]);
    expect(snapshot.records.map(({ id }) => id)).toEqual(['deck', 'l', 'l-0', 'l-1', 'l-2', 'l-3', 'p1']);
  });
});
