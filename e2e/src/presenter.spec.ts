import { expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from './account-api.ts';
import { importFile } from './imported-file.ts';
import { presentedDeck } from './presented-deck.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';
import { goTo, pageNumber, shown } from './show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** A teacher in front of a class with `presentedDeck`; answers the courseware's id. */
async function teach(page: Page): Promise<string> {
  await page.context().addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const courseware = await importFile(teacher, '秋天的雨.pptx', presentedDeck());
  await signIn(page, server.url, teacher, `/play?fileId=${courseware}`);
  await teaching(page);
  return courseware;
}

/** Until the lesson has begun, or goes on. */
async function teaching(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))))
    .toHaveLength(1);
}

/** A word of the page that is shown. */
function word(page: Page, text: string): Locator {
  return shown(page).locator('[data-element-id]').filter({ hasText: text });
}

/** Which of the words of the first page are seen. */
async function words(page: Page): Promise<readonly boolean[]> {
  return await Promise.all(
    ['一', '二', '三', '点了一才来'].map((text) =>
      word(page, text)
        .first()
        .evaluate((drawn) => getComputedStyle(drawn).visibility === 'visible'),
    ),
  );
}

test('the steps of the page stand where they stood, after a reload, a crash and a takeover', async ({
  page,
  context,
}) => {
  const courseware = await teach(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, false, false, false]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => words(page)).toEqual([true, true, false, false]);
  await word(page, '一').first().click();
  await expect.poll(() => words(page)).toEqual([true, true, false, true]);

  await page.reload();
  await teaching(page);
  await expect.poll(() => words(page)).toEqual([true, true, false, true]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => words(page)).toEqual([true, false, false, true]);

  // A browser that died comes back without the page's address, and without a word of its end.
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto(`${server.url}/#/play?fileId=${courseware}`);
  await teaching(again);
  await expect.poll(() => words(again)).toEqual([true, false, false, true]);

  const other = await context.newPage();
  await other.goto(`${server.url}/#/play?fileId=${courseware}&page=4`);
  await other.getByRole('button', { name: '在这里上课' }).click();
  await expect.poll(() => words(other)).toEqual([true, false, false, true]);
  expect(await pageNumber(other)).toBe(1);
  await goTo(other, 2);
  await goTo(other, 1);
  await expect.poll(() => words(other)).toEqual([false, false, false, false]);
});

test('a hidden page is passed over, and left for the page after it where it was jumped to', async ({
  page,
}) => {
  await teach(page);
  await goTo(page, 2);
  await page.keyboard.press('PageDown');
  await expect.poll(() => pageNumber(page)).toBe(4);
  await goTo(page, 3);
  await page.keyboard.press('PageDown');
  await expect.poll(() => pageNumber(page)).toBe(4);
  await goTo(page, 3);
  await page.keyboard.press('PageUp');
  await expect.poll(() => pageNumber(page)).toBe(2);
});
