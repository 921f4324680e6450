import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import {
  dragMouse,
  type MountedEditor,
  middleOf,
  mountEditor,
  one,
  pressOn,
} from '../../testing/mounted-editor.tsx';

/** Opens the editor with a selected table of three rows and four columns, and the style panel beside it. */
async function withTable(): Promise<MountedEditor> {
  const editor = await mountEditor();
  await editor.button('表格').click();
  const size = page.getByRole('spinbutton', { name: '选择行数和列数' });
  await pressOn(size, 'Enter');
  await expect.poll(cells).toHaveLength(12);
  await editor.showStyle();
  return editor;
}

function cells(): Element[] {
  return page.elementLocator(one('[role="application"] [data-page-id]')).getByRole('cell').elements();
}

function cell(index: number): Element {
  const found = cells()[index];
  if (!found) throw new Error(`there is no cell ${index}`);
  return found;
}

/** The text without the zero-width character that keeps an empty line open. */
const textOf = (index: number) => cell(index).textContent.replaceAll('\u200b', '');
const widthOf = (index: number) => cell(index).getBoundingClientRect().width;
const hasChosenCells = () => document.querySelector('[data-chosen-cells]') !== null;

function paste(copied: DataTransfer): void {
  const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

function copiedText(text: string, html?: string): DataTransfer {
  const copied = new DataTransfer();
  if (html !== undefined) copied.setData('text/html', html);
  copied.setData('text/plain', text);
  return copied;
}

/** A picture copied in another program: a file without text. */
async function copiedPicture(): Promise<DataTransfer> {
  const canvas = new OffscreenCanvas(40, 10);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
  const copied = new DataTransfer();
  copied.items.add(new File([await canvas.convertToBlob()], 'picture.png', { type: 'image/png' }));
  return copied;
}

/** Excel's clipboard format for two rows and two columns, the first two cells merged. */
const EXCEL = `<html><body><table><tr><td colspan=2>九月</td></tr><tr><td>雨量</td><td>31</td></tr></table></body></html>`;

it('cells of a table are selected by mouse and merged, and rows are inserted and removed', async () => {
  const editor = await withTable();
  await dragMouse(middleOf(cell(0)), middleOf(cell(5)));
  await expect.poll(hasChosenCells).toBe(true);
  await editor.button('合并单元格').click();
  await expect.poll(cells).toHaveLength(9);
  await commands.press(['Enter']);
  await expect.element(editor.openText).toBeVisible();
  await commands.typeKeys('合并');
  await expect.poll(() => textOf(0)).toBe('合并');
  await commands.press(['Escape']);
  await commands.clickAt(middleOf(cell(1)));
  await commands.press(['Shift+ArrowRight']);
  // Typing has opened the text panel.
  await editor.showStyle();
  await editor.button('在下方插入行').click();
  await expect.poll(cells).toHaveLength(11);
  await editor.button('删除行').click();
  await expect.poll(cells).toHaveLength(9);
});

it('a table gets borders and a style, and its columns are resized by a drag, each in an undo step', async () => {
  const editor = await withTable();
  await commands.clickAt(middleOf(cell(1)));
  await commands.press(['Shift+ArrowRight']);
  await editor.showStyle();
  const borders = () => JSON.stringify(editor.store.all('element'));
  const bare = borders();
  await editor.button('外侧框线').click();
  await expect.poll(borders).not.toBe(bare);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(borders).toBe(bare);
  // A point in the strip above the table, where no row's border is near.
  const line = one('[data-edge="columns:2"]').getBoundingClientRect();
  const edge = { x: line.x + line.width / 2, y: line.y + 5 };
  const before = widthOf(2);
  await dragMouse(edge, { x: edge.x + 40, y: edge.y });
  await expect.poll(() => Math.round(widthOf(2))).toBe(Math.round(before + 40));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => widthOf(2)).toBe(before);
  await page.getByRole('button', { name: /中等深浅 2，强调色 3/ }).click();
  await expect.poll(() => getComputedStyle(cell(0)).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(await seriousFindings()).toEqual([]);
});

it('cells are navigated, copied and pasted by keys, and accept cells copied in Excel', async () => {
  await withTable();
  await commands.press(['Enter']);
  await expect.element(page.getByRole('textbox', { name: /正在编辑文字/ })).toBeVisible();
  await commands.typeKeys('一');
  await commands.press(['Tab']);
  await commands.typeKeys('二');
  await commands.press(['ArrowDown']);
  await commands.typeKeys('三');
  await expect.poll(() => textOf(5)).toBe('三');
  await commands.press(['Shift+ArrowUp', 'Shift+ArrowUp']);
  await expect.poll(hasChosenCells).toBe(true);
  await commands.press(['Control+c', 'ArrowRight', 'Control+v']);
  await expect.poll(() => textOf(2)).toBe('二');
  await expect.poll(() => textOf(6)).toBe('三');
  await commands.press(['Delete']);
  await expect.poll(() => textOf(6)).toBe('');
  paste(copiedText('九月\t\n雨量\t31', EXCEL));
  await expect.poll(cells).toHaveLength(11);
  await expect.poll(() => textOf(2)).toBe('九月');
  await commands.press(['Control+z']);
  await expect.poll(cells).toHaveLength(12);
});

it('a cell accepts a pasted picture, which is shown whole or removed; text pasted outside becomes another table', async () => {
  const editor = await withTable();
  await commands.clickAt(middleOf(cell(1)));
  await commands.press(['ArrowRight']);
  paste(await copiedPicture());
  const picture = () => cell(2).querySelector('image');
  const fit = () => picture()?.getAttribute('preserveAspectRatio');
  await expect.poll(fit).toBe('xMidYMid slice');
  await editor.showStyle();
  await page.getByRole('combobox', { name: '图片与单元格' }).click();
  await page.getByRole('option', { name: '完整显示' }).click();
  await expect.poll(fit).toBe('xMidYMid meet');
  await editor.button('移除单元格图片').click();
  await expect.poll(picture).toBe(null);
  await pressOn(editor.surface, 'Escape', 'Escape');
  paste(copiedText('甲\t1\n乙\t2'));
  await expect.poll(() => editor.parts('[role="table"], table')).toHaveLength(2);
});

it('a cell is opened by a double tap, and its handle is dragged over others', async () => {
  const editor = await withTable();
  await commands.tapAt(middleOf(cell(0)));
  await expect.element(editor.openText).toBeVisible();
  await commands.dragFinger(middleOf(one('[data-pull="last"]')), middleOf(cell(5)));
  await editor.showStyle();
  await commands.tapAt(middleOf(editor.button('合并单元格').element()));
  await expect.poll(cells).toHaveLength(9);
});
