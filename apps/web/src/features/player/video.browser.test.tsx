import type { CoursewareSnapshot, VideoElement } from '@lectern/courseware';
import { expect, it, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { smallFilm } from '../../platform/testing/small-film.ts';
import { emptyPages, type MountedPlayer, mountPlayer } from './testing/mounted-player.tsx';

/** Two pages, the first with a video in the middle. */
function withFilm(more: Partial<VideoElement> = {}): CoursewareSnapshot {
  const frame = { x: 320, y: 180, w: 640, h: 360 };
  const film = { kind: 'element', id: 'film', parentId: 'page1', order: 'a1', type: 'video', frame } as const;
  const asset = { kind: 'asset', id: 'a'.repeat(64), mime: 'video/webm', size: 1 } as const;
  return { records: [...emptyPages(2).records, asset, { ...film, asset: asset.id, ...more }] };
}

/** Opens a show whose files are all a video of a second. */
async function open(snapshot: CoursewareSnapshot): Promise<MountedPlayer> {
  const url = URL.createObjectURL(smallFilm('绿.webm'));
  onTestFinished(() => URL.revokeObjectURL(url));
  return await mountPlayer(snapshot, { assets: { url: () => url, subscribe: () => () => undefined } });
}

async function teach(): Promise<MountedPlayer> {
  const player = await open(withFilm());
  await expect.poll(() => film().readyState).toBeGreaterThan(1);
  film().loop = true;
  return player;
}

function film(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (!video) throw new Error('no video is shown');
  return video;
}

const isPaused = () => film().paused;
const bar = page.getByRole('group').filter({ has: page.getByRole('slider', { name: '播放位置' }) });
const position = bar.getByRole('slider', { name: '播放位置' });
const opacity = (locator: Locator) => getComputedStyle(locator.element()).opacity;

async function clickFilm(): Promise<void> {
  const { x, y, width, height } = film().getBoundingClientRect();
  await commands.clickAt({ x: x + width / 2, y: y + height / 2 });
}

it('a video is played, sought and muted by its own controls, which are large enough for a finger', async () => {
  const player = await teach();
  expect(film().controls).toBe(false);
  await clickFilm();
  await expect.poll(isPaused).toBe(false);
  await clickFilm();
  await expect.poll(isPaused).toBe(true);
  expect(player.pageNumber).toBe(1);
  await expect.poll(() => opacity(bar)).toBe('1');
  for (const button of bar.getByRole('button').elements()) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const track = position.element().getBoundingClientRect();
  await commands.clickAt({ x: track.x + track.width / 2, y: track.y + track.height / 2 });
  await expect.poll(() => film().currentTime).toBeCloseTo(0.5, 0);
  await bar.getByRole('button', { name: '静音' }).click();
  expect(film().muted).toBe(true);
});

it('a video is played by the button of the toolbar, which shows its state, and keys and remote still change pages', async () => {
  const player = await teach();
  const whole = player.toolbar.getByRole('button', { name: /^(播放|暂停)$/ });
  await expect.element(whole).toHaveTextContent('播放');
  await whole.click();
  await expect.poll(isPaused).toBe(false);
  await expect.element(whole).toHaveTextContent('暂停');
  await whole.click();
  await expect.poll(isPaused).toBe(true);
  await clickFilm();
  await clickFilm();
  await expect.poll(isPaused).toBe(true);
  await commands.press(['PageDown']);
  await expect.poll(() => player.pageNumber).toBe(2);
  await expect.element(whole).toBeDisabled();
  await commands.press(['ArrowLeft']);
  await expect.poll(() => player.pageNumber).toBe(1);
});

it('a video is played by keys alone: Tab moves into its controls, which are then visible', async () => {
  const player = await teach();
  const play = bar.getByRole('button', { name: '播放', exact: true });
  (play.element() as HTMLElement).focus();
  await expect.poll(() => opacity(bar)).toBe('1');
  await commands.press(['Enter']);
  await expect.poll(isPaused).toBe(false);
  await commands.press(['Tab']);
  await expect.element(position).toHaveFocus();
  await commands.press(['End']);
  expect(player.pageNumber).toBe(1);
});

it('a silent, trimmed video starts by itself in class, and repeats its trimmed part', async () => {
  const trimmed = { volume: 0, autoplay: true, loop: true, trimStart: 0.2, trimEnd: 0.3 };
  const player = await open(withFilm(trimmed));
  await expect.poll(() => player.slide.querySelector('video')?.paused).toBe(false);
  const video = player.slide.querySelector('video');
  if (!video) throw new Error('no video is shown');
  expect(video.volume).toBe(0);
  const restarts: number[] = [];
  let last = video.currentTime;
  video.addEventListener('timeupdate', () => {
    if (video.currentTime < last) restarts.push(video.currentTime);
    last = video.currentTime;
  });
  await expect.poll(() => restarts.length).toBeGreaterThan(1);
  for (const at of restarts) expect(at).toBeGreaterThanOrEqual(0.19);
  expect(video.paused).toBe(false);
});
