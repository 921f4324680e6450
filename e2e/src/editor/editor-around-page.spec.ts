import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** In the order of F6, starting from the page. */
const REGIONS = ['top', 'insert', 'panel', 'pages', 'notes', 'status', 'slide'];

test('F6 moves the focus out of the page and through the regions; Ctrl+S and Ctrl+P are handled', async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  await editor.drawShape('矩形', { x: 200, y: 200 }, { x: 400, y: 300 });
  await page.keyboard.press('Escape');
  const onPage = async () => (await editor.keyboard.count()) === 1;
  // Tab moves through the elements of the page, and then out of it.
  await page.keyboard.press('Tab');
  await expect(page.getByText('已选 1 个')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('已选 1 个')).toHaveCount(0);
  expect(await onPage()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await onPage()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await onPage()).toBe(false);
  // F6 moves from region to region.
  const regionNow = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region);
  // The regions are loaded after the page, one by one.
  await expect(page.locator('[data-region]')).toHaveCount(REGIONS.length);
  await editor.surface.focus();
  const passed: (string | undefined)[] = [];
  for (const _ of REGIONS) {
    await page.keyboard.press('F6');
    passed.push(await regionNow());
  }
  expect(passed).toEqual(REGIONS);
  await page.keyboard.press('Shift+F6');
  expect(await regionNow()).toBe('status');
  await page.keyboard.press('Escape');
  expect(await onPage()).toBe(true);
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog', { name: '快捷键' });
  await expect(sheet.getByText('到下一个区域')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('已保存。所有修改都会自动保存')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+m');
  await expect(editor.pages).toHaveCount(2);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printing = '';
    };
  });
  // The slide, its two thumbnails, and the layout in the panel.
  await expect(page.getByRole('complementary', { name: '属性' }).locator('[data-page-id]')).toHaveCount(1);
  const drawn = 4;
  await expect(page.locator('[data-page-id]')).toHaveCount(drawn);
  await page.keyboard.press('Control+p');
  const asked = page.getByRole('dialog', { name: '打印' });
  await expect(asked).toBeVisible();
  await asked.getByRole('combobox', { name: '打印范围' }).click();
  await expect(page.getByRole('option', { name: /^当前页（第 \d 页）$/ })).toBeVisible();
  await page.getByRole('option', { name: '全部页面' }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('body[data-printing]')).toHaveCount(1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(paper).toMatch(/MediaBox \[0 0 84\d\.?\d* 59\d\.?\d*\]/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-page-id]')).toHaveCount(drawn);
  await expect(asked).toHaveCount(0);
  // Both pages on one portrait sheet of another size.
  await page.evaluate(() => delete document.body.dataset.printing);
  await page.keyboard.press('Control+p');
  await asked.getByRole('combobox', { name: '打印内容' }).click();
  await page.getByRole('option', { name: '讲义（每张纸 2 页）' }).click();
  await asked.getByRole('combobox', { name: '纸张' }).click();
  await page.getByRole('option', { name: 'Letter' }).click();
  await asked.getByRole('button', { name: '打印', exact: true }).click();
  await expect(page.locator('body[data-printing]')).toHaveCount(1);
  await expect(asked.getByText('已完成 1 / 1 张', { exact: false })).toBeAttached();
  const handout = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(handout.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(handout).toMatch(/MediaBox \[0 0 61[12]\.?\d* 79[12]\.?\d*\]/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(asked).toHaveCount(0);
});

test('the panels are resized and hidden, which this browser remembers; the page is large on a small screen', async ({
  page,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const widthOf = async () => (await editor.slide.boundingBox())?.width ?? 0;
  await expect(editor.pages).toHaveCount(1);
  await expect.poll(widthOf).toBeGreaterThanOrEqual(850);
  const panel = page.getByRole('complementary', { name: '属性' });
  const edge = page.getByRole('separator', { name: '面板的宽度' });
  const before = (await panel.boundingBox())?.width ?? 0;
  const at = await edge.boundingBox();
  if (!at) throw new Error('there is no edge');
  await page.mouse.move(at.x + 4, at.y + 200);
  await page.mouse.down();
  await page.mouse.move(at.x - 76, at.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(before + 80, -1);
  await edge.press('ArrowLeft');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(before + 95, -1);
  await page.getByRole('button', { name: '缩略图' }).click();
  await expect(editor.pages).toHaveCount(0);
  await page.reload();
  await editor.slide.waitFor();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(before + 95, -1);
  await expect(editor.pages).toHaveCount(0);
  await page.getByRole('button', { name: '缩略图' }).click();
  await expect(editor.pages).toHaveCount(1);
});

test('a new user is offered a tour of five steps, once, and again on request', async ({ page }) => {
  const { editor, teacher } = await openEmpty(page, server.url);
  await page.evaluate((key) => localStorage.setItem(key, 'new'), `lectern.editor-tour.${teacher.userId}`);
  await page.reload();
  const tour = page.getByRole('dialog', { name: '入门指引' });
  await expect(tour.getByText('第 1 步，共 5 步')).toBeVisible();
  // A user who has started working is not interrupted.
  await expect(editor.keyboard).toHaveCount(1);
  for (let step = 2; step <= 5; step += 1) {
    await tour.getByRole('button', { name: '下一步' }).click();
    await expect(tour.getByText(`第 ${step} 步，共 5 步`)).toBeVisible();
  }
  expect(await seriousFindings(page)).toEqual([]);
  await tour.getByRole('button', { name: '开始备课' }).click();
  await expect(tour).toHaveCount(0);
  await page.keyboard.press('Control+/');
  await page.getByRole('button', { name: '入门指引' }).click();
  await expect(tour).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tour.getByText('第 2 步，共 5 步')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await expect(editor.keyboard).toHaveCount(1);
});

test('no tooltip appears over a menu that its button has opened', async ({ page }) => {
  await openEmpty(page, server.url);
  const button = page.getByRole('button', { name: '下载', exact: true });
  await button.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('下载');
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(tooltip).toHaveCount(0);
  // The pointer always moves a little; without the menu the tooltip would appear now.
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not drawn');
  await page.mouse.move(box.x + 3, box.y + 3);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(700);
  await expect(tooltip).toHaveCount(0);
});
