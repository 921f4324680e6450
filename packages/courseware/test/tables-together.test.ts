import { describe, expect, it } from 'vitest';
import type { CoursewareStore } from '../src/document/store.ts';
import type { TableElement } from '../src/records/elements/table.ts';
import type { Table } from '../src/records/table.ts';
import { saying, wordsOf } from '../src/tables/cell-values.ts';
import { gridOf } from '../src/tables/grid.ts';
import { deleteLines, insertLines } from '../src/tables/lines.ts';
import { mergeCells, unmergeCells } from '../src/tables/merging-cells.ts';
import { exchange, storesOf } from './peers.ts';
import { sampleRecords, textBody } from './sample.ts';

/** A table of three by three cells that contain their positions, opened by two teachers. */
function twoTeachers(): [CoursewareStore, CoursewareStore] {
  const columns = ['A', 'B', 'C'];
  const rows = ['1', '2', '3'];
  const table: TableElement = {
    kind: 'element',
    type: 'table',
    id: 't',
    parentId: 'p0',
    order: 'zz',
    frame: { x: 0, y: 0, w: 300, h: 90 },
    table: {
      columns: columns.map((id) => ({ id, width: 100 })),
      rows: rows.map((id) => ({ id, height: 30 })),
      cells: Object.fromEntries(
        rows.flatMap((row) =>
          columns.map((column) => [`${row}:${column}`, { text: textBody(row + column) }]),
        ),
      ),
    },
  };
  return storesOf([...sampleRecords(1, 1), table], 2) as [CoursewareStore, CoursewareStore];
}

function tableIn(store: CoursewareStore): Table {
  const element = store.find('element', 't');
  if (element?.type !== 'table') throw new Error('the table no longer exists');
  return element.table;
}

function change(store: CoursewareStore, work: (table: Table) => Table): void {
  const table = work(tableIn(store));
  store.transact((edit) => edit.update<TableElement>('t', { table }));
}

const type = (key: string, words: string) => (table: Table) => {
  const cell = table.cells[key];
  if (!cell) throw new Error(`there is no cell ${key}`);
  return { ...table, cells: { ...table.cells, [key]: saying(cell, words) } };
};

/** Cells that both teachers see, which must be equal: text of the tiles and, for merged cells, their size. */
function seenByBoth(one: CoursewareStore, two: CoursewareStore): string[] {
  exchange([one, two]);
  const seen = (store: CoursewareStore) =>
    gridOf(tableIn(store)).tiles.map(({ rows, columns, cell }) => {
      const words = cell ? wordsOf(cell.text).replace(/\n/g, '/') : '?';
      return rows * columns > 1 ? `${words} ${rows}×${columns}` : words;
    });
  expect(seen(two)).toEqual(seen(one));
  return seen(one);
}

const upperPair = { row: 0, column: 0, rows: 1, columns: 2 };

describe('a table that two teachers edit at once', () => {
  it('has both the text of one teacher and the column that the other inserted', () => {
    const [one, two] = twoTeachers();
    change(one, type('2:B', '秋天'));
    change(two, (table) => insertLines(table, 'columns', 1, 1, 0));
    expect(seenByBoth(one, two)).toEqual([
      '1A',
      '',
      '1B',
      '1C',
      '2A',
      '',
      '秋天',
      '2C',
      '3A',
      '',
      '3B',
      '3C',
    ]);
  });

  it('has a merged cell over a column that was inserted between the merged columns', () => {
    const [one, two] = twoTeachers();
    change(one, (table) => mergeCells(table, upperPair));
    change(two, (table) => insertLines(table, 'columns', 1, 1, 0));
    expect(seenByBoth(one, two)).toEqual(['1A/1B 1×3', '1C', '2A', '', '2B', '2C', '3A', '', '3B', '3C']);
    expect(two.find('element', 't')).toMatchObject({ table: { cells: { '1:A': { colSpan: 3 } } } });
  });

  it('has a merged cell of the remaining width when one of its columns is deleted', () => {
    const [one, two] = twoTeachers();
    change(one, (table) => mergeCells(table, upperPair));
    change(two, (table) => deleteLines(table, 'columns', 1, 1));
    expect(seenByBoth(one, two)).toEqual(['1A/1B', '1C', '2A', '2C', '3A', '3C']);
  });

  it('keeps text that one teacher types into a cell which the other merges', () => {
    const [one, two] = twoTeachers();
    change(one, (table) => mergeCells(table, upperPair));
    change(two, type('1:B', '1B 说明'));
    const [first = ''] = seenByBoth(one, two);
    expect(first).toMatch(/^1A\/1B.*说明.* 1×2$/);
    change(two, type('2:A', '写'));
    expect(seenByBoth(one, two)[0]).toBe(first);
    change(one, (table) => unmergeCells(table, upperPair));
    expect(seenByBoth(one, two).slice(0, 2)).toEqual([first.replace(' 1×2', ''), '']);
  });

  it('shows every text once when both merge overlapping areas', () => {
    const [one, two] = twoTeachers();
    change(one, (table) => mergeCells(table, upperPair));
    change(two, (table) => mergeCells(table, { row: 0, column: 1, rows: 2, columns: 2 }));
    const seen = seenByBoth(one, two).join(' ');
    for (const words of ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C']) expect(seen).toContain(words);
  });

  it('lets each teacher undo only their own edit', () => {
    const [one, two] = twoTeachers();
    change(one, (table) => mergeCells(table, upperPair));
    change(two, (table) => insertLines(table, 'columns', 1, 1, 0));
    exchange([one, two]);
    one.undo();
    expect(seenByBoth(one, two).slice(0, 4)).toEqual(['1A', '', '1B', '1C']);
    two.undo();
    expect(seenByBoth(one, two)).toEqual(['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C']);
  });
});
