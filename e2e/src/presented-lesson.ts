import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from './account-api.ts';
import { importFile } from './imported-file.ts';
import { presentedDeck } from './presented-deck.ts';
import { shown } from './show-page.ts';

/** Opens `presentedDeck` in the show; returns the courseware's id. */
export async function teachDeck(page: Page, url: string, teacher?: ApiSession): Promise<string> {
  await barAtBottom(page);
  const who = teacher ?? (await registerTeacher(url));
  const courseware = await importFile(who, '秋天的雨.pptx', presentedDeck());
  await signIn(page, url, who, `/play?fileId=${courseware}`);
  await teaching(page);
  return courseware;
}

/** Waits until the lesson has begun or continues. */
export async function teaching(page: Page): Promise<void> {
  // The editor, which stays until the show is painted, has toolbars too.
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.'))))
    .toHaveLength(1);
}

/** A word of the current page. */
export function word(page: Page, text: string): Locator {
  return shown(page).locator('[data-element-id]').filter({ hasText: text });
}

/** Which words of the first page are visible. */
export async function words(page: Page): Promise<readonly boolean[]> {
  return await Promise.all(
    ['一', '二', '三', '点了一才来'].map((text) =>
      word(page, text)
        .first()
        .evaluate((drawn) => getComputedStyle(drawn).visibility === 'visible'),
    ),
  );
}

/** Presses a command of the card of all tools. */
export async function pressTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('group', { name: '更多' }).getByRole('button', { name, exact: true }).click();
}
