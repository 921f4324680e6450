import { newId, Signal } from '@lectern/base';
import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf, saidWetInk, type WetStroke } from '@lectern/courseware/board';
import { type Doing, type FarHands, inkElementOf, NOTHING_DONE } from '@lectern/stage/ink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { BoardWetLine } from './wet-line.ts';

const pen = { tool: 'pen', color: 'D92D20', width: 5 } as const;
const points = [10, 10, 0.5, 60, 40, 0.5, 90, 90, 0.5];
type Presence = ReturnType<LiveCourseware['others']['get']>[number];

const somebody: Presence = { id: '7', userId: 'u', name: '李明', pageId: undefined, ids: [] };

let store: CoursewareStore;
let pageId: string;
let writing: WetStroke[];
let drawn: readonly WetStroke[];
let doing: Doing;
let far: FarHands | undefined;
let told: unknown[];
let theirs: unknown[];
let hear: () => void;
let others: Signal<readonly Presence[]>;
let line: BoardWetLine;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  store = new CoursewareStore(doc);
  pageId = store.pages()[0] ?? '';
  [writing, drawn, told, theirs] = [[], [], [], []];
  [doing, far] = [NOTHING_DONE, undefined];
  others = new Signal<readonly Presence[]>([somebody]);
  const wet = {
    write: (said: unknown) => void told.push(said),
    written: () => theirs,
    subscribeWritten: (listener: () => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  line = new BoardWetLine({ wet, others }, store);
  const setOthers = (strokes: readonly WetStroke[], next?: FarHands) => {
    drawn = strokes;
    far = next;
  };
  leave = line.connect(pageId, { writing: () => writing, doing: () => doing, setOthers });
});
afterEach(() => {
  store.dispose();
  vi.useRealTimers();
});

function keep(id: string): void {
  store.transact((edit) =>
    edit.create(inkElementOf({ ...pen, id, points }, { parentId: pageId, order: 'b' })),
  );
}

describe('wet ink of a board', () => {
  it('is sent ten times a second at most, and not at all when no other window has the board open', () => {
    writing = [{ ...pen, points }];
    for (let ms = 0; ms < 1_000; ms += 5) {
      line.writes();
      vi.advanceTimersByTime(5);
    }
    expect(told.length).toBeGreaterThanOrEqual(9);
    expect(told.length).toBeLessThanOrEqual(11);
    others.set([]);
    told = [];
    line.writes();
    vi.advanceTimersByTime(200);
    expect(told).toEqual([undefined]);
  });

  it('is sent until the document has had time to deliver the stroke, and stops at once when the stroke is undone', () => {
    const [kept, undone] = [newId(), newId()];
    keep(kept);
    line.wrote({ ...pen, points }, kept);
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toMatchObject({ page: pageId, strokes: [{ id: kept }] });
    vi.advanceTimersByTime(4_000);
    expect(told.at(-1)).toBeUndefined();

    keep(undone);
    line.wrote({ ...pen, points }, undone);
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toBeDefined();
    store.transact((edit) => edit.remove(undone));
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toBeUndefined();
  });

  it('of other users is drawn on its page until the document has the stroke, and not again when the stroke is erased', () => {
    const id = newId();
    theirs = [saidWetInk({ pageId, strokes: [{ ...pen, points, keptAs: id }] }), { page: 'odd' }];
    hear();
    expect(drawn).toHaveLength(1);
    keep(id);
    expect(drawn).toEqual([]);
    store.transact((edit) => edit.remove(id));
    hear();
    expect(drawn).toEqual([]);
    theirs = [saidWetInk({ pageId: newId(), strokes: [{ ...pen, points }] })];
    hear();
    expect(drawn).toEqual([]);
  });

  it('includes erased, moved and laser strokes, and is cleared when the writer stops', () => {
    const [gone, held] = [newId(), newId()];
    doing = {
      gone: [gone],
      carried: [{ ids: [held], dx: 30, dy: -4, scale: 1.5 }],
      wiped: [{ radius: 16, points: [1, 2, 0.5, 30, 40, 0.5] }],
      lasers: [{ color: 'D92D20', points: [5, 6, 0.5] }],
    };
    line.writes();
    vi.advanceTimersByTime(150);
    theirs = JSON.parse(JSON.stringify([told.at(-1)]));
    hear();
    expect([...(far?.away ?? [])]).toEqual([gone, held]);
    const at = { ...pen, id: held, points: [0, 0, 0.5, 10, 10, 0.5] };
    expect(far?.carriedOf([at, { ...at, id: 'other' }])[0]?.points.slice(0, 2)).not.toEqual([0, 0]);
    const ways: unknown[] = [];
    far?.eachWiped((...way) => ways.push(way));
    expect(ways.at(-1)).toEqual([[1, 2], [30, 40], 16]);
    doing = NOTHING_DONE;
    line.writes();
    vi.advanceTimersByTime(150);
    expect(told.at(-1)).toBeUndefined();
    theirs = [];
    hear();
    expect(far).toBeUndefined();
  });

  it('is cleared when its page is left', () => {
    writing = [{ ...pen, points }];
    line.writes();
    vi.advanceTimersByTime(150);
    expect(told.at(-1)).toBeDefined();
    leave();
    expect(told.at(-1)).toBeUndefined();
  });
});
