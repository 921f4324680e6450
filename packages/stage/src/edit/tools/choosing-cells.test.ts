import { deleteLines, newTable, type Table, type TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';

/** A selected table of three by three cells of 100 by 50 logical pixels at (100, 100). */
function handOnTable(more: Partial<Table> = {}): Hand {
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
  return hand;
}

function area({ session }: Hand) {
  const chosen = session.cells.get()?.area;
  return chosen && [chosen.row, chosen.column, chosen.rows, chosen.columns];
}

describe('the cells of the only selected table', () => {
  it('are selected by a drag over them, and a click opens one', () => {
    const hand = handOnTable();
    hand.drag([150, 125], [250, 175]);
    expect([area(hand), hand.frame('table')?.x]).toEqual([[0, 0, 2, 2], 100]);
    hand.click(350, 225);
    const { rows, columns } = (hand.session.store.find('element', 'table') as TableElement).table;
    expect(hand.session.openText.get()?.cell).toBe(`${rows[2]?.id}:${columns[2]?.id}`);
    expect(area(hand)).toBeUndefined();
  });

  it('are selected with Shift from the first selected cell, or from an open cell', () => {
    const hand = handOnTable();
    hand.drag([150, 125], [250, 125]);
    hand.click(250, 225, { shift: true });
    expect(area(hand)).toEqual([0, 0, 3, 2]);
    hand.click(350, 125);
    hand.click(350, 225, { shift: true });
    expect([area(hand), hand.session.openText.get()]).toEqual([[0, 2, 3, 1], undefined]);
  });

  it('are selected from an open cell by a drag that begins in another cell', () => {
    const hand = handOnTable();
    hand.click(150, 125);
    hand.drag([250, 125], [350, 225]);
    expect([area(hand), hand.session.openText.get()]).toEqual([[0, 1, 3, 2], undefined]);
  });

  it('are not selected when the table is dragged at its edge, by a finger or with Control', () => {
    const hand = handOnTable();
    hand.drag([102, 175], [112, 175]);
    expect([area(hand), hand.frame('table')?.x]).toEqual([undefined, 110]);
    hand.drag([200, 150], [210, 150], { kind: 'touch' });
    expect([area(hand), hand.frame('table')?.x]).toEqual([undefined, 120]);
    const other = handOnTable();
    other.drag([150, 125], [250, 125], { control: true });
    expect(other.session.store.children('page')).toHaveLength(2);
  });

  it('are selected step by step by arrow keys, extended and reduced with Shift, up to the edge', () => {
    const hand = handOnTable();
    const { cells } = hand.session;
    hand.session.chooseCells('table', { row: 1, column: 1, rows: 1, columns: 1 });
    cells.step(1, 0, true);
    cells.step(0, 1, true);
    cells.step(0, 1, true);
    expect(area(hand)).toEqual([1, 1, 2, 2]);
    cells.step(-1, 0, true);
    cells.step(-1, 0, true);
    expect(area(hand)).toEqual([1, 0, 2, 2]);
    cells.step(0, -1, false);
    expect(area(hand)).toEqual([1, 0, 1, 1]);
  });

  it('are extended past merged cells and reduced again', () => {
    const hand = handOnTable();
    const element = hand.session.store.find('element', 'table') as TableElement;
    const { rows, columns, cells: own } = element.table;
    const wide = `${rows[0]?.id}:${columns[1]?.id}`;
    const { [`${rows[0]?.id}:${columns[2]?.id}`]: _under, ...cells } = own;
    const cell = cells[wide];
    if (!cell) throw new Error('there is a cell');
    hand.session.edit((edit) =>
      edit.update<TableElement>('table', {
        table: { ...element.table, cells: { ...cells, [wide]: { ...cell, colSpan: 2 } } },
      }),
    );
    hand.session.chooseCells('table', { row: 0, column: 0, rows: 1, columns: 1 });
    hand.session.cells.step(1, 0, true);
    expect(area(hand)).toEqual([0, 0, 1, 3]);
    hand.session.cells.step(-1, 0, true);
    expect(area(hand)).toEqual([0, 0, 1, 1]);
  });

  it('are mirrored when the first column is at the right', () => {
    const hand = handOnTable({ rtl: true });
    hand.drag([350, 125], [250, 125]);
    expect(area(hand)).toEqual([0, 0, 1, 2]);
  });

  it('are deselected by Escape before the table is, and when they or their table are deleted', () => {
    const hand = handOnTable();
    hand.session.chooseCells('table', 'all');
    hand.session.tools.step((state) => state.cancel());
    expect([area(hand), hand.chosen]).toEqual([undefined, ['table']]);
    hand.session.chooseCells('table', { row: 2, column: 0, rows: 1, columns: 1 });
    const { table } = hand.session.store.find('element', 'table') as TableElement;
    hand.store.transact((edit) =>
      edit.update<TableElement>('table', { table: deleteLines(table, 'rows', 2, 1) }),
    );
    expect(hand.session.cells.choice.get()).toBeUndefined();
  });
});
