import type { TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../commands/command.ts';
import { insertTable } from '../../commands/insert/insert.ts';
import { openEditor, rectangle } from '../../commands/testing.ts';
import { targetCells } from './target-cells.ts';

function editorWithTable() {
  const editor = openEditor([rectangle('a', 100)]);
  runCommand(insertTable, editor, { rows: 2, columns: 3 });
  const [id = ''] = editor.session.selection.get().ids;
  const element = editor.store.find('element', id);
  if (element?.type !== 'table') throw new Error('no table was put on the page');
  return { editor, id, element };
}

describe('targetCells', () => {
  it('returns all cells of a table that is selected alone', () => {
    const { editor, id } = editorWithTable();
    expect(targetCells(editor)).toMatchObject({
      element: { id },
      area: { row: 0, column: 0, rows: 2, columns: 3 },
      isWhole: true,
    });
    editor.session.choose([id, 'a']);
    expect(targetCells(editor)).toBeUndefined();
    editor.session.choose(['a']);
    expect(targetCells(editor)).toBeUndefined();
  });

  it('returns the selected cells', () => {
    const { editor, element } = editorWithTable();
    const area = { row: 1, column: 0, rows: 1, columns: 2 };
    editor.session.cells.chooseArea(element, area);
    expect(targetCells(editor)).toMatchObject({ area, isWhole: false });
  });

  it('returns the cell whose text is open', () => {
    const { editor, id, element } = editorWithTable();
    const [, row] = element.table.rows;
    const [, column] = element.table.columns;
    editor.session.editText(id, { cell: `${row?.id}:${column?.id}` });
    expect(targetCells(editor)).toMatchObject({
      area: { row: 1, column: 1, rows: 1, columns: 1 },
      isWhole: false,
    });
    editor.session.letGo();
  });

  it('returns undefined for a locked table', () => {
    const { editor, id } = editorWithTable();
    editor.store.transact((edit) => edit.update<TableElement>(id, { locked: true }));
    expect(targetCells(editor)).toBeUndefined();
  });
});
