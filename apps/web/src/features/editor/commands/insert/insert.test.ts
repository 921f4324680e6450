import { describe, expect, test } from 'vitest';
import { isEnabled, runCommand } from '../command.ts';
import { copyPages, cut } from '../element/clipboard.ts';
import { teachHere } from '../screen/teaching.ts';
import { toggleNotes, toggleSides, zoomIn, zoomOut, zoomToFit } from '../screen/view.ts';
import { deleteRows, insertColumnRight, insertRowBelow } from '../table/tables.ts';
import { chosenIn, named, type OpenEditor, openEditor, rectangle } from '../testing.ts';
import { insertCharts } from './charts.ts';
import { insertFiles, insertLines, insertShape, insertTable } from './insert.ts';

const two = () => openEditor([rectangle('a', 100), rectangle('b', 300)]);

describe('commands of tables', () => {
  const withTable = () => {
    const editor = openEditor();
    runCommand(insertTable, editor, { rows: 2, columns: 3 });
    return editor;
  };
  const table = (editor: OpenEditor) => {
    const element = editor.store.find('element', chosenIn(editor)[0] ?? '');
    if (element?.type !== 'table') throw new Error('no table is selected');
    return element;
  };

  test('put a new table in the middle of the page and select it', () => {
    const editor = withTable();
    expect(table(editor).frame).toEqual({ x: 160, y: 312, w: 960, h: 96 });
    expect(editor.asked).toEqual(['focus']);
  });

  test('put a table, or a chart, into an empty placeholder, which one undo restores', () => {
    const empty = {
      ...rectangle('place', 80),
      frame: { x: 80, y: 164, w: 1120, h: 492 },
      placeholder: { type: 'body', index: 1 },
      text: { paragraphs: [{ runs: [] }] },
    };
    const editor = openEditor([empty]);
    const chosen = () => editor.store.find('element', chosenIn(editor)[0] ?? '');
    runCommand(insertTable, editor, { rows: 2, columns: 3 });
    expect(chosen()).toMatchObject({
      frame: { x: 80, y: 164, w: 1120, h: 96 },
      placeholder: { type: 'body', index: 1 },
    });
    expect(editor.store.find('element', 'place')).toBeUndefined();
    editor.session.undo();
    expect(editor.store.find('element', 'place')).toBeDefined();
    runCommand(named(insertCharts, 'insert.chart.column'), editor);
    expect(chosen()).toMatchObject({ type: 'chart', frame: { x: 80, y: 164, w: 1120, h: 492 } });
    // The next table finds the placeholder filled.
    runCommand(insertTable, editor, { rows: 2, columns: 3 });
    expect(chosen()).toMatchObject({ frame: { x: 160, w: 960 } });
    expect(chosen()).not.toHaveProperty('placeholder');
  });

  test('add one row or column at the end of a table that is selected as a whole, and delete no row or column', () => {
    const editor = withTable();
    runCommand(insertRowBelow, editor);
    expect(editor.session.cells.get()?.area).toEqual({ row: 2, column: 0, rows: 1, columns: 3 });
    editor.session.cells.clear();
    runCommand(insertColumnRight, editor);
    expect([table(editor).table.rows.length, table(editor).table.columns.length]).toEqual([3, 4]);
    editor.session.cells.clear();
    expect(runCommand(deleteRows, editor)).toBe('refused');
  });

  test('are disabled when another kind of element is selected', () => {
    const editor = two();
    editor.session.choose(['a']);
    expect(isEnabled(insertRowBelow, editor)).toBe(false);
  });
});

describe('commands that insert, change the view, teach or copy', () => {
  test('wait for the user to draw a shape or a line, and focus the page', () => {
    const editor = two();
    editor.session.choose(['a']);
    runCommand(insertShape, editor, 'star5');
    expect([editor.session.tools.state.name, chosenIn(editor)]).toEqual(['insertingBox', []]);
    runCommand(named(insertLines, 'insert.line.elbow'), editor);
    expect(editor.session.tools.state.name).toBe('insertingLine');
    expect(editor.asked).toEqual(['focus', 'focus']);
  });

  test('upload each picked file, and focus the page', () => {
    const editor = openEditor();
    runCommand(insertFiles.picture, editor, [new File([], 'a.png'), new File([], 'b.png')]);
    expect(editor.asked).toEqual(['add a.png', 'add b.png', 'focus']);
  });

  test('zoom in steps within bounds, and fit the page again', () => {
    const editor = openEditor();
    const { viewport } = editor.session;
    viewport.setWindow(1280, 720);
    viewport.zoomTo(1);
    runCommand(zoomIn, editor);
    expect(viewport.view.get().zoom).toBeCloseTo(1.2);
    runCommand(zoomOut, editor);
    expect([viewport.view.get().zoom, zoomToFit.isOn?.(editor)]).toEqual([1, false]);
    viewport.zoomTo(100);
    expect(isEnabled(zoomIn, editor)).toBe(false);
    runCommand(zoomToFit, editor);
    expect(zoomToFit.isOn?.(editor)).toBe(true);
  });

  test('show and hide the notes, start teaching, and copy', () => {
    const editor = two();
    runCommand(toggleNotes, editor);
    expect(editor.notesShown.get()).toBe(false);
    runCommand(toggleSides.panel, editor);
    expect(editor.sideLayout.of('panel').get().folded).toBe(true);
    expect(editor.asked.splice(0)).toEqual([expect.stringMatching(/^keep sides .*"folded":true/)]);
    runCommand(teachHere, editor);
    expect(runCommand(cut, editor)).toBe('refused');
    editor.session.choose(['a']);
    runCommand(cut, editor);
    runCommand(copyPages, { ...editor, menuPages: ['two'] });
    runCommand(copyPages, editor);
    expect(editor.asked).toEqual(['teach here', 'copy true', 'copy pages two false', 'copy pages one false']);
  });
});
