import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './account-accessibility.ts';
import { type EditorPage, openEmpty } from './editor-page.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';

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

/** Opens the animations and adds one to what is chosen. */
async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: '动画' }).click();
  await page.getByRole('button', { name: '选择效果' }).click();
  await page.getByRole('region', { name: kind }).getByRole('button', { name, exact: true }).click();
}

test('animations are added, put in order, and play as they were set', async ({ page }) => {
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

test('a page is played where it is edited, and shown again as it is', async ({ page }) => {
  const { editor } = await prepare(page);
  await editor.click(250, 200);
  await add(page, '退出', '淡化');
  const shape = editor.elements.first();
  // It rests a moment before the page comes back as it is: looked at in every frame, as eyes do.
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

test('a transition is chosen for a page and for all, and taken back', async ({ page }) => {
  const { editor, documentId } = await prepare(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '页面', exact: true }).click();
  await page.getByRole('combobox', { name: '效果' }).click();
  await page.getByRole('option', { name: '推入' }).click();
  await page.getByRole('combobox', { name: '方向' }).click();
  await page.getByRole('option', { name: '自底部' }).click();
  await page.getByRole('button', { name: '应用到全部页面' }).last().click();
  await expect(page.getByText('切换已应用到全部 1 页')).toBeVisible();
  await editor.saved();
  await page.reload();
  await editor.open(documentId);
  await expect(page.getByRole('combobox', { name: '方向' })).toContainText('自底部');
});
