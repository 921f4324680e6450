import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { registerTeacher, signIn } from '../account-api.ts';
import { importFile } from '../imported-file.ts';
import { presentedDeck } from '../presented-deck.ts';
import { pressTool, teachDeck } from '../presented-lesson.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { goTo, pageNumber, shown } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

const teach = (page: Page) => teachDeck(page, server.url);

test('a show loops by itself, and stops by the button that started it', async ({ page }) => {
  await teach(page);
  await page.clock.install();
  await goTo(page, 4);
  await pressTool(page, '循环放映');
  const dialog = page.getByRole('dialog', { name: '循环放映' });
  await dialog.getByText('5 秒', { exact: true }).click();
  await dialog.getByRole('button', { name: '开始循环' }).click();
  await page.clock.runFor(5_100);
  await expect.poll(() => pageNumber(page)).toBe(1);
  await page.keyboard.press('End');
  await expect.poll(() => pageNumber(page)).toBe(4);
  await page.keyboard.press('PageDown');
  await expect.poll(() => pageNumber(page)).toBe(1);
  await goTo(page, 2);
  await pressTool(page, '循环放映');
  await page.clock.runFor(60_000);
  expect(await pageNumber(page)).toBe(2);
});

test('a courseware set up for unattended showing starts that way from its own page, and becomes a lesson only when a user stays', async ({
  page,
}) => {
  await page.context().addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  const teacher = await registerTeacher(server.url);
  const show = { mode: 'kiosk', restartAfter: 60_000, pages: { from: 2, to: 4 } } as const;
  const courseware = await importFile(teacher, '展厅.pptx', presentedDeck(show));
  await page.clock.install();
  await signIn(page, server.url, teacher, `/play?fileId=${courseware}`);
  const end = page.getByRole('button', { name: '按住，结束展台放映' });
  await expect(end).toBeAttached();
  await expect.poll(() => pageNumber(page)).toBe(2);
  // Pages without their own time wait for a click after a link was followed, but not for long.
  await page.evaluate(() => {
    location.hash = location.hash.replace('page=2', 'page=4');
  });
  await page.reload();
  await expect(end).toBeAttached();
  await expect.poll(() => pageNumber(page)).toBe(4);
  await page.clock.runFor(60_100);
  await expect.poll(() => pageNumber(page)).toBe(2);
  const lessons = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lessons.')));
  expect(await lessons()).toEqual([]);

  await page.keyboard.down('Escape');
  await page.clock.runFor(1_600);
  await page.keyboard.up('Escape');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect.poll(lessons).toHaveLength(1);
  // After a reload it stays under the user's control.
  await page.reload();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(end).toHaveCount(0);
});

test('an unattended show has no toolbar and no keys, continues after a reload, and ends by holding Escape', async ({
  page,
}) => {
  await teach(page);
  await pressTool(page, '循环放映');
  const dialog = page.getByRole('dialog', { name: '循环放映' });
  await dialog.getByText('展台模式').click();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: '开始循环' }).click();
  await expect(page.getByText('按住 Esc 键或右上角，结束展台放映')).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: '按住，结束展台放映' })).toBeAttached();
  for (const key of ['PageDown', 'End', 'b', 'Escape']) await page.keyboard.press(key);
  await shown(page).click({ position: { x: 20, y: 20 } });
  expect(await pageNumber(page)).toBe(1);
  await expect(page.getByRole('button', { name: '点一下回到课件' })).toHaveCount(0);
  await page.clock.runFor(10_100);
  await expect.poll(() => pageNumber(page)).toBe(2);

  await page.keyboard.down('Escape');
  await page.clock.runFor(1_600);
  await page.keyboard.up('Escape');
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(await pageNumber(page)).toBe(2);
});
