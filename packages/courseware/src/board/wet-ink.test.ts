import { newId } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { stateOfSnapshot } from '../index.ts';
import { boardOf } from './board-document.ts';
import { readWetInk, saidWetInk, type WetInk, withoutForeignInk } from './wet-ink.ts';

const pageId = newId();
const pen = { tool: 'pen', color: 'D92D20', width: 5 } as const;

function ink(points: readonly number[], strokes = 1): WetInk {
  return { pageId, strokes: Array.from({ length: strokes }, () => ({ ...pen, points })) };
}

function line(count: number): number[] {
  return Array.from({ length: count }, (_, i) => [(i % 500) * 2.5, 300 + Math.sin(i / 9) * 80, 0.5]).flat();
}

describe('ink of a stroke in progress', () => {
  it('is decoded to a tenth of a pixel', () => {
    const keptAs = newId();
    const said: WetInk = {
      pageId,
      strokes: [{ ...pen, points: [10.04, -3.2, 0.5, 12.5, 700, 0.123], keptAs }],
    };
    const read = readWetInk(JSON.parse(JSON.stringify(saidWetInk(said))));
    expect(read).toEqual({
      pageId,
      strokes: [{ ...pen, points: [10, -3.2, 0.5, 12.5, 700, 0.12], keptAs }],
    });
  });

  it('is never larger than the limit, for long and many strokes too, and ends at the pens', () => {
    for (const [count, strokes] of [
      [100_000, 1],
      [5_000, 10],
      [1_201, 3],
    ] as const) {
      const points = line(count);
      const said = saidWetInk(ink(points, strokes));
      expect(JSON.stringify(said).length).toBeLessThan(16_000);
      const read = readWetInk(said);
      expect(read?.strokes).toHaveLength(strokes);
      expect(read?.strokes[0]?.points.at(-3)).toBeCloseTo(points.at(-3) ?? 0, 1);
    }
  });

  it('includes erasing, dragging and laser pointers, and is undefined if these are invalid', () => {
    const ids = Array.from({ length: 60 }, () => newId());
    const doing = {
      gone: ids,
      carried: [{ ids: ids.slice(0, 20), dx: 3.5, dy: -900, scale: 2 }],
      wiped: [{ radius: 16, points: line(5_000) }],
      lasers: [{ color: 'D92D20', points: line(30) }],
    };
    const said = saidWetInk({ pageId, strokes: [], doing }) as { doing: Record<string, unknown> };
    expect(JSON.stringify(saidWetInk({ ...ink(line(5_000), 8), doing })).length).toBeLessThan(16_000);
    const read = readWetInk(JSON.parse(JSON.stringify(said)))?.doing;
    expect(read?.gone).toEqual(ids);
    expect(read?.carried).toEqual(doing.carried);
    expect(read?.wiped[0]?.points.at(-3)).toBeCloseTo(line(5_000).at(-3) ?? 0, 1);
    expect(read?.lasers[0]?.color).toBe('D92D20');
    // More strokes are dragged than the message may contain: they are shown when they are dropped.
    const many = {
      ...doing,
      gone: [],
      carried: [{ ...doing.carried[0], ids: [...ids, ...ids] }],
    } as typeof doing;
    expect(readWetInk(saidWetInk({ pageId, strokes: [], doing: many }))?.doing?.carried).toEqual([]);
    const odd: object[] = [
      { gone: ['deck'] },
      { gone: Array.from({ length: 101 }, () => newId()) },
      { carried: [{ ids, dx: Number.NaN, dy: 0, scale: 1 }] },
      { carried: [{ ids, dx: 0, dy: 0, scale: 1e9 }] },
      { wiped: [{ radius: 1e9, points: [1, 2, 50] }] },
      { lasers: [{ color: 'url(//a)', points: [1, 2, 50] }] },
      { lasers: 'all' },
    ];
    for (const each of odd)
      expect(
        readWetInk({ ...said, doing: { ...said.doing, ...each } }),
        JSON.stringify(each),
      ).toBeUndefined();
  });

  it('is undefined if it is invalid', () => {
    const good = saidWetInk(ink(line(4))) as { page: string; strokes: Record<string, unknown>[] };
    const odd = (patch: object) => ({ ...good, strokes: [{ ...good.strokes[0], ...patch }] });
    expect(readWetInk(good)).toBeDefined();
    const all: unknown[] = [
      undefined,
      'ink',
      { ...good, page: '../page' },
      { ...good, strokes: Array.from({ length: 11 }, () => good.strokes[0]) },
      odd({ tool: 'spray' }),
      odd({ color: 'url(//a)' }),
      odd({ width: 1e9 }),
      odd({ id: 'deck' }),
      odd({ points: [1, 2] }),
      odd({ points: [Number.NaN, 2, 50] }),
      odd({ points: [1e12, 2, 50] }),
      odd({ points: Array.from({ length: 3_000 }, () => 1) }),
    ];
    for (const each of all) expect(readWetInk(each), JSON.stringify(each)).toBeUndefined();
  });

  it('is kept only for a window that may edit, on a page that the board has', () => {
    const document = new Y.Doc();
    const board = boardOf();
    Y.applyUpdate(document, stateOfSnapshot(board));
    const page = board.records.find(({ kind }) => kind === 'page')?.id ?? '';
    const left = (value: unknown, mayEdit = true) => {
      const state: Record<string, unknown> = { name: '陈晓雨', wet: value };
      withoutForeignInk(state, document, mayEdit);
      expect(state.name).toBe('陈晓雨');
      return 'wet' in state;
    };
    const said = saidWetInk({ ...ink(line(4)), pageId: page });
    expect(left(said)).toBe(true);
    expect(left(said, false)).toBe(false);
    expect(left(saidWetInk(ink(line(4))))).toBe(false);
    expect(left(saidWetInk({ ...ink(line(4)), pageId: `${page}-lines` }))).toBe(false);
    expect(left('ink')).toBe(false);
  });
});
