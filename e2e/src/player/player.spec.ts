import { expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { importFilm } from '../made-courseware.ts';
import { testInKeptPage as test } from '../shared-server.ts';
import { draw, goTo, inked, pageNumber, shown } from '../show-page.ts';

/** Moves to the first page by a key; returns in which order a frame is drawn and the address is updated. */
function orderOfUpdates(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const replace = history.replaceState.bind(history);
        history.replaceState = (...given) => {
          seen.push('told');
          replace(...given);
          resolve([...seen]);
        };
        const frame = () => requestAnimationFrame(() => seen.push('frame'));
        addEventListener('keydown', frame, { capture: true, once: true });
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
      }),
  );
}

test('a show draws a page before it updates the address, ends after its last page, and keeps page, ink and video over a reload', async ({
  page,
  server,
}) => {
  await barAtBottom(page);
  const teacher = await registerTeacher(server.url);
  const documentId = await importFilm(teacher, 4);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await expect(shown(page)).toBeVisible();
  const reload = async () => {
    await page.reload();
    await expect(shown(page)).toBeVisible();
  };

  await test.step('draws a page before the address, the lesson and the disk are updated', async () => {
    await goTo(page, 3);
    await expect(page).toHaveURL(/page=3(&|$)/);
    expect(await orderOfUpdates(page)).toEqual(['frame', 'told']);
    await expect(page).toHaveURL(/page=1(&|$)/);
  });

  await test.step('ends after its last page, and returns to the courseware at that page', async () => {
    await page.keyboard.press('End');
    await expect.poll(() => pageNumber(page)).toBe(4);
    await page.keyboard.press('PageDown');
    await expect(page.getByText('放映结束')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL(/#\/view\?fileId=.*page=4/);
    await expect(page.getByText('第 4 / 4 页')).toBeVisible();
  });

  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  await goTo(page, 1);
  await test.step('keeps a video at its second over a reload, after which the remote still changes pages', async () => {
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await film.click();
    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 0.5;
    });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toMatch(/"at\\*":0.5,\\*"plays\\*":false/);
    await reload();
    const stands = () => film.evaluate(({ currentTime, paused }: HTMLVideoElement) => [currentTime, paused]);
    await expect.poll(stands).toEqual([0.5, true]);
    await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect.poll(() => pageNumber(page)).toBe(2);
  });

  await test.step('keeps its page and its ink over a reload', async () => {
    await page.getByRole('button', { name: '画笔', exact: true }).click();
    await draw(page, [0.2, 0.2], [0.8, 0.2]);
    await draw(page, [0.2, 0.4], [0.8, 0.4]);
    await expect.poll(() => inked(page)).toBeGreaterThan(0.001);
    const both = await inked(page);
    await reload();
    await expect.poll(() => pageNumber(page)).toBe(2);
    await expect.poll(() => inked(page)).toBeGreaterThan(both * 0.9);
    await page.keyboard.press('e');
    await expect.poll(() => inked(page)).toBe(0);
  });
});
