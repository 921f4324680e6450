import { expect } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { openEmpty } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import { test } from '../shared-server.ts';
import { SMALL_FILM } from '../small-film.ts';

test('a video is trimmed by mouse, by number and by keys, gets a poster, and loops automatically in class', async ({
  page,
  server,
}) => {
  const { editor } = await openEmpty(page, server.url);
  const film = { name: '开花.webm', mimeType: 'video/webm', buffer: Buffer.from(SMALL_FILM, 'base64') };
  await page.locator('input[data-insert="video"]').setInputFiles(film);
  await expect(editor.elements).toHaveCount(1);
  await editor.showStyle();
  await page.getByRole('button', { name: '剪辑、封面…' }).click();
  const dialog = page.getByRole('dialog', { name: '预览：开花' });
  const start = dialog.getByRole('slider', { name: '开始' });
  const end = dialog.getByRole('slider', { name: '结束' });
  await expect(start).toHaveAttribute('aria-valuenow', '0');
  const strip = await dialog.locator('[data-trim]').boundingBox();
  if (!strip) throw new Error('there is no strip');
  await start.hover();
  await page.mouse.down();
  await page.mouse.move(strip.x + strip.width * 0.3, strip.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(start).toHaveAttribute('aria-valuenow', '0.3');
  await start.press('ArrowLeft');
  await expect(start).toHaveAttribute('aria-valuenow', '0.2');
  const written = dialog.getByRole('textbox', { name: '剪辑 结束' });
  await written.fill('0.7');
  await written.press('Enter');
  await expect(end).toHaveAttribute('aria-valuenow', '0.7');
  expect(await seriousFindings(page)).toEqual([]);
  // The dialog hides the page from queries by role.
  const poster = page.locator('[role="application"] [data-page-id] img');
  const width = () => poster.evaluate((node: HTMLImageElement) => node.naturalWidth);
  const cover = { name: '封面.png', mimeType: 'image/png', buffer: greyPicture(640, 360) };
  await dialog.locator('input[data-poster]').setInputFiles(cover);
  await expect.poll(width).toBe(640);
  await dialog.getByRole('button', { name: '用当前画面作封面' }).click();
  await expect.poll(width).toBe(32);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const volume = page.getByRole('slider', { name: '音量' });
  await volume.press('Home');
  await expect(page.getByText('音量 0%')).toBeVisible();
  for (const name of ['翻到本页时自动播放', '循环播放', '不播放时隐藏'])
    await page.getByRole('switch', { name }).click();
  await page.getByRole('switch', { name: '不播放时隐藏' }).click();
  await editor.click(1240, 700);
  await editor.saved();
  await page.evaluate(() => localStorage.setItem('lectern.player-toolbar', 'bottom'));
  await page.getByRole('button', { name: '授课' }).first().click();
  await expect(page.getByRole('toolbar', { name: '授课工具' })).toBeVisible();
  const played = page.locator('video');
  await expect(played).toBeVisible();
  await expect.poll(() => played.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  expect(await played.evaluate((video: HTMLVideoElement) => video.volume)).toBe(0);
  // The film has restarted from its trimmed start, and keeps playing.
  const turns = await played.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        let last = video.currentTime;
        video.addEventListener('timeupdate', () => {
          if (video.currentTime < last) seen.push(video.currentTime);
          last = video.currentTime;
          if (seen.length === 2) resolve(seen);
        });
      }),
  );
  for (const at of turns) expect(at).toBeGreaterThanOrEqual(0.19);
  expect(await played.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
});

test('a voice is recorded with a pause, played back, and placed on the page; a missing microphone is explained', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    let asked = 0;
    navigator.mediaDevices.getUserMedia = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException('no', 'NotAllowedError');
      const context = new AudioContext();
      await context.resume();
      const voice = new OscillatorNode(context, { frequency: 440 });
      const heard = context.createMediaStreamDestination();
      voice.connect(heard);
      voice.start();
      return heard.stream;
    };
  });
  const { editor } = await openEmpty(page, server.url);
  await page.getByRole('button', { name: '音频', exact: true }).click();
  await page.getByRole('menuitem', { name: '录音…' }).click();
  const dialog = page.getByRole('dialog', { name: '录音' });
  await dialog.getByRole('button', { name: '开始录音' }).click();
  await expect(dialog.getByRole('alert')).toContainText('没有得到使用麦克风的许可');
  await dialog.getByRole('button', { name: '开始录音' }).click();
  await expect(dialog.getByText('正在录音')).toBeVisible();
  await dialog.getByRole('button', { name: '暂停' }).click();
  await expect(dialog.getByText('已暂停')).toBeVisible();
  // Closing asks first, because the recording is stored nowhere else.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保留' }).click();
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(dialog.getByText('0:01')).toBeVisible();
  await dialog.getByRole('button', { name: '停止' }).click();
  await expect(dialog.getByRole('button', { name: '重录' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const length = await dialog.locator('audio').evaluate(
    (sound: HTMLAudioElement) =>
      new Promise<number>((resolve) => {
        if (sound.duration > 0) resolve(sound.duration);
        else sound.addEventListener('durationchange', () => resolve(sound.duration), { once: true });
      }),
  );
  expect(length).toBeGreaterThan(0.8);
  await dialog.getByRole('button', { name: '放到页面上' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.elements).toHaveCount(1);
  await editor.showStyle();
  await page.getByRole('button', { name: '剪辑、封面…' }).click();
  await expect(page.getByRole('dialog', { name: /^预览：录音/ }).locator('[data-wave]')).toBeVisible();
});
