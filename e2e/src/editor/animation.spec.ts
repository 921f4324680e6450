import { expect, type Locator, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type EditorPage, openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function prepare(page: Page): Promise<{ editor: EditorPage; documentId: string }> {
  const { editor, documentId } = await openEmpty(page, server.url);
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 400, y: 300 });
  await editor.drawShape('椭圆', { x: 600, y: 100 }, { x: 900, y: 300 });
  return { editor, documentId };
}

/** Opens the animations and adds one to the selection. */
async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('region', { name: kind }).getByRole('button', { name, exact: true }).click();
  // Until the dialog is removed, it would take the focus from the next one.
  await expect(page.getByRole('dialog', { name: '添加动画' })).toHaveCount(0);
}

test('animations are added, reordered, and play as they were set', async ({ page }) => {
  const { editor, documentId } = await prepare(page);
  await editor.click(250, 200);
  await add(page, '进入', '飞入');
  await editor.click(750, 200);
  await add(page, '强调', '陀螺旋');
  const steps = page.getByRole('region', { name: /第 \d 次单击/ });
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('飞入');
  await page.getByRole('button', { name: '提前' }).click();
  await expect(steps.first()).toContainText('陀螺旋');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: '开始' }).click();
  await page.getByRole('option', { name: '上一动画之后' }).click();
  await expect(page.getByRole('region', { name: '翻到本页时' })).toContainText('陀螺旋');
  await editor.saved();

  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  await page.getByRole('radio', { name: /^底部/ }).click();
  const flown = page.locator('[data-element-id]').first();
  await expect(flown).toHaveCSS('visibility', 'hidden');
  await page.keyboard.press('ArrowRight');
  await expect(flown).toHaveCSS('visibility', 'visible');
});

test('a page is played in the editor, and shown again in its edited state', async ({ page }) => {
  const { editor } = await prepare(page);
  await editor.click(250, 200);
  await add(page, '退出', '淡化');
  const shape = editor.elements.first();
  // The final state is shown briefly before the edited state returns, so every frame is checked.
  const gone = page.waitForFunction(
    (drawn) => drawn !== null && getComputedStyle(drawn).visibility === 'hidden',
    await shape.elementHandle(),
    { polling: 'raf' },
  );
  await page.getByRole('button', { name: '播放本页动画' }).click();
  await gone;
  await expect(page.getByRole('button', { name: '播放本页动画' })).toBeVisible();
  await expect(shape).toHaveCSS('visibility', 'visible');
});

test('a transition is chosen for a page and for all pages, and undone', async ({ page }) => {
  const { editor, documentId } = await prepare(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '页面', exact: true }).click();
  await page.getByRole('combobox', { name: '效果' }).click();
  await page.getByRole('option', { name: '推入' }).click();
  // The chosen transition is previewed over the page at once, and removed afterwards.
  const seen = editor.surface.locator('[inert] [data-page-id]');
  await expect(seen).toBeVisible();
  await expect(seen).toHaveCount(0);
  await page.getByRole('button', { name: '预览切换' }).click();
  await expect(seen).toBeVisible();
  await page.getByRole('combobox', { name: '方向' }).click();
  await page.getByRole('option', { name: '自底部' }).click();
  await page.getByRole('button', { name: '应用到全部页面' }).last().click();
  await expect(page.getByText('切换已应用到全部 1 页')).toBeVisible();
  await editor.saved();
  await page.reload();
  await editor.open(documentId);
  await expect(page.getByRole('combobox', { name: '方向' })).toContainText('自底部');
});

/** Drags from the middle of one element to a point beside the middle of another. */
async function pull(page: Page, what: Locator, to: Locator, by = { x: 0, y: 0 }): Promise<void> {
  const [from, there] = [await what.boundingBox(), await to.boundingBox()];
  if (!from || !there) throw new Error('nothing to pull');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(there.x + there.width / 2 + by.x, there.y + there.height / 2 + by.y, { steps: 5 });
  await page.mouse.up();
}

async function choose(page: Page, box: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: box, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('animations are dragged into another order and along the time line, and start at a click on another object', async ({
  page,
}) => {
  const { editor, documentId } = await prepare(page);
  await editor.click(250, 200);
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  // The animation under the pointer is highlighted on the page.
  const rectangle = editor.elements.first();
  await page.getByRole('region', { name: '强调' }).getByRole('button', { name: '陀螺旋' }).hover();
  await expect.poll(() => rectangle.evaluate((node) => node.getAnimations().length)).toBeGreaterThan(0);
  await page.getByRole('region', { name: '进入' }).getByRole('button', { name: '飞入' }).click();
  await editor.click(750, 200);
  await add(page, '强调', '陀螺旋');
  await expect(editor.thumbnails.first().locator('[data-moves]')).toBeVisible();
  const steps = page.getByRole('region', { name: /第 \d 次单击/ });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(steps.first()).toContainText('飞入');
  await pull(page, row('陀螺旋').locator('[data-grip]'), row('飞入').locator('[data-grip]'), {
    x: 0,
    y: -12,
  });
  await expect(steps.first()).toContainText('陀螺旋');
  await page.keyboard.press('Control+z');
  await expect(steps.first()).toContainText('飞入');

  const begins = page.getByRole('slider', { name: '“形状 2”的开始时间' });
  await pull(page, begins, begins, { x: 40, y: 0 });
  await expect(begins).not.toHaveAttribute('aria-valuenow', '0');
  const lasts = page.getByRole('slider', { name: '“形状 2”的播放长度' });
  const before = Number(await lasts.getAttribute('aria-valuenow'));
  await lasts.press('Shift+ArrowRight');
  await expect(lasts).toHaveAttribute('aria-valuenow', String(before + 1));

  // The number badge on the page opens its animation.
  await page.getByRole('button', { name: '第 1 次单击：形状 1' }).click();
  await choose(page, '触发', '单击“形状 2”');
  await expect(page.getByRole('region', { name: '单击“形状 2”时' })).toContainText('飞入');
  await editor.saved();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  await page.getByRole('radio', { name: /^底部/ }).click();
  await expect(page.locator('[data-element-id]').first()).toHaveCSS('visibility', 'hidden');
  await page.locator('[data-element-id]').nth(1).click();
  await expect(page.locator('[data-element-id]').first()).toHaveCSS('visibility', 'visible');
});

test('a motion path is drawn on the page, edited at its points and reversed; keys move it between paragraphs that appear word by word', async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('秋天\n的雨', { x: 100, y: 100 }, { x: 500, y: 200 });
  await editor.click(300, 120);
  await add(page, '进入', '淡化');
  await choose(page, '文字', '逐词');
  await choose(page, '分步', '逐段');
  const steps = page.getByRole('region', { name: /第 \d 次单击/ });
  await expect(steps).toContainText(['第 1 段', '第 2 段']);
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('button', { name: '自由绘制' }).click();
  await expect(page.getByRole('button', { name: '在页面上画出路径' })).toBeFocused();
  await editor.drag({ x: 300, y: 130 }, { x: 900, y: 500 });
  const end = page.getByRole('button', { name: '路径终点' });
  await expect(end).toBeVisible();
  const drawn = await end.boundingBox();
  await end.press('Shift+ArrowLeft');
  const moved = await end.boundingBox();
  expect(moved?.x).toBeLessThan(drawn?.x ?? 0);
  await page.getByRole('button', { name: '反转路径方向' }).click();
  expect((await page.getByRole('button', { name: '路径起点' }).boundingBox())?.x).toBeCloseTo(
    moved?.x ?? 0,
    0,
  );
  await page.getByRole('switch', { name: '锁定路径' }).click();

  const row = page.getByRole('button', { name: /^手绘路径/ });
  await row.press('Alt+ArrowUp');
  await expect(row).toBeFocused();
  await expect(steps.nth(1)).toContainText('手绘路径');
  await expect(page.getByText('现在是第 2 个，共 3 个')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(steps.nth(2)).toContainText('手绘路径');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('animations are reordered at their grips, and a motion path is drawn by taps', async ({ page }) => {
    const { editor } = await prepare(page);
    await editor.click(250, 200);
    await add(page, '进入', '飞入');
    await page.getByRole('button', { name: '选择效果' }).tap();
    await page.getByRole('button', { name: '画直线' }).tap();
    const there = await editor.at(800, 500);
    await page.touchscreen.tap(there.x, there.y);
    const end = await page.getByRole('button', { name: '路径终点' }).boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0) / 2).toBeCloseTo(there.x, -1);
    const [first, second] = await Promise.all(
      [0, 1].map((at) => page.locator('[data-grip]').nth(at).boundingBox()),
    );
    if (!first || !second) throw new Error('nothing to pull');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: second.x + second.width / 2, y }],
      });
    await touch('touchStart', second.y + second.height / 2);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', second.y + (first.y - 4 - second.y) * share);
    await touch('touchEnd');
    await expect(page.getByRole('region', { name: '第 1 次单击' })).toContainText('手绘路径');
  });
});
