import { describe, expect, it } from 'vitest';
import { chosenIn, openEditor } from '../commands/testing.ts';
import { pasteAsTable, pasteIntoCells, placesOf, tabbedTable } from './paste-cells.ts';

const cell = (rowSpan = 1, colSpan = 1) => ({ rowSpan, colSpan, paragraphs: [], isHeading: false, look: {} });
const positions = (rows: Parameters<typeof placesOf>[0]) =>
  placesOf(rows).map(({ row, column, cell: { colSpan } }) => [row, column, colSpan]);

describe('tabbedTable', () => {
  it('returns cells for several rows with the same number of tabs', () => {
    const table = tabbedTable('甲\t1\n乙\t2');
    expect([table?.rows.length, table?.columns.length, table?.cells.length]).toEqual([2, 2, 4]);
    expect(table?.cells[3]).toMatchObject({
      row: 1,
      column: 1,
      text: { paragraphs: [{ runs: [{ text: '2' }] }] },
    });
  });

  it('returns undefined for one row, for lines without tabs, and for rows of different length', () => {
    expect(tabbedTable('甲\t1\n')).toBeUndefined();
    expect(tabbedTable('甲\n乙')).toBeUndefined();
    expect(tabbedTable('甲\t1\n乙')).toBeUndefined();
  });
});

describe('placesOf', () => {
  it('skips the positions that a cell of a row above spans', () => {
    expect(positions([[cell(2), cell()], [cell()]])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('places a cell behind a cell that spans two columns', () => {
    expect(positions([[cell(1, 2), cell()]])).toEqual([
      [0, 0, 2],
      [0, 2, 1],
    ]);
  });

  it('shortens a cell that would reach into a cell from above', () => {
    expect(positions([[cell(), cell(2)], [cell(1, 3)]])).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [1, 0, 1],
    ]);
  });
});

describe('pasteAsTable', () => {
  const cells = (rows: number, columns: number) => {
    const row = Array.from({ length: columns }, () => '1').join('\t');
    const found = tabbedTable(Array.from({ length: rows }, () => row).join('\n'));
    if (!found) throw new Error('no table');
    return found;
  };

  it('puts a table in the middle of the page and selects it', () => {
    const editor = openEditor();
    expect(pasteAsTable(editor.session, cells(2, 3))).toBe(true);
    expect(editor.store.find('element', chosenIn(editor)[0] ?? '')?.frame).toEqual({
      x: 460,
      y: 320,
      w: 360,
      h: 80,
    });
  });

  it('begins at the upper edge with a table that is higher than the page', () => {
    const editor = openEditor();
    pasteAsTable(editor.session, cells(20, 2));
    expect(editor.store.find('element', chosenIn(editor)[0] ?? '')?.frame.y).toBe(0);
  });

  it('returns false for more than 10000 cells, and without permission to edit', () => {
    const editor = openEditor();
    expect(pasteAsTable(editor.session, { ...cells(2, 2), cells: cells(101, 100).cells })).toBe(false);
    expect(pasteAsTable(openEditor([], { canEdit: false }).session, cells(2, 2))).toBe(false);
  });
});

describe('pasteIntoCells', () => {
  const selection = (row: number) => {
    const area = { row, column: 0, rows: 1, columns: 1 };
    const changes: unknown[] = [];
    const table = { hasFile: () => true, meant: () => ({ area }), change: () => changes.push('change') > 0 };
    return { changes, table: table as unknown as Parameters<typeof pasteIntoCells>[0] };
  };

  it('pastes a text as cells, and nothing for an empty clipboard', () => {
    const { changes, table } = selection(0);
    expect(pasteIntoCells(table, { html: '', text: '' })).toBe('nothing');
    expect(changes).toEqual([]);
    expect(pasteIntoCells(table, { html: '', text: '甲' })).toBe('pasted');
    expect(changes).toEqual(['change']);
  });

  it('refuses cells with which the table would have more than 10000 cells', () => {
    expect(pasteIntoCells(selection(9_998).table, { html: '', text: '甲\n乙' })).toBe('pasted');
    expect(pasteIntoCells(selection(9_999).table, { html: '', text: '甲\n乙' })).toBe('too large');
  });
});
