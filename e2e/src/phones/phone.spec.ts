import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { test } from '../shared-server.ts';
import { shown } from '../show-page.ts';
import { SMALL_FILM } from '../small-film.ts';
import { resizeWindow } from '../window-size.ts';

/** Area of the slide covered by the player's buttons, square pixels. */
async function coveredOfSlide(page: Page): Promise<number> {
  const box = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox()) ?? undefined;
  const slide = await box(shown(page));
  if (!slide) throw new Error('no slide is shown');
  const over = [
    page.getByRole('toolbar'),
    ...(await page.getByRole('button', { name: /^(上一页|缩略图|下一页|展开工具栏)$/ }).all()),
  ];
  let covered = 0;
  for (const each of over) {
    const other = (await each.isVisible()) ? await box(each) : undefined;
    if (!other) continue;
    const w = Math.min(slide.x + slide.width, other.x + other.width) - Math.max(slide.x, other.x);
    const h = Math.min(slide.y + slide.height, other.y + other.height) - Math.max(slide.y, other.y);
    covered += Math.max(0, w) * Math.max(0, h);
  }
  return covered;
}

test('a lesson shown on a phone or a small tablet has no buttons over the slide, in any orientation', async ({
  page,
  server,
}) => {
  const { documentId } = await openEmpty(page, server.url);
  for (const edge of ['bottom', 'left', 'right'] as const) {
    for (const folded of ['', 'yes']) {
      await page.evaluate(
        ([at, put]) => {
          localStorage.setItem('lectern.player-toolbar', at ?? '');
          localStorage.setItem('lectern.player-toolbar-folded', put ?? '');
        },
        [edge, folded],
      );
      await page.goto(`${server.url}/#/play?fileId=${documentId}`);
      await page.reload();
      await expect(
        page.getByRole('toolbar').or(page.getByRole('button', { name: '展开工具栏' })),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: '缩略图' }).first()).toBeAttached();
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [667, 375],
        [768, 1024],
      ] as const) {
        await resizeWindow(page, width, height);
        await expect(page.getByRole('button', { name: '下一页' }).filter({ visible: true })).not.toHaveCount(
          0,
        );
        const said = `${edge} ${folded} ${width}×${height}`;
        // A page is laid out again shortly after its window was resized.
        await expect(async () => {
          expect(await coveredOfSlide(page), said).toBe(0);
          const slide = await shown(page).boundingBox();
          expect(slide?.width, said).toBeGreaterThan(Math.min(width, height) * 0.6);
          expect(slide?.x, said).toBeGreaterThanOrEqual(0);
          expect((slide?.y ?? 0) + (slide?.height ?? 0), said).toBeLessThanOrEqual(height);
        }).toPass();
      }
    }
  }
});

test('a video is played on a phone in the viewer of pages', async ({ page, server }) => {
  const { editor } = await openEmpty(page, server.url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '视频', exact: true }).click();
  await (await chooser).setFiles({
    name: '绿.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(SMALL_FILM, 'base64'),
  });
  await expect(editor.elements).toHaveCount(1);
  await editor.saved();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^播放第 1 页的/ }).click();
  const dialog = page.getByRole('dialog');
  const film = dialog.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.played.length)).toBe(1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/view/);
});
