import { expect, it, onTestFinished } from 'vitest';
import { smallFilm } from '../../platform/testing/small-film.ts';
import { emptyPages, mountPlayer } from './testing/mounted-player.tsx';

const ASSET = 'f'.repeat(64);

it('a silent, trimmed video starts by itself in class, and repeats its trimmed part', async () => {
  const url = URL.createObjectURL(smallFilm('开花.webm'));
  onTestFinished(() => URL.revokeObjectURL(url));
  const { records } = emptyPages(1);
  const player = await mountPlayer(
    {
      records: [
        ...records,
        {
          kind: 'element',
          type: 'video',
          id: 'video',
          parentId: 'page1',
          order: 'a',
          frame: { x: 400, y: 200, w: 320, h: 180 },
          asset: ASSET,
          volume: 0,
          autoplay: true,
          loop: true,
          trimStart: 0.2,
          trimEnd: 0.3,
        },
      ],
    },
    { assets: { url: (hash) => (hash === ASSET ? url : undefined), subscribe: () => () => undefined } },
  );
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
