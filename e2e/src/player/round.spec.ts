import { expect } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { importFile } from '../imported-file.ts';
import { presentedDeck } from '../presented-deck.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { pageNumber } from '../show-page.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test('a courseware set up for unattended showing starts in that mode from its own page, and becomes a lesson only when a user stays', async ({
  page,
}) => {
  await barAtBottom(page);
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
