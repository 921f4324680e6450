import { makeDocx, makeWideXlsx } from '@lectern/server/office-files';
import { whyNoOffice } from '@lectern/server/programs';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, registerTeacher, signIn } from '../account-api.ts';
import { Fingers } from '../fingers.ts';
import { test } from '../shared-server.ts';
import { SMALL_FILM } from '../small-film.ts';
import { makePdf } from '../small-pdf.ts';
import { keepFile } from './kept-file.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

test.use({ locale: 'zh-CN', viewport: UPRIGHT, hasTouch: true, isMobile: true });

async function openOnPhone(page: Page, url: string, teacher: ApiSession, id: string): Promise<void> {
  if (page.url() === 'about:blank') await signIn(page, url, teacher, `/mobile?fileId=${id}`);
  else await page.goto(`${url}/#/mobile?fileId=${id}`);
}

/** Checks that every control is inside the window, which is not wider than the phone. */
async function fitsPhone(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? UPRIGHT;
  for (const button of await page.getByRole('button').filter({ visible: true }).all()) {
    const box = await button.boundingBox();
    if (box === null) continue;
    const edges = [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
    expect(Math.min(...edges), (await button.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Two fingers spread in the middle of the window. */
async function spread(page: Page): Promise<void> {
  const fingers = await Fingers.on(page);
  await fingers.goTogether([
    [
      [180, 500],
      [110, 500],
    ],
    [
      [210, 500],
      [280, 500],
    ],
  ]);
}

test('a phone shows a PDF by finger, and stays on its page when the PDF is zoomed or the phone is rotated', async ({
  page,
  server,
}) => {
  const teacher = await registerTeacher(server.url);
  await openOnPhone(page, server.url, teacher, await keepFile(teacher, '水循环.pdf', makePdf(40)));
  const number = page.getByLabel('页码');
  const drawnWidth = async () => (await page.locator('canvas').first().boundingBox())?.width ?? 0;
  await expect(page.getByText('/ 40')).toBeVisible();
  await expect.poll(async () => Math.round(await drawnWidth())).toBe(UPRIGHT.width - 32);
  await fitsPhone(page);
  await number.fill('20');
  await number.press('Enter');
  const text = page.getByText('The water cycle, part 20', { exact: true });
  await expect(text).toBeInViewport();

  await page.setViewportSize(ON_ITS_SIDE);
  await expect.poll(async () => Math.round(await drawnWidth())).toBe(ON_ITS_SIDE.width - 32);
  await expect(text).toBeInViewport();
  await expect(number).toHaveValue('20');
  await fitsPhone(page);
  await page.setViewportSize(UPRIGHT);
  await expect.poll(async () => Math.round(await drawnWidth())).toBe(UPRIGHT.width - 32);
  await expect(text).toBeInViewport();

  await spread(page);
  await expect.poll(drawnWidth).toBeGreaterThan(700);
  await expect(number).toHaveValue('20');
  await page.getByRole('button', { name: '适合宽度' }).tap();
  await expect.poll(async () => Math.round(await drawnWidth())).toBe(UPRIGHT.width - 32);
  await expect(number).toHaveValue('20');

  await page.getByLabel('在文档中查找').fill('part 7');
  await expect(page.getByText('The water cycle, part 7', { exact: true })).toBeInViewport();
  await fitsPhone(page);
  expect(await seriousFindings(page)).toEqual([]);
});

test('a phone plays a video by finger, in portrait, landscape and full screen', async ({ page, server }) => {
  const teacher = await registerTeacher(server.url);
  const film = await keepFile(teacher, '绿.webm', Buffer.from(SMALL_FILM, 'base64'));
  await openOnPhone(page, server.url, teacher, film);
  const video = page.locator('video');
  const isPaused = () => video.evaluate((each: HTMLVideoElement) => each.paused);
  const timesPlayed = () => video.evaluate((each: HTMLVideoElement) => each.played.length);
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  await fitsPhone(page);
  // The picture itself is a button.
  await video.tap();
  await expect.poll(timesPlayed).toBe(1);
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('combobox', { name: '倍速' }).selectOption('0.5');
  await page.setViewportSize(ON_ITS_SIDE);
  await fitsPhone(page);
  expect(await video.evaluate((each: HTMLVideoElement) => each.playbackRate)).toBe(0.5);
  const full = page.getByRole('button', { name: '全屏播放' });
  await full.tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await fitsPhone(page);
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await full.tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await seriousFindings(page)).toEqual([]);
});

test('a phone shows Word and Excel in portrait and landscape, and zooms a wide sheet by finger', async ({
  page,
  server,
}) => {
  test.skip(whyNoOffice !== undefined, whyNoOffice);
  const teacher = await registerTeacher(server.url);
  const [plan, marks] = await Promise.all([
    keepFile(teacher, '教案.docx', makeDocx('秋天的雨')),
    keepFile(teacher, '成绩.xlsx', makeWideXlsx(30, 40)),
  ]);
  // The server converts them one after the other.
  const slow = { timeout: 90_000 };
  await openOnPhone(page, server.url, teacher, plan);
  await expect(page.getByText('秋天的雨', { exact: true })).toBeInViewport(slow);
  await fitsPhone(page);
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(page.getByText('秋天的雨', { exact: true })).toBeInViewport();

  await page.setViewportSize(UPRIGHT);
  await openOnPhone(page, server.url, teacher, marks);
  const cell = page.getByText('R1C1', { exact: true });
  await expect(cell).toBeInViewport(slow);
  await fitsPhone(page);
  const before = (await page.locator('canvas').first().boundingBox())?.width ?? 0;
  await spread(page);
  await expect
    .poll(async () => (await page.locator('canvas').first().boundingBox())?.width)
    .toBeGreaterThan(before * 2);
  expect(await seriousFindings(page)).toEqual([]);
});
