import { type CellArea, gridOf, type TableElement } from '@lectern/courseware';
import { showToast } from '@lectern/ui';
import { expect, test, vi } from 'vitest';
import { pictureInCells } from '../../media/replace-picture.ts';
import { runCommand } from '../command.ts';
import { deleteChosen } from '../element/elements.ts';
import { commandOfKey } from '../keyboard/keyboard.ts';
import { chosenIn, type OpenEditor, openEditor } from '../testing.ts';
import { bold } from '../text/text.ts';
import { clearChosenCells } from './cells.ts';
import {
  cellAnchors,
  drawBorders,
  fillCells,
  fitCellPicture,
  removeCellPicture,
  tableMarks,
} from './table-looks.ts';
import {
  deleteColumns,
  deleteRows,
  insertRowAbove,
  mergeChosenCells,
  sortDown,
  splitChosenCells,
  sumColumns,
  unmergeChosenCells,
} from './tables.ts';

vi.mock('@lectern/ui', () => ({ dismissToast: vi.fn(), showToast: vi.fn() }));

/** An editor with a selected table of three rows and two columns, the first row a heading. */
function editorWithTable(): OpenEditor {
  const words = [
    ['姓名', '分数'],
    ['李四', '85'],
    ['王五', '90'],
  ];
  const editor = openEditor([
    {
      kind: 'element',
      type: 'table',
      id: 'table',
      parentId: 'one',
      order: 'b0',
      frame: { x: 0, y: 300, w: 200, h: 90 },
      table: {
        columns: ['A', 'B'].map((id) => ({ id, width: 100 })),
        rows: ['1', '2', '3'].map((id) => ({ id, height: 30 })),
        cells: Object.fromEntries(
          words.flatMap((row, r) =>
            row.map((text, c) => [
              `${r + 1}:${'AB'[c]}`,
              { text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } },
            ]),
          ),
        ),
        firstRow: true,
      },
    },
  ]);
  editor.session.choose(['table']);
  return editor;
}

function tableOf({ store }: OpenEditor): TableElement {
  const element = store.find('element', 'table');
  if (element?.type !== 'table') throw new Error('the table no longer exists');
  return element;
}

const seen = (editor: OpenEditor) =>
  gridOf(tableOf(editor).table).tiles.map(({ cell }) =>
    cell?.text.paragraphs
      .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')).join(''))
      .join('/'),
  );

function choose(editor: OpenEditor, row: number, column: number, rows = 1, columns = 1): void {
  editor.session.chooseCells('table', { row, column, rows, columns });
}

const chosen = ({ session }: OpenEditor): CellArea | undefined => session.cells.get()?.area;

test('inserted rows are placed above the selected rows, are equal in number, and are then selected', () => {
  const editor = editorWithTable();
  choose(editor, 1, 0, 2, 1);
  runCommand(insertRowAbove, editor);
  expect(seen(editor)).toEqual(['姓名', '分数', '', '', '', '', '李四', '85', '王五', '90']);
  expect([chosen(editor), tableOf(editor).frame.h]).toEqual([
    { row: 1, column: 0, rows: 2, columns: 1 },
    150,
  ]);
  editor.session.undo();
  expect(tableOf(editor).table.rows).toHaveLength(3);
});

test('deleting the last row or column deletes the table', () => {
  const editor = editorWithTable();
  choose(editor, 2, 1);
  runCommand(deleteRows, editor);
  expect(seen(editor)).toEqual(['姓名', '分数', '李四', '85']);
  runCommand(deleteColumns, editor);
  expect([seen(editor), chosen(editor)]).toEqual([
    ['姓名', '李四'],
    { row: 1, column: 0, rows: 1, columns: 1 },
  ]);
  runCommand(deleteColumns, editor);
  expect(editor.store.children('one')).toEqual([]);
});

test('cells are merged, unmerged and split, in one undo step each', () => {
  const editor = editorWithTable();
  choose(editor, 1, 0, 2, 1);
  runCommand(mergeChosenCells, editor);
  expect(seen(editor)).toEqual(['姓名', '分数', '李四/王五', '85', '90']);
  expect(chosen(editor)).toEqual({ row: 1, column: 0, rows: 2, columns: 1 });
  runCommand(unmergeChosenCells, editor);
  expect(seen(editor)).toHaveLength(6);
  choose(editor, 0, 0);
  runCommand(splitChosenCells, editor, { rows: 1, columns: 2 });
  expect(seen(editor).slice(0, 3)).toEqual(['姓名', '', '分数']);
  for (let step = 0; step < 3; step++) editor.session.undo();
  expect(seen(editor)).toEqual(['姓名', '分数', '李四', '85', '王五', '90']);
});

test('commands for cell formats change the selected cells alone', () => {
  const editor = editorWithTable();
  choose(editor, 1, 1, 2, 1);
  runCommand(fillCells, editor, { type: 'solid', color: { type: 'rgb', value: 'FFF000' } });
  runCommand(drawBorders, editor, { choice: 'bottom', line: { width: 3 } });
  runCommand(cellAnchors.b, editor);
  runCommand(bold, editor);
  const { cells } = tableOf(editor).table;
  expect([cells['2:B']?.fill, cells['2:B']?.anchor, cells['2:B']?.borders]).toEqual([
    { type: 'solid', color: { type: 'rgb', value: 'FFF000' } },
    'b',
    undefined,
  ]);
  expect(cells['3:B']?.borders).toEqual({ b: { width: 3 } });
  expect([cellAnchors.b.isOn?.(editor), cellAnchors.t.isOn?.(editor)]).toEqual([true, false]);
  const isBold = (key: string) => cells[key]?.text.paragraphs[0]?.runs[0]?.props?.bold === true;
  expect(['2:A', '2:B', '3:B'].map(isBold)).toEqual([false, true, true]);
});

test('rows are sorted below the heading, and a row of totals is added only once', () => {
  const editor = editorWithTable();
  choose(editor, 0, 1);
  runCommand(sortDown, editor);
  expect(seen(editor)).toEqual(['姓名', '分数', '王五', '90', '李四', '85']);
  runCommand(sumColumns, editor);
  runCommand(sumColumns, editor);
  expect(seen(editor).slice(-2)).toEqual([expect.stringMatching(/^(合计|Total)$/), '175']);
  expect(tableMarks.lastRow.isOn?.(editor)).toBe(true);
});

test('Delete clears selected cells, and deletes the table when no cells are selected', () => {
  const editor = editorWithTable();
  choose(editor, 1, 0, 1, 2);
  const key = { key: 'Delete', code: 'Delete', shift: false, alt: false, control: false };
  expect([commandOfKey(key, 'cells')?.id, commandOfKey(key, 'elements')?.id]).toEqual([
    clearChosenCells.id,
    deleteChosen.id,
  ]);
  expect(commandOfKey({ ...key, key: 'd', code: 'KeyD', control: true }, 'cells')?.id).toBe(
    'elements.duplicate',
  );
  runCommand(clearChosenCells, editor);
  expect([seen(editor), chosenIn(editor)]).toEqual([['姓名', '分数', '', '', '王五', '90'], ['table']]);
});

test('a picture fills the selected cells in one undo step, can be shown whole, is removed again, and skips deleted cells', () => {
  const editor = editorWithTable();
  choose(editor, 1, 0, 2, 1);
  const cells = { elementId: 'table', keys: ['2:A', '3:A', 'gone:A'] };
  const stored = { hash: 'b'.repeat(64), mime: 'image/png', size: 3 };
  const file = { stored, name: 'flower.png', width: 30, height: 20 };
  const filled = () =>
    gridOf(tableOf(editor).table).tiles.flatMap(({ key, cell }) =>
      cell?.fill?.type === 'picture' ? [`${key} ${cell.pictureFit}`] : [],
    );
  expect(pictureInCells(editor.session, cells, file)).toBe(true);
  expect(editor.store.find('asset', stored.hash)?.name).toBe('flower.png');
  expect(filled()).toEqual(['2:A cover', '3:A cover']);
  runCommand(fitCellPicture, editor, 'contain');
  expect(filled()).toEqual(['2:A contain', '3:A contain']);
  editor.session.undo();
  editor.session.undo();
  expect([filled(), editor.store.find('asset', stored.hash)]).toEqual([[], undefined]);
  editor.session.redo();
  choose(editor, 1, 0);
  runCommand(removeCellPicture, editor);
  expect(filled()).toEqual(['3:A cover']);
  expect(pictureInCells(editor.session, { ...cells, keys: ['gone:A'] }, file)).toBe(false);
});

test('rows with a cell that spans several rows are not sorted, and a message reports it', () => {
  const editor = editorWithTable();
  choose(editor, 1, 0, 2, 1);
  runCommand(mergeChosenCells, editor);
  const before = seen(editor);
  choose(editor, 1, 1);
  runCommand(sortDown, editor);
  expect(seen(editor)).toEqual(before);
  expect(vi.mocked(showToast)).toHaveBeenCalledExactlyOnceWith({
    kind: 'attention',
    text: expect.stringMatching(/合并|merged/),
  });
});
