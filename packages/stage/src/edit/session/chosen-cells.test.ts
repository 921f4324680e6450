import { gridOf, newTable, type Table, type TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';

/** A table of three by three cells of 100 by 50 at (100, 100). */
function opened(more: Partial<Table> = {}) {
  const table = newTable(3, 3, 300);
  const rows = table.rows.map((row) => ({ ...row, height: 50 }));
  const hand = new Hand([
    {
      kind: 'element',
      type: 'table',
      id: 'table',
      parentId: 'page',
      order: 'a0',
      frame: { x: 100, y: 100, w: 300, h: 150 },
      table: { ...table, rows, ...more },
    },
  ]);
  hand.session.choose(['table']);
  const { cells } = hand.session;
  const element = () => hand.store.find('element', 'table') as TableElement;
  const place = (tile: { row: number; column: number } | undefined) => tile && [tile.row, tile.column];
  const area = () => {
    const chosen = cells.get()?.area;
    return chosen && [chosen.row, chosen.column, chosen.rows, chosen.columns];
  };
  const choose = (row: number, column: number, rows = 1, columns = 1) =>
    cells.chooseArea(element(), { row, column, rows, columns });
  return { hand, cells, element, place, area, choose };
}

describe('the cell at a point', () => {
  it('is the cell in which it is, and at the edge the next one', () => {
    const { cells, element, place } = opened();
    const at = (x: number, y: number) => place(cells.at(element(), { x, y }));
    expect([at(101, 101), at(199, 149), at(200, 150), at(399, 249)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('is the nearest one outside the table, where there is no cell under the point', () => {
    const { cells, element, place } = opened();
    expect(place(cells.at(element(), { x: 0, y: 180 }))).toEqual([1, 0]);
    expect(place(cells.at(element(), { x: 999, y: 999 }))).toEqual([2, 2]);
    const under = (x: number, y: number) => place(cells.under(element(), { x, y }));
    expect([under(99, 150), under(401, 150), under(150, 99), under(150, 251)]).toEqual(
      Array(4).fill(undefined),
    );
    expect([under(100, 100), under(400, 250)]).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('is counted from the right in a table that is read from the right', () => {
    const { cells, element, place } = opened({ rtl: true });
    expect(place(cells.at(element(), { x: 110, y: 110 }))).toEqual([0, 2]);
  });

  it('depends on the drawn heights of rows, if as many are drawn', () => {
    const { cells, element, place } = opened();
    const node = {} as Element;
    let heights: readonly number[] | undefined = [150, 50, 50];
    const stop = cells.measureBy({ nodeOf: () => node, rowsOf: () => heights });
    const row = () => place(cells.at(element(), { x: 150, y: 240 }))?.[0];
    expect([cells.nodeOf('table'), row(), cells.sizesOf(element()).rows]).toEqual([node, 0, [150, 50, 50]]);
    heights = [150, 50];
    expect(row()).toBe(2);
    heights = [150, 50, 50];
    stop();
    expect([row(), cells.nodeOf('table')]).toEqual([2, undefined]);
  });
});

describe('the selection of cells', () => {
  it('is an area between two cells, and is cleared', () => {
    const { cells, choose, area } = opened();
    expect([cells.clear(), area()]).toEqual([false, undefined]);
    choose(1, 0, 2, 2);
    expect(area()).toEqual([1, 0, 2, 2]);
    expect([cells.clear(), area()]).toEqual([true, undefined]);
    choose(1, 0, 9, 1);
    expect(area()).toBeUndefined();
  });

  it('can be all cells', () => {
    const { cells, element, area } = opened();
    cells.all(element());
    expect(area()).toEqual([0, 0, 3, 3]);
  });

  it('is cleared when its cells were deleted', () => {
    const { hand, cells, element, choose } = opened();
    choose(2, 0);
    cells.settle();
    expect(cells.choice.get()).toBeDefined();
    hand.store.transact((edit) => {
      const { table } = element();
      edit.update<TableElement>('table', { table: { ...table, rows: table.rows.slice(0, 2) } });
    });
    expect(cells.choice.get()).toBeUndefined();
  });

  it('becomes the cell for which a menu opens, unless that is selected', () => {
    const { cells, element, choose, area } = opened();
    const menu = (x: number, y: number) => {
      cells.chooseForMenu(element(), { x, y });
      return area();
    };
    choose(0, 0, 2, 2);
    expect(menu(250, 180)).toEqual([0, 0, 2, 2]);
    expect(menu(350, 110)).toEqual([0, 2, 1, 1]);
    choose(1, 1, 2, 2);
    expect(menu(150, 180)).toEqual([1, 0, 1, 1]);
    choose(1, 1);
    expect(menu(250, 240)).toEqual([2, 1, 1, 1]);
    choose(1, 1);
    expect(menu(250, 110)).toEqual([0, 1, 1, 1]);
    cells.clear();
    expect(menu(250, 180)).toEqual([1, 1, 1, 1]);
  });
});

describe('a step from the selected cell', () => {
  const stepped = (
    from: readonly [number, number],
    ...steps: readonly (readonly [-1 | 0 | 1, -1 | 0 | 1, boolean])[]
  ) => {
    const { cells, choose, area } = opened();
    choose(...from);
    for (const each of steps) cells.step(...each);
    return area();
  };

  it('selects the next cell, and stays at the edge', () => {
    expect(stepped([1, 1], [1, 0, false])).toEqual([1, 2, 1, 1]);
    expect(stepped([1, 1], [-1, 0, false])).toEqual([1, 0, 1, 1]);
    expect(stepped([1, 1], [0, 1, false])).toEqual([2, 1, 1, 1]);
    expect(stepped([1, 1], [0, -1, false])).toEqual([0, 1, 1, 1]);
    expect(stepped([2, 2], [1, 0, false])).toEqual([2, 2, 1, 1]);
  });

  it('extends the selection in either direction, and reduces it towards its first cell', () => {
    expect(stepped([0, 0], [1, 0, true], [1, 0, true], [-1, 0, true])).toEqual([0, 0, 1, 2]);
    expect(stepped([2, 2], [0, -1, true], [0, -1, true], [0, 1, true])).toEqual([1, 2, 2, 1]);
    expect(stepped([1, 1], [-1, 0, true], [1, 0, true])).toEqual([1, 1, 1, 1]);
    expect(stepped([1, 1], [-1, 0, true], [1, 0, true], [1, 0, true])).toEqual([1, 1, 1, 2]);
  });

  it('moves in the visual direction of a table that is read from the right', () => {
    const { cells, choose, area } = opened({ rtl: true });
    choose(1, 1);
    cells.step(1, 0, false);
    expect(area()).toEqual([1, 0, 1, 1]);
  });

  it('does nothing without a selection', () => {
    const { cells, area } = opened();
    cells.step(1, 0, false);
    expect([area(), cells.walk(1)]).toEqual([undefined, false]);
  });
});

it('walk selects the next cell row by row, and returns false at both ends', () => {
  const { cells, element, choose, area } = opened();
  choose(0, 2);
  expect([cells.walk(1), area()]).toEqual([true, [1, 0, 1, 1]]);
  expect([cells.walk(-1), area()]).toEqual([true, [0, 2, 1, 1]]);
  const { tiles } = gridOf(element().table);
  expect(tiles).toHaveLength(9);
  choose(2, 2);
  expect([cells.walk(1), area()]).toEqual([false, [2, 2, 1, 1]]);
  choose(0, 0);
  expect(cells.walk(-1)).toBe(false);
});
