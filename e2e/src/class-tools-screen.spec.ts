import { expect, type Locator, type Page } from '@playwright/test';
import { registerTeacher, signIn } from './account-api.ts';
import { newCourseware } from './editor-page.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function teach(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '计时');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
}

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: '授课工具' });

async function openTool(page: Page, name: string): Promise<Locator> {
  await toolbar(page).getByRole('button', { name }).click();
  const window = page.getByRole('dialog', { name });
  await expect(window).toBeVisible();
  return window;
}

test('three timers run at once by the clock when the page is loaded anew and when the tab sleeps', async ({
  page,
}) => {
  await page.clock.install();
  await teach(page);
  const timer = await openTool(page, '计时器');
  const down = timer.getByRole('region', { name: '倒计时' });
  await timer.getByRole('button', { name: '5 分钟' }).click();
  const began = await page.evaluate(() => Date.now());
  await timer.getByRole('button', { name: '1 分钟', exact: true }).click();
  await timer.getByRole('button', { name: '正计时' }).click();
  await expect(timer.getByRole('timer')).toHaveCount(3);
  await page.reload();
  await expect(timer.getByRole('timer')).toHaveCount(3);

  // The tab sleeps: no timer of the page fires, and then all that are due do.
  await page.clock.fastForward(61_000);
  await expect(down.nth(1).getByText('时间到')).toBeVisible();
  await down.nth(1).getByRole('button', { name: '+1 分钟' }).click();
  await expect(down.nth(1).getByRole('timer')).toHaveText(/^(1:00|0:59)$/);
  await expect(timer.getByRole('region', { name: '正计时' }).getByRole('timer')).toHaveText(/^1:0/);

  const first = down.first();
  await first.getByRole('button', { name: '全屏' }).click();
  const full = page.getByRole('dialog', { name: '计时器' }).last();
  await expect(full.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await page.clock.pauseAt(began + 300_000 - 100);
  await expect(full.getByRole('timer')).toHaveText('0:01');
  await expect(full.getByText('时间到')).toBeHidden();
  await page.clock.runFor(200);
  await expect(full.getByText('时间到')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(full.getByRole('button', { name: '退出全屏' })).toBeHidden();
});
