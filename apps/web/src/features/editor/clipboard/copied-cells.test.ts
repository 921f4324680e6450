import { newTable, type Table, type TableElement } from '@lectern/courseware';
import { expect, test } from 'vitest';
import { openEditor } from '../commands/testing.ts';
import { formsOfCells } from './copied-cells.ts';
import { pasteAsTable, pasteIntoCells, tabbedTable } from './paste-cells.ts';

function elementOf(table: Table): TableElement {
  const frame = { x: 0, y: 0, w: 200, h: 96 };
  return { kind: 'element', type: 'table', id: 'table', parentId: 'one', order: 'a0', frame, table };
}

test('copied cells are an HTML table with its merges and tab-separated text, with all markup escaped', () => {
  const table = newTable(2, 2, 200);
  const [first = '', under = '', third = ''] = Object.keys(table.cells);
  delete table.cells[under];
  const words = (text: string) => ({
    paragraphs: [{ runs: [{ type: 'text' as const, text, props: { bold: true } }] }],
  });
  table.cells[first] = { text: words('<i>甲</i>'), colSpan: 2 };
  table.cells[third] = { text: words('1') };
  const element = elementOf(table);
  const area = { row: 0, column: 0, rows: 2, columns: 2 };
  const { html, text } = formsOfCells({ element, area, isWhole: false });
  expect(html).toContain(
    '<tr><td colspan="2"><b>&lt;i&gt;甲&lt;/i&gt;</b></td></tr><tr><td><b>1</b></td><td></td></tr>',
  );
  expect(text).toBe('<i>甲</i>\t\n1\t');
});

test('tab-separated text becomes a table when each row has the same number of cells', () => {
  expect(tabbedTable('甲\t1\n乙\t2')?.cells).toHaveLength(4);
  expect(tabbedTable('甲\t1\n乙')).toBeUndefined();
  expect(tabbedTable('第一行\n第二行')).toBeUndefined();
  const { session, store } = openEditor();
  const cells = tabbedTable('甲\t1\n乙\t2');
  expect(cells && pasteAsTable(session, cells)).toBe(true);
  const [id = ''] = session.selection.get().ids;
  expect(store.find('element', id)).toMatchObject({ type: 'table', frame: { w: 240, h: 80, x: 520 } });
});

test('pasting more than ten thousand cells into a table is rejected', () => {
  const element = elementOf(newTable(2, 2, 200));
  const table = {
    meant: () => ({ element, area: { row: 0, column: 0, rows: 1, columns: 1 }, isWhole: false }),
    hasFile: () => true,
    change: () => true,
  };
  const lines = (count: number) =>
    Array.from({ length: count }, () => Array(10).fill('1').join('\t')).join('\n');
  expect(pasteIntoCells(table, { html: '', text: lines(1001) })).toBe('too large');
  expect(pasteIntoCells(table, { html: '', text: lines(50) })).toBe('pasted');
});
