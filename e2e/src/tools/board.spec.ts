import { expect, type Page } from '@playwright/test';
import { registerTeacher, signIn } from '../account-api.ts';
import { Fingers } from '../fingers.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { draw, inked } from '../show-page.ts';

const NEW_BOARD = '新建黑板';
const TRIANGLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M20 280h360L20 20z" fill="#fff"/></svg>';
const CIRCLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#5df"/></svg>';

function tool(page: Page, name: string) {
  return page.getByRole('toolbar', { name: '黑板工具' }).getByRole('button', { name, exact: true });
}

test.use({ hasTouch: true, viewport: { width: 1366, height: 768 } });

test('a board is created, written on by mouse and finger in two windows, and restored after a reload', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher);
  await page.getByRole('button', { name: NEW_BOARD }).click();
  const board = page.getByTestId('board-page');
  await expect(board).toHaveAttribute('data-color', 'green');
  await expect(page.getByTestId('ink-wet')).toHaveAttribute('data-tool', 'write');
  await draw(page, [0.1, 0.2], [0.4, 0.3]);
  await expect.poll(() => inked(page)).toBeGreaterThan(0);

  // Another window of the same board, with the ink of the first.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => inked(other)).toBeGreaterThan(0);
  const one = await inked(other);
  const box = await other.getByTestId('ink-wet').boundingBox();
  if (!box) throw new Error('there is no board');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await (await Fingers.on(other)).goTogether([
    [at(0.1, 0.6), at(0.3, 0.8)],
    [at(0.9, 0.6), at(0.7, 0.8)],
  ]);
  await expect.poll(() => inked(page)).toBeGreaterThan(one * 1.8);

  // A stroke in progress is visible there before it ends, and not twice afterwards.
  await page.bringToFront();
  const mine = await page.getByTestId('ink-wet').boundingBox();
  if (!mine) throw new Error('there is no board');
  await page.mouse.move(mine.x + mine.width * 0.4, mine.y + mine.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(mine.x + mine.width * 0.7, mine.y + mine.height * 0.5, { steps: 8 });
  await expect.poll(() => inked(other, 'ink-wet')).toBeGreaterThan(0);
  const dry = await inked(other);
  await page.mouse.up();
  await expect.poll(() => inked(other)).toBeGreaterThan(dry);
  expect(await inked(other, 'ink-wet')).toBe(0);
  // An erasure is also visible there before the eraser is lifted.
  const all = await inked(other);
  await tool(page, '橡皮').click();
  await page.mouse.move(mine.x + mine.width * 0.4, mine.y + mine.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(mine.x + mine.width * 0.7, mine.y + mine.height * 0.5, { steps: 8 });
  await expect.poll(() => inked(other)).toBeLessThan(all);
  await page.mouse.up();
  await other.bringToFront();
  await tool(other, '板面').tap();
  await other.getByRole('button', { name: '田字格' }).tap();
  await expect(board).toHaveAttribute('data-ground', 'tian');

  await tool(page, '加一页').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-label', '黑板，第 2 页，共 2 页');
  expect(await inked(page)).toBe(0);
  await tool(page, '撤销').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-label', '黑板，第 1 页，共 1 页');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  // A board has no hidden pages, so exporting does not ask about them.
  await page.getByRole('button', { name: '下载' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByText('包括隐藏的页')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const before = await inked(page);
  await page.reload();
  await expect(board).toHaveAttribute('data-ground', 'tian');
  await expect.poll(() => inked(page)).toBe(before);
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page.getByRole('list').getByText('未命名黑板')).toBeVisible();
});

test('texts and pictures are placed on a board, selected together with the ink by one loop, and restored after a reload', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await signIn(page, server.url, teacher);
  await page.getByRole('button', { name: NEW_BOARD }).click();
  const board = page.getByTestId('board-page');
  await expect(page.getByTestId('ink-wet')).toHaveAttribute('data-tool', 'write');
  const box = await board.boundingBox();
  if (!box) throw new Error('there is no board');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  const placed = page.getByTestId('placed-selection');

  // The text is typed at the point that was pressed, in another size, and stored by Escape.
  await tool(page, '文字').click();
  await expect(board).toHaveAttribute('data-types', '');
  await page.mouse.click(...at(0.2, 0.3));
  const field = page.getByRole('textbox', { name: '输入文字' });
  await field.fill('勾股定理');
  await page.getByRole('button', { name: '大', exact: true }).click();
  await expect(field).toBeFocused();
  await field.press('Escape');
  const text = board.getByText('勾股定理');
  await expect(text).toBeVisible();
  const typed = await text.boundingBox();
  // A tap on an existing text edits it.
  await page.touchscreen.tap(...at(0.22, 0.3));
  await field.fill('勾股定理：a²+b²=c²');
  await field.press('Escape');
  await expect(board.getByText('a²+b²=c²')).toBeVisible();
  // An input method writes where the board was pressed; the name field, which had the focus before, keeps its text.
  const name = page.getByRole('textbox', { name: '黑板名称' });
  const called = await name.inputValue();
  await name.click();
  await page.mouse.click(...at(0.2, 0.7));
  await expect(field).toBeFocused();
  const input = await page.context().newCDPSession(page);
  for (const letters of ['z', 'zheng'])
    await input.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
  await input.send('Input.insertText', { text: '证明' });
  await field.press('Escape');
  await expect(board.getByText('证明')).toBeVisible();
  await expect(name).toHaveValue(called);

  // A picture from a file is selected: scaled by its corner, rotated, moved by a finger.
  await tool(page, '图片').click();
  await page
    .getByTestId('board-picture-file')
    .setInputFiles({ name: '三角形.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(TRIANGLE) });
  await expect(placed).toBeVisible();
  const drag = async (id: string, dx: number, dy: number) => {
    const handle = await page.getByTestId(id).boundingBox();
    if (!handle) throw new Error(`there is no ${id}`);
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
    await page.mouse.up();
  };
  await drag('placed-corner', -30, -30);
  await drag('placed-turn', 120, 120);
  await expect(placed).toHaveAttribute('style', /rotate\(\d+deg\)/);
  const picture = board.getByRole('img', { name: '三角形' });
  await expect(picture).toBeVisible();

  // With ink over the picture, one loop selects both, and one undo restores both.
  await tool(page, '画笔').click();
  await draw(page, [0.4, 0.5], [0.6, 0.55]);
  await tool(page, '套索').click();
  const loop = [at(0.02, 0.05), at(0.98, 0.05), at(0.98, 0.95), at(0.02, 0.95), at(0.02, 0.1)];
  await page.mouse.move(...at(0.02, 0.05));
  await page.mouse.down();
  for (const to of loop) await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
  const all = await page.getByTestId('ink-selection').boundingBox();
  if (!all) throw new Error('no element was dragged');
  const before = await text.boundingBox();
  await page.mouse.move(all.x + all.width / 2, all.y + 10);
  await page.mouse.down();
  await page.mouse.move(all.x + all.width / 2 + 60, all.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => ((await text.boundingBox())?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, -1);
  await tool(page, '撤销').click();
  await expect
    .poll(async () => Math.abs(((await text.boundingBox())?.x ?? 0) - (typed?.x ?? 0)))
    .toBeLessThan(3);

  // A file that is not a picture is reported by its name, and a pasted picture is placed.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['MZ'], 'run.exe', { type: 'application/x-msdownload' }));
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  });
  await expect(page.getByText('“run.exe”没有放上去')).toBeVisible();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '贴来的话');
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  });
  await expect(board.getByText('贴来的话')).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(board.getByText('贴来的话')).toHaveCount(0);

  // While the browser is offline the board can still be written on: the message covers no tool, and a picture is
  // uploaded when the network is back.
  await page.context().setOffline(true);
  await expect(page.getByText('网络已断开，请检查网络后重试')).toBeVisible();
  await tool(page, '尺规').click();
  await tool(page, '图片').click();
  await page
    .getByTestId('board-picture-file')
    .setInputFiles({ name: '圆.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(CIRCLE) });
  await expect(page.getByText('“圆.svg”已保存在本机')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.reload();
  await expect(board.getByText('a²+b²=c²')).toBeVisible();
  await expect(picture).toBeVisible();
  await expect(board.getByRole('img', { name: '圆' })).toBeVisible();
});
