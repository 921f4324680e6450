import { expect } from '@playwright/test';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { openEmpty } from './editor-page.ts';
import { test } from './shared-server.ts';

// As on Windows: scroll bars take room beside what they scroll, which a browser under test otherwise hides.
test.use({
  launchOptions: {
    executablePath: process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the list of pages stays as wide as it is at every height of the window, with a scroll bar or without', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  for (let number = 2; number <= 5; number += 1) await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(5);
  const list = page.locator('[data-pages-list]');
  const width = async () => (await editor.pages.first().boundingBox())?.width;
  const before = await width();
  const scrolls = new Set<boolean>();
  // All heights between which five pages begin not to fit: a thumbnail in a narrower list is 8 pixels lower.
  for (let height = 700; height >= 450; height -= 3) {
    await page.setViewportSize({ width: 1366, height });
    scrolls.add(await list.evaluate((node) => node.scrollHeight > node.clientHeight));
    expect(await width()).toBe(before);
  }
  expect(scrolls).toEqual(new Set([true, false]));
  await expect(editor.slide).toBeVisible();
});
