import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('a part of the panel that failed to load', () => {
  test('shows a message, and is loaded by a press on the retry button', async ({ page }) => {
    // Automatic retries are blocked: only requests after the press succeed.
    await page.addInitScript(() => {
      addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('button')?.textContent === '重试')
            document.documentElement.dataset.pressed = '';
        },
        { capture: true },
      );
    });
    await page.route('**/assets/animation-panel-*.js', async (route) => {
      const pressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
      await (pressed ? route.continue() : route.abort());
    });
    await openEmpty(page, server.url);
    await page.getByRole('tab', { name: '动画' }).click();
    await expect(page.getByText('没有加载成功')).toBeVisible();
    await expect(page.getByRole('button', { name: '撤销' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('本页还没有动画')).toBeVisible();
  });

  test('is loaded automatically when the network is back', async ({ page }) => {
    await openEmpty(page, server.url);
    // The panel itself is loaded after the page.
    await page.getByRole('tab', { name: '动画' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: '动画' }).click();
    await expect(page.getByText('没有加载成功')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('没有加载成功')).toBeHidden();
    await expect(page.getByText('本页还没有动画')).toBeVisible();
  });
});

test.describe("the page's menu, opened before its code is loaded,", () => {
  const code = '**/assets/around-*.js';
  const entry = { name: /^粘贴/ };

  test('opens once its code is loaded, by a right click or the keyboard, and after a press when its code failed to load', async ({
    page,
  }) => {
    const { editor } = await openEmpty(page, server.url);
    for (const [way, ask] of [
      ['a right click', () => editor.click(640, 690, { button: 'right' })],
      ['the keyboard', () => page.keyboard.press('Shift+F10')],
    ] as const)
      await test.step(`by ${way}`, async () => {
        const held = Promise.withResolvers<void>();
        await page.route(code, (route) => held.promise.then(() => route.continue()));
        await page.reload();
        await editor.slide.waitFor();
        await expect(editor.keyboard).toHaveCount(1);
        await ask();
        await expect(page.getByRole('toolbar', { name: '插入' })).toHaveCount(0);
        await expect(page.getByRole('menu')).toHaveCount(0);
        held.resolve();
        await expect(page.getByRole('menuitem', entry)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await page.unroute(code);
      });
    await test.step('after its code failed to load', async () => {
      await page.route(code, (route) => route.abort());
      await page.reload();
      await editor.slide.waitFor();
      await editor.click(640, 690, { button: 'right' });
      await expect(page.getByText('没有加载成功')).toBeVisible();
      await page.unroute(code);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('menuitem', entry)).toBeVisible();
    });
  });
});

test('a text box keeps its size and text while the code of its first writing grid is loading, and is resized afterwards', async ({
  page,
}) => {
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/gridded-paragraph-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const { editor } = await openEmpty(page, server.url);
  await editor.writeText('银行', { x: 100, y: 200 }, { x: 700, y: 260 });
  const height = async () => Math.round((await editor.elements.first().boundingBox())?.height ?? 0);
  const before = await height();
  await page.getByRole('tab', { name: '文本' }).click();
  await page.getByRole('combobox', { name: '书写格' }).click();
  await page.getByRole('option', { name: '田字格' }).click();
  await expect(editor.slide.locator('[data-loading]')).toHaveCount(1);
  await expect(editor.slide.locator('[data-paragraph]').first()).toHaveText('银行');
  expect(await height()).toBe(before);
  letIn();
  await expect(editor.slide.locator('[data-letter-cell="field"]')).toHaveCount(2);
  const shown = async () =>
    Math.round((await editor.slide.locator('[data-text-flow]').first().boundingBox())?.height ?? 0);
  await expect.poll(async () => (await height()) >= (await shown())).toBe(true);
  expect(await height()).toBeGreaterThan(before * 0.9);
});
