import type { HostAnswer } from '@lectern/protocol/lesson-hosts';
import { expect, type Page } from '@playwright/test';
import { apiSession } from '../account-api.ts';
import { openEmpty } from '../editor-page.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber, shown } from '../show-page.ts';
import { SMALL_FILM } from '../small-film.ts';

const LESSONS = '/api/lessons/v1/lessons';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Ends lessons of earlier tests, so that none is continued. */
async function endLessons(): Promise<void> {
  const chen = await apiSession(server.url, { loginName: 'chen', password: DEMO_PASSWORD });
  const { items } = (await chen.call('GET', LESSONS)) as {
    items: readonly { id: string; end_at: number | null }[];
  };
  for (const { id, end_at } of items) {
    if (end_at === null) await chen.call('POST', `${LESSONS}/${id}/actions/end`, { end_at: Date.now() });
  }
}

/** Opens a prepared lesson as the demonstration school's teacher and teaches it. */
async function teach(page: Page, lesson = '分数的初步认识'): Promise<void> {
  await endLessons();
  await page.addInitScript(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await page.goto(`${server.url}/#/login`);
  await page.getByLabel('账号', { exact: true }).fill('chen');
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const card = page.getByRole('link', { name: lesson }).or(page.getByRole('button', { name: lesson }));
  await card.first().click();
  const entered = page.waitForResponse((response) => /\/lessons\/[^/]+\/actions\/host$/.test(response.url()));
  await page.getByRole('button', { name: '授课' }).first().click();
  // The previous test counts as another device, which the server may consider active for half a minute.
  const { state } = (await (await entered).json()) as HostAnswer;
  if (state === 'elsewhere') await page.getByRole('button', { name: '另开一节课' }).click();
  await expect(shown(page)).toBeVisible();
}

test.describe('a show', () => {
  test('draws a page before the address, the lesson and the disk are updated', async ({ page }) => {
    await teach(page);
    await goTo(page, 3);
    const order = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const replace = history.replaceState.bind(history);
          history.replaceState = (...given) => {
            seen.push('told');
            replace(...given);
            resolve(seen);
          };
          const frame = () => requestAnimationFrame(() => seen.push('frame'));
          addEventListener('keydown', frame, { capture: true, once: true });
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
        }),
    );
    expect(order).toEqual(['frame', 'told']);
    await expect(page).toHaveURL(/page=1(&|$)/);
  });

  test('ends after its last page, and returns to the courseware at that page', async ({ page }) => {
    await teach(page);
    await page.keyboard.press('End');
    await expect.poll(() => pageNumber(page)).toBe(10);
    for (let i = 0; i < 30 && !(await page.getByText('放映结束').isVisible()); i++)
      await page.keyboard.press('PageDown');
    await expect(page.getByText('放映结束')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/#\/view\?fileId=.*page=10/);
    await expect(page.getByText('第 10 / 10 页')).toBeVisible();
  });

  test('keeps its page and its ink over a reload', async ({ page }) => {
    await teach(page);
    await goTo(page, 2);
    await page.getByRole('button', { name: '画笔', exact: true }).click();
    await draw(page, [0.2, 0.2], [0.8, 0.2]);
    await draw(page, [0.2, 0.4], [0.8, 0.4]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0.001);
    const both = await inked(page);
    await page.reload();
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => pageNumber(page)).toBe(2);
    await expect.poll(() => inked(page)).toBeGreaterThan(both * 0.9);
    await page.keyboard.press('e');
    await expect.poll(() => inked(page)).toBe(0);
  });

  test('plays a video by its own controls, while keys and remote still change pages', async ({ page }) => {
    const { editor } = await openEmpty(page, server.url);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '视频', exact: true }).click();
    await (await chooser).setFiles({
      name: '绿.webm',
      mimeType: 'video/webm',
      buffer: Buffer.from(SMALL_FILM, 'base64'),
    });
    await expect(editor.elements).toHaveCount(1);
    await editor.showStyle();
    await page.getByRole('textbox', { name: '宽', exact: true }).fill('640');
    await page.keyboard.press('Enter');
    await editor.click(1240, 700);
    await page.keyboard.press('Control+m');
    await expect(page.getByText('第 2 / 2 页')).toBeVisible();
    await editor.saved();
    await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
    await page.getByRole('button', { name: '授课' }).first().click();
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await goTo(page, 1);

    const film = page.locator('video');
    await expect(film).toBeVisible();
    expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(false);
    const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
    const bar = page.getByRole('group').filter({ has: page.getByRole('slider', { name: '播放位置' }) });
    await film.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
    });
    await film.click();
    await expect.poll(isPaused).toBe(false);
    await film.click();
    await expect.poll(isPaused).toBe(true);
    expect(await pageNumber(page)).toBe(1);
    await expect(bar).toHaveCSS('opacity', '1');
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // Seeking and muting by mouse.
    const position = bar.getByRole('slider', { name: '播放位置' });
    const track = await position.boundingBox();
    if (!track) throw new Error('the player has no seek bar');
    await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeCloseTo(0.5, 0);
    await bar.getByRole('button', { name: '静音' }).click();
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    // The toolbar's button also plays and pauses it, and shows its state.
    const whole = page
      .getByRole('toolbar', { name: '授课工具' })
      .getByRole('button', { name: /^(播放|暂停)$/ });
    await expect(whole).toHaveText('播放');
    await whole.click();
    await expect.poll(isPaused).toBe(false);
    await expect(whole).toHaveText('暂停');
    await whole.click();
    await expect.poll(isPaused).toBe(true);
    // The remote still works afterwards.
    await page.keyboard.press('PageDown');
    await expect.poll(() => pageNumber(page)).toBe(2);
    await expect(whole).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => pageNumber(page)).toBe(1);
    // With the keyboard alone: Tab moves into the bar, which is then visible.
    await bar.getByRole('button', { name: '播放', exact: true }).focus();
    await expect(bar).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('Tab');
    await expect(position).toBeFocused();
    await page.keyboard.press('End');
    expect(await pageNumber(page)).toBe(1);
    // After a reload it is at the same second.
    const stands = () => film.evaluate(({ currentTime, paused }: HTMLVideoElement) => [currentTime, paused]);
    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 0.5;
    });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toMatch(/"at\\*":0.5,\\*"plays\\*":false/);
    await page.reload();
    await expect.poll(stands).toEqual([0.5, true]);
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => pageNumber(page)).toBe(2);
  });
});
