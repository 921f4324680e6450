import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { openEditor } from '../testing.ts';
import { insertFormula } from './formulas.ts';
import { insertTable } from './insert.ts';

describe('insertFormula', () => {
  it('shows the dialog at once without selected cells', () => {
    const editor = openEditor();
    runCommand(insertFormula, editor);
    expect(editor.session.writesFormula.get()).toBe(true);
  });

  it('opens the first selected cell, and shows the dialog once its editor is loaded', () => {
    const editor = openEditor();
    const { session, store } = editor;
    runCommand(insertTable, editor, { rows: 2, columns: 2 });
    const table = store.find('element', session.selection.get().ids[0] ?? '');
    if (table?.type !== 'table') throw new Error('no table was put on the page');
    session.cells.chooseArea(table, { row: 0, column: 0, rows: 1, columns: 2 });
    runCommand(insertFormula, editor);
    expect(session.openText.get()).toMatchObject({ elementId: table.id });
    expect(session.writesFormula.get()).toBe(false);
    session.letGo();
    expect(session.writesFormula.get()).toBe(false);
  });

  it('is refused without permission to edit', () => {
    const editor = openEditor([], { canEdit: false });
    expect(runCommand(insertFormula, editor)).toBe('refused');
    expect(editor.session.writesFormula.get()).toBe(false);
  });
});
