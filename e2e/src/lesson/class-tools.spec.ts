import { expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function teach(page: Page): Promise<void> {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '班会');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
}

const toolbar = (page: Page) => page.getByRole('toolbar', { name: '授课工具' });

testInNewPage('a class tool keeps its position and content after a reload', async ({ page }) => {
  await teach(page);
  await toolbar(page).getByRole('button', { name: '课堂口令' }).click();
  const window = page.getByRole('dialog', { name: '课堂口令' });
  await expect(window).toBeVisible();
  const bar = await window.boundingBox();
  if (!bar) throw new Error('the window has no place');
  await page.mouse.move(bar.x + 200, bar.y + 20);
  await page.mouse.down();
  await page.mouse.move(bar.x + 20, bar.y + 60, { steps: 4 });
  await page.mouse.up();
  const moved = await window.boundingBox();
  expect(moved?.x).not.toBe(bar.x);
  await window.getByRole('button', { name: '请安静' }).click();
  const sign = page.getByRole('button', { name: '请安静 · 点一下收起口令' });
  await expect(sign).toBeVisible();

  // Keys arrive just when the sign is drawn: before the lesson has begun, and after.
  await page.addInitScript(() => {
    const press = () => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(key);
    };
    let isEarly = true;
    const observer = new MutationObserver(() => {
      const sign = document.querySelector('button[aria-label^="请安静 · "]');
      if (!sign) return;
      const isLive = !sign.closest('[inert]');
      if (!isLive && isEarly) press();
      isEarly = false;
      if (!isLive) return;
      observer.disconnect();
      press();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(window).toBeVisible();
  await expect(sign).toBeHidden();
  expect(await window.boundingBox()).toEqual(moved);
  await window.getByRole('button', { name: '关闭' }).click();
  await expect(window).toBeHidden();
  await page.reload();
  await expect(toolbar(page).getByRole('button', { name: '课堂口令' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a window covers the folded tools in the corner', async ({ page }) => {
  await teach(page);
  await toolbar(page).getByRole('button', { name: '计时器' }).click();
  await page.getByRole('dialog', { name: '计时器' }).getByRole('button', { name: '3 分钟' }).click();
  await page.keyboard.press('Escape');
  const chip = await page
    .getByRole('button')
    .filter({ hasText: /^[23]:/ })
    .boundingBox();
  await toolbar(page).getByRole('button', { name: '课堂口令' }).click();
  const window = page.getByRole('dialog', { name: '课堂口令' });
  const bar = await window.boundingBox();
  if (!chip || !bar) throw new Error('the chip and the window have no places');
  await page.mouse.move(bar.x + 200, bar.y + 20);
  await page.mouse.down();
  await page.mouse.move(bar.x + 200 + chip.x + chip.width - bar.x - bar.width, bar.y + 20 + chip.y - bar.y, {
    steps: 4,
  });
  await page.mouse.up();
  await window.getByRole('button', { name: '关闭' }).click();
  await expect(window).toBeHidden();
});
