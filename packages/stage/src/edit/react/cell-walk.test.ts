import { gridOf, newTable, type TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { type TextEdges, walkCells } from './cell-walk.ts';

const frame = { x: 100, y: 100, w: 300, h: 150 };
const AT_EDGE: TextEdges = { atEdge: () => true };

/** A table of three rows and columns, with the cell in this row and column open. */
function opened(row: number, column: number, more: object = {}) {
  const table = { ...newTable(3, 3, frame.w), ...more };
  const hand = new Hand([
    { kind: 'element', type: 'table', id: 'table', parentId: 'page', order: 'a0', frame, table },
  ]);
  const tableNow = () => (hand.store.find('element', 'table') as TableElement).table;
  const open = { elementId: 'table', cell: gridOf(table).at(row, column)?.key };
  return {
    hand,
    tableNow,
    /** Presses a key. Returns whether it was handled, and the row and column of the cell that is open afterwards. */
    press(key: string, keys: object = {}, text: TextEdges = AT_EDGE) {
      const event = {
        key,
        shiftKey: false,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        isComposing: false,
        ...keys,
      };
      const handled = walkCells(hand.session, open, event as KeyboardEvent, text);
      const { cell } = hand.session.openText.get() ?? {};
      const tile = cell === undefined ? undefined : gridOf(tableNow()).of(cell);
      return [handled, tile && [tile.row, tile.column]];
    },
  };
}

describe('walkCells', () => {
  it('moves to the next cell at the edge of the text', () => {
    expect(opened(1, 1).press('ArrowLeft')).toEqual([true, [1, 0]]);
    expect(opened(1, 1).press('ArrowRight')).toEqual([true, [1, 2]]);
    expect(opened(1, 1).press('ArrowUp')).toEqual([true, [0, 1]]);
    expect(opened(1, 1).press('ArrowDown')).toEqual([true, [2, 1]]);
  });

  it('moves in reverse across a table that is read from the right', () => {
    expect(opened(1, 1, { rtl: true }).press('ArrowLeft')).toEqual([true, [1, 2]]);
    expect(opened(1, 1, { rtl: true }).press('ArrowRight')).toEqual([true, [1, 0]]);
    expect(opened(1, 1, { rtl: true }).press('ArrowUp')).toEqual([true, [0, 1]]);
  });

  it('leaves keys to the text inside it, and at the edge of the table', () => {
    const inside: TextEdges = { atEdge: (way) => way !== 'left' };
    expect(opened(1, 1).press('ArrowLeft', {}, inside)).toEqual([false, undefined]);
    expect(opened(1, 1).press('ArrowRight', {}, inside)).toEqual([true, [1, 2]]);
    expect(opened(0, 0).press('ArrowLeft')).toEqual([false, undefined]);
    expect(opened(0, 0).press('ArrowUp')).toEqual([false, undefined]);
    expect(opened(2, 2).press('ArrowDown')).toEqual([false, undefined]);
  });

  it('leaves other keys, chords and compositions to the text', () => {
    expect(opened(1, 1).press('a')).toEqual([false, undefined]);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
      expect(opened(1, 1).press('ArrowLeft', keys)).toEqual([false, undefined]);
    const { hand } = opened(1, 1);
    const arrow = { key: 'ArrowLeft' } as KeyboardEvent;
    expect(walkCells(hand.session, { elementId: 'none', cell: 'x' }, arrow, AT_EDGE)).toBe(false);
    expect(walkCells(hand.session, { elementId: 'table', cell: 'x' }, arrow, AT_EDGE)).toBe(false);
  });

  it('selects the cells with Shift', () => {
    const { hand, press } = opened(1, 1);
    expect(press('ArrowDown', { shiftKey: true })).toEqual([true, undefined]);
    expect(hand.session.cells.get()?.area).toMatchObject({ row: 1, column: 1, rows: 2, columns: 1 });
  });

  it('moves forwards and backwards with Tab, row by row', () => {
    expect(opened(0, 2).press('Tab')).toEqual([true, [1, 0]]);
    expect(opened(1, 0).press('Tab', { shiftKey: true })).toEqual([true, [0, 2]]);
    expect(opened(0, 0).press('Tab', { shiftKey: true })).toEqual([false, undefined]);
  });

  it('adds a row with Tab after the last cell', () => {
    const { press, tableNow } = opened(2, 2);
    expect(press('Tab')).toEqual([true, [3, 0]]);
    expect(tableNow().rows).toHaveLength(4);
    expect(tableNow().rows[3]?.height).toBe(tableNow().rows[2]?.height);
  });
});
