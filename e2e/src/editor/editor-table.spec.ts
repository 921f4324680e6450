import { expect, type Locator, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type EditorPage, openEmpty } from '../editor-page.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';

interface Middle {
  readonly x: number;
  readonly y: number;
}

async function middle(node: Locator): Promise<Middle> {
  const box = await node.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragOver(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/** A selected table of three rows and four columns, with the style panel beside it. */
async function withTable(page: Page, url: string): Promise<{ editor: EditorPage; cells: Locator }> {
  const { editor } = await openEmpty(page, url);
  await page.getByRole('button', { name: '表格', exact: true }).click();
  await page.getByRole('spinbutton', { name: '选择行数和列数' }).press('Enter');
  const cells = editor.slide.getByRole('cell');
  await expect(cells).toHaveCount(12);
  await editor.showStyle();
  return { editor, cells };
}

async function paste(page: Page, html: string, text = ''): Promise<void> {
  await page.evaluate(
    ([markup = '', words = '']) => {
      const copied = new DataTransfer();
      if (markup !== '') copied.setData('text/html', markup);
      copied.setData('text/plain', words);
      const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [html, text],
  );
}

/** Pastes a picture copied in another program: a file without text. */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 10 });
    canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const copied = new DataTransfer();
    copied.items.add(new File(bytes ? [bytes] : [], 'picture.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
}

/** Excel's clipboard format for two rows and two columns, the first two cells merged. */
const EXCEL = `<html><body><table><tr><td colspan=2>九月</td></tr><tr><td>雨量</td><td>31</td></tr></table></body></html>`;

test('cells of a table are selected by mouse, merged, given borders and a fill, and their columns are resized', async ({
  page,
  server,
}) => {
  const { editor, cells } = await withTable(page, server.url);
  await dragOver(page, cells.nth(0), cells.nth(5));
  await expect(editor.surface.locator('[data-chosen-cells]')).toBeVisible();
  await page.getByRole('button', { name: '合并单元格' }).click();
  await expect(cells).toHaveCount(9);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
  await page.keyboard.type('合并');
  await expect(cells.first()).toHaveText('合并');
  await page.keyboard.press('Escape');
  await cells.nth(1).click();
  await page.keyboard.press('Shift+ArrowRight');
  // Typing has opened the text panel.
  await editor.showStyle();
  await page.getByRole('button', { name: '在下方插入行' }).click();
  await expect(cells).toHaveCount(11);
  await page.getByRole('button', { name: '删除行' }).click();
  await expect(cells).toHaveCount(9);
  await page.getByRole('button', { name: '外侧框线' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  // In the strip above the table, where no row's border is near.
  const line = await editor.surface.locator('[data-edge="columns:2"]').boundingBox();
  const edge = { x: (line?.x ?? 0) + (line?.width ?? 0) / 2, y: (line?.y ?? 0) + 5 };
  const before = await cells.nth(1).boundingBox();
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 40, edge.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.round((await cells.nth(1).boundingBox())?.width ?? 0))
    .toBe(Math.round((before?.width ?? 0) + 40));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => (await cells.nth(1).boundingBox())?.width).toBe(before?.width);
  await page.getByRole('button', { name: /中等深浅 2，强调色 3/ }).click();
  await expect(cells.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await seriousFindings(page)).toEqual([]);
});

test('cells are navigated, copied and pasted by keys, and accept cells copied in Excel', async ({
  page,
  server,
}) => {
  const { editor, cells } = await withTable(page, server.url);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
  await page.keyboard.type('一');
  await page.keyboard.press('Tab');
  await page.keyboard.type('二');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('三');
  await expect(cells.nth(5)).toHaveText('三');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(editor.surface.locator('[data-chosen-cells]')).toBeVisible();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(cells.nth(2)).toHaveText('二');
  await expect(cells.nth(6)).toHaveText('三');
  await page.keyboard.press('Delete');
  await expect(cells.nth(6)).toHaveText('');
  await paste(page, EXCEL, '九月\t\n雨量\t31');
  await expect(cells).toHaveCount(11);
  await expect(cells.nth(2)).toHaveText('九月');
  await page.keyboard.press('Control+z');
  await expect(cells).toHaveCount(12);
  await pastePicture(page);
  const picture = cells.nth(2).locator('image');
  await expect(picture).toHaveAttribute('preserveAspectRatio', 'xMidYMid slice');
  await page.keyboard.press('Alt+=');
  const formula = page.getByRole('dialog', { name: '公式' });
  // The formula field takes the focus when it has loaded.
  await expect(formula.locator('math-field')).toBeFocused();
  const latex = formula.getByRole('textbox', { name: 'LaTeX' });
  await latex.fill('\\frac{1}{2}');
  await latex.press('Enter');
  await expect(cells.nth(2).locator('.mfrac')).toHaveCount(1);
  await editor.showStyle();
  await page.getByRole('combobox', { name: '图片与单元格' }).click();
  await page.getByRole('option', { name: '完整显示' }).click();
  await expect(picture).toHaveAttribute('preserveAspectRatio', 'xMidYMid meet');
  await page.getByRole('button', { name: '移除单元格图片' }).click();
  await expect(picture).toHaveCount(0);
  await editor.surface.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await paste(page, '', '甲\t1\n乙\t2');
  await expect(editor.slide.getByRole('table')).toHaveCount(2);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a cell is opened by a double tap, and its handle is dragged over others', async ({
    page,
    server,
  }) => {
    const { editor, cells } = await withTable(page, server.url);
    const fingers = await Fingers.on(page);
    const first = await middle(cells.nth(0));
    await page.touchscreen.tap(first.x, first.y);
    await page.getByRole('textbox', { name: /正在编辑文字/ }).waitFor();
    const handle = await middle(editor.surface.locator('[data-pull="last"]'));
    const last = await middle(cells.nth(5));
    await fingers.go([handle.x, handle.y], [last.x, last.y]);
    await editor.showStyle();
    await page.getByRole('button', { name: '合并单元格' }).tap();
    await expect(cells).toHaveCount(9);
  });
});
