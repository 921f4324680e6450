import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { textBody } from '../../../test/sample.ts';
import type { Table, TableCell } from '../../records/table.ts';
import { unwrittenCell } from '../../tables/whole-table.ts';
import { forgetShared } from './shared-record.ts';
import { cellTextKey, readTable, type TableValue, writeTable } from './shared-table.ts';

let map: Y.Map<unknown>;

beforeEach(() => {
  map = new Y.Doc().getMap('record');
});

const cell = (words: string, more: Partial<TableCell> = {}): TableCell => ({
  text: textBody(words),
  ...more,
});

/** Two rows `1`, `2` and three columns `A` to `C`, with the texts `1A` to `2C`. */
function tableOf(more: Partial<Table> = {}): TableValue & Table {
  const ids = ['1:A', '1:B', '1:C', '2:A', '2:B', '2:C'];
  return {
    rows: ['1', '2'].map((id) => ({ id, height: 30 })),
    columns: ['A', 'B', 'C'].map((id) => ({ id, width: 100 })),
    cells: Object.fromEntries(ids.map((id) => [id, cell(id.replace(':', ''))])),
    ...more,
  };
}

/** Texts and spans of the cells by key. */
function shown(): Record<string, string> {
  const { cells = {} } = readTable(map) ?? {};
  return Object.fromEntries(
    Object.entries(cells).map(([key, { text, rowSpan, colSpan }]) => {
      const words = text.paragraphs.map(({ runs }) =>
        runs.map((run) => ('text' in run ? run.text : '')).join(''),
      );
      return [key, `${words.join('|')}${rowSpan || colSpan ? ` ${rowSpan ?? 1}x${colSpan ?? 1}` : ''}`];
    }),
  );
}

describe('a shared table', () => {
  it('is read as it was written, with flags, formats and spans', () => {
    const table = tableOf({ firstRow: true });
    table.cells['1:A'] = cell('1A', { colSpan: 2, anchor: 'ctr' });
    delete table.cells['1:B'];
    table.cells['2:C'] = { text: { ...textBody('x'), box: { wrap: false }, levels: [{ run: { size: 9 } }] } };
    writeTable(map, table);
    expect(readTable(map)).toEqual(table);
  });

  it('is undefined without flags', () => {
    expect(readTable(map)).toBeUndefined();
    map.set('table', 'odd');
    expect(readTable(map)).toBeUndefined();
  });

  it('returns the same object until a part changes', () => {
    writeTable(map, tableOf());
    const before = readTable(map);
    expect(readTable(map)).toBe(before);
    const text = map.get(cellTextKey('1:A')) as Y.Text;
    text.insert(0, 'x');
    forgetShared(text);
    const next = readTable(map);
    expect(next).not.toBe(before);
    expect(next?.cells['1:B']).toBe(before?.cells['1:B']);
    expect(shown()['1:A']).toBe('x1A');
    writeTable(map, {
      ...tableOf(),
      rows: [
        { id: '1', height: 30 },
        { id: '2', height: 31 },
      ],
    } as Table as TableValue);
    expect(readTable(map)?.rows[1]?.height).toBe(31);
  });

  it('does not create the text of a cell that was never written', () => {
    const table = tableOf();
    table.cells['1:A'] = unwrittenCell;
    writeTable(map, table);
    expect(map.has(cellTextKey('1:A'))).toBe(false);
    expect(readTable(map)?.cells['1:A']).toBe(unwrittenCell);
    writeTable(map, tableOf());
    writeTable(map, table);
    expect(shown()['1:A']).toBe('');
    expect(map.has(cellTextKey('1:A'))).toBe(true);
  });

  it('keeps the text of a covered cell empty, and deletes cells of removed rows with their formats', () => {
    const table = tableOf();
    table.cells['2:A'] = cell('2A', { anchor: 'b' });
    writeTable(map, table);
    expect(map.has(`${cellTextKey('2:A')}.look`)).toBe(true);
    const { '1:B': _covered, '2:A': _a, '2:B': _b, '2:C': _c, ...cells } = tableOf().cells;
    cells['1:A'] = cell('1A', { colSpan: 2 });
    writeTable(map, { ...tableOf(), rows: [{ id: '1', height: 30 }], cells } as Table as TableValue);
    expect((map.get(cellTextKey('1:B')) as Y.Text).length).toBe(0);
    expect([...map.keys()].filter((key) => key.startsWith(cellTextKey('2:')))).toEqual([]);
    expect(shown()).toEqual({ '1:A': '1A 1x2', '1:C': '1C' });
  });
});

describe('a span', () => {
  const merged = () => {
    const table = tableOf();
    table.cells['1:A'] = cell('1A', { rowSpan: 2, colSpan: 2 });
    for (const key of ['1:B', '2:A', '2:B']) delete table.cells[key];
    writeTable(map, table);
  };

  it('covers a column that another user inserts within it', () => {
    merged();
    const keys = [...map.keys()].filter((key) => key.startsWith('table.columns/'));
    const other: Y.Map<unknown> = new Y.Doc().getMap('record');
    const [a, b, c] = tableOf().columns;
    writeTable(other, { ...tableOf(), columns: [a, { id: 'X', width: 50 }, b, c] } as Table as TableValue);
    for (const key of keys) map.delete(key);
    for (const [key, value] of other.entries()) if (key.startsWith('table.columns/')) map.set(key, value);
    expect(shown()['1:A']).toBe('1A 2x3');
  });

  it('ends at the last of its columns that still exists', () => {
    merged();
    for (const key of [...map.keys()]) if (key === 'table.columns/B') map.delete(key);
    expect(shown()).toEqual({ '1:A': '1A 2x1', '1:C': '1C', '2:C': '2C' });
  });
});

it('invalid rows, formats and flags of a shared table are left out', () => {
  writeTable(map, tableOf());
  map.set('table', { firstRow: 'odd' });
  map.set(`${cellTextKey('1:A')}.look`, { anchor: 'odd', coveredRows: 'odd' });
  map.set(`${cellTextKey('1:B')}.look`, 'odd');
  const table = readTable(map);
  expect(table).not.toHaveProperty('firstRow');
  expect(table?.cells['1:A']).toEqual(cell('1A'));
  expect(table?.cells['1:B']).toEqual(cell('1B'));
  map.set('table.rows/2', { odd: true });
  expect(readTable(map)?.rows.map(({ id }) => id)).toEqual(['1']);
  expect(Object.keys(shown())).toEqual(['1:A', '1:B', '1:C']);
});
