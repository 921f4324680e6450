import type { TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../../commands/testing.ts';
import { targetCells } from '../../editing/selection/target-cells.ts';
import { enter, mountPart } from '../../testing/mounted-part.tsx';
import { choose } from '../../testing/panel-actions.ts';
import { CellsSection } from './cells-section.tsx';
import { TableSection } from './table-section.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const list = (name: string) => page.getByRole('combobox', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

const red = { type: 'solid', color: { type: 'rgb', value: 'C00000' } } as const;

function table(cells: Readonly<Record<string, object>> = {}): TableElement {
  return {
    kind: 'element',
    type: 'table',
    id: 'table',
    parentId: 'one',
    order: 'b0',
    frame: { x: 0, y: 300, w: 200, h: 60 },
    table: {
      columns: ['A', 'B'].map((id) => ({ id, width: 100 })),
      rows: ['1', '2'].map((id) => ({ id, height: 30 })),
      cells: Object.fromEntries(
        ['1:A', '1:B', '2:A', '2:B'].map((key) => [key, { text: { paragraphs: [] }, ...cells[key] }]),
      ),
    },
  } as TableElement;
}

/** Mounts the section for a table; `row` selects the cells of a row. */
function shown(cells?: Readonly<Record<string, object>>, row?: number) {
  const element = table(cells);
  const editor = openEditor([element]);
  editor.session.choose(['table']);
  if (row !== undefined) editor.session.cells.chooseArea(element, { row, column: 0, rows: 1, columns: 2 });
  mountPart(editor, () => {
    const meant = targetCells(editor);
    return meant ? <CellsSection meant={meant} /> : null;
  });
  return () => {
    const found = editor.store.find('element', 'table');
    return found?.type === 'table' ? found.table.cells : {};
  };
}

describe('the section for cells', () => {
  it('has a picture only for selected cells', async () => {
    shown();
    await expect.element(list('文字方向')).toBeVisible();
    expect(button('选择图片…').query()).toBeNull();
  });

  it('offers to fit and remove a picture only where a cell has one', async () => {
    shown({ '1:A': { fill: { type: 'picture', asset: 'a'.repeat(64), mode: { type: 'stretch' } } } }, 0);
    await expect.element(button('选择图片…')).toBeVisible();
    await expect.element(list('图片与单元格')).toHaveTextContent('拉伸');
    await expect.element(button('移除单元格图片')).toBeVisible();
  });

  it('has no fit for cells without a picture', async () => {
    shown({ '1:A': { fill: { type: 'picture', asset: 'a'.repeat(64), mode: { type: 'stretch' } } } }, 1);
    await expect.element(button('选择图片…')).toBeVisible();
    expect(list('图片与单元格').query()).toBeNull();
    expect(button('移除单元格图片').query()).toBeNull();
  });

  it('shows the direction that all cells have, and turns the text of the selected cells', async () => {
    const cells = shown({ '1:A': { vertical: 'vert' }, '1:B': { vertical: 'vert' } }, 0);
    await expect.element(list('文字方向')).toHaveTextContent('顺时针 90°');
    await choose('文字方向', '竖排');
    expect(['1:A', '1:B', '2:A'].map((key) => cells()[key]?.vertical)).toEqual([
      'eaVert',
      'eaVert',
      undefined,
    ]);
  });

  it('shows the insets by name, and sets one side', async () => {
    const cells = shown(undefined, 0);
    await expect.element(list('边距')).toHaveTextContent('普通');
    await expect.element(field('左边距')).toHaveValue('9.6');
    await choose('边距', '窄');
    expect(cells()['1:A']?.insets).toEqual({ l: 4.8, t: 4.8, r: 4.8, b: 4.8 });
    await enter('上边距', '7');
    expect(cells()['1:B']?.insets).toEqual({ l: 4.8, t: 7, r: 4.8, b: 4.8 });
    expect(cells()['2:A']?.insets).toBeUndefined();
  });

  it('draws borders with the width and dash of the pen, in pixels', async () => {
    const cells = shown(undefined, 0);
    await expect.element(field('粗细')).toHaveValue('1');
    await enter('粗细', '3');
    await choose('线型', '虚线');
    await button('上框线').click();
    expect(cells()['1:A']?.borders).toMatchObject({ t: { width: 4, dash: 'dash' } });
    expect(cells()['1:A']?.borders).not.toHaveProperty('b');
    await button('无框线').click();
    expect(cells()['1:A']?.borders).toMatchObject({ t: { fill: { type: 'none' } } });
  });
});

describe('the sections for a table', () => {
  it('explain how cells are selected, only while the table is selected as a whole', async () => {
    const element = table({ '1:A': { fill: red } });
    const editor = openEditor([element]);
    editor.session.choose(['table']);
    mountPart(editor, ([chosen]) => (chosen?.type === 'table' ? <TableSection element={chosen} /> : null));
    const hint = page.getByText(/再点一下表格/);
    await expect.element(hint).toBeVisible();
    editor.session.cells.chooseArea(element, { row: 0, column: 0, rows: 1, columns: 2 });
    await expect.element(hint).not.toBeInTheDocument();
    const mark = page.getByRole('switch', { name: '汇总行' });
    await mark.click();
    await expect.element(mark).toBeChecked();
    const found = editor.store.find('element', 'table');
    expect(found?.type === 'table' && found.table.lastRow).toBe(true);
  });
});
