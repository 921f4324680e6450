import { expect, type Locator } from '@playwright/test';
import { openEmpty } from '../editor-page.ts';
import { testLaunchedWith } from '../shared-server.ts';

// Scroll bars that take up space, as on Windows; browsers under test hide them by default.
const test = testLaunchedWith({ ignoreDefaultArgs: ['--hide-scrollbars'] });

test('the list of pages keeps its width at every height of the window, with a scroll bar or without', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  for (let number = 2; number <= 5; number += 1) await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(5);
  const list = page.locator('[data-pages-list]');
  const width = async () => (await editor.pages.first().boundingBox())?.width;
  const before = await width();
  /** Checks the width at this height of the window, and returns whether all pages fit. */
  const fitsAt = async (height: number) => {
    await page.setViewportSize({ width: 1366, height });
    expect(await width()).toBe(before);
    return list.evaluate((node) => node.scrollHeight <= node.clientHeight);
  };
  let [high, low] = [700, 450];
  expect([await fitsAt(high), await fitsAt(low)]).toEqual([true, false]);
  while (high - low > 1) {
    const middle = Math.floor((high + low) / 2);
    if (await fitsAt(middle)) high = middle;
    else low = middle;
  }
  // Around the lowest height at which five pages fit: a thumbnail in a narrower list would be 8 pixels shorter.
  for (let height = high + 40; height >= high - 40; height -= 4) await fitsAt(height);
  await expect(editor.slide).toBeVisible();
});

test('the panel of a chart and its data table have no unnecessary scroll bars', async ({ page, server }) => {
  const { editor } = await openEmpty(page, server.url);
  await page.getByRole('button', { name: '图表', exact: true }).click();
  await page.getByRole('menuitem', { name: '柱形图', exact: true }).click();
  const data = page.getByRole('dialog', { name: '图表数据' });
  await expect(data.getByRole('button', { name: '加一行' })).toBeInViewport({ ratio: 1 });
  const scrolled = (inside: Locator) =>
    inside.evaluateAll((nodes) =>
      nodes
        .filter((node) => /auto|scroll/.test(getComputedStyle(node).overflow))
        .map((node) => [node.scrollWidth > node.clientWidth, node.scrollHeight > node.clientHeight]),
    );
  // The body of the dialog, and the table in it.
  expect(await scrolled(data.locator('div'))).toEqual([
    [false, false],
    [false, false],
  ]);
  await page.keyboard.press('Escape');
  await editor.showStyle();
  const panel = page.getByRole('complementary', { name: '属性' }).getByRole('tabpanel');
  // The sections are taller than the window, and no wider than the panel.
  await expect.poll(() => scrolled(panel)).toEqual([[false, true]]);
});
