import { blankCourseware } from '@lectern/courseware';
import { sharedRun } from '@lectern/stage/edit';
import { expect, it } from 'vitest';
import { runCommand } from '../../commands/command.ts';
import { insertTable } from '../../commands/insert/insert.ts';
import { newPage } from '../../commands/pages/pages.ts';
import { openEditor } from '../../commands/testing.ts';
import { listOf } from '../../commands/text/paragraphs.ts';
import { bold } from '../../commands/text/text.ts';
import { meantText } from './text-target.ts';

/** An editor with a table in a placeholder whose style has bullets. */
function tableInItsPlace() {
  const editor = openEditor();
  editor.store.transact((edit) => {
    for (const record of blankCourseware().records) if (!edit.get(record.id)) edit.create(record);
  });
  editor.session.goToPage('page-1');
  runCommand(newPage, editor);
  runCommand(insertTable, editor, { rows: 2, columns: 2 });
  const [id = ''] = editor.session.selection.get().ids;
  const table = editor.store.find('element', id);
  if (table?.type !== 'table') throw new Error('no table was put on the page');
  expect(table.placeholder).toBeDefined();
  const chooseRow = (row: number) =>
    editor.session.cells.chooseArea(table, { row, column: 0, rows: 1, columns: 2 });
  return { editor, id, table, chooseRow };
}

it('the resolved paragraphs of cells follow the style of their table, without the bullets of its placeholder', () => {
  const { editor, chooseRow } = tableInItsPlace();
  chooseRow(0);
  const head = meantText(editor)?.paragraphs ?? [];
  expect([head.length, listOf(head), sharedRun(head, 'bold')]).toEqual([
    2,
    undefined,
    { mixed: false, value: true },
  ]);
  chooseRow(1);
  const body = meantText(editor)?.paragraphs ?? [];
  expect([body.length, sharedRun(body, 'bold')]).toEqual([2, { mixed: false, value: undefined }]);
});

it('the command for bold removes the bold of a heading row at the first press', () => {
  const { editor, id, chooseRow } = tableInItsPlace();
  chooseRow(0);
  runCommand(bold, editor);
  const paragraphs = meantText(editor)?.paragraphs ?? [];
  expect(sharedRun(paragraphs, 'bold')).toEqual({ mixed: false, value: false });
  expect(editor.store.find('element', id)).toBeDefined();
});
