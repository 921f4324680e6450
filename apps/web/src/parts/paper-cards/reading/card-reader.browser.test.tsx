import type { CardSide } from '@lectern/paper-cards';
import { classShot } from '@lectern/paper-cards/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../platform/testing/serious-findings.ts';
import { CardReader } from './card-reader.tsx';

/** A camera that shows a grey picture. */
function cameraOf(width: number, height: number, grey: Uint8Array): () => Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the canvas has no 2D context');
  const pixels = new ImageData(width, height);
  new Uint32Array(pixels.data.buffer).set(Uint32Array.from(grey, (value) => 0xff000000 + 0x010101 * value));
  // A canvas sends a picture to its stream only when something is drawn on it.
  const timer = setInterval(() => brush.putImageData(pixels, 0, 0), 200);
  onTestFinished(() => clearInterval(timer));
  return async () => canvas.captureStream(5);
}

function withCamera(camera: () => Promise<MediaStream>): void {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(camera);
  onTestFinished(() => asked.mockRestore());
}

it('the cards of a class are read from the camera, framed and counted, and missing ones are counted too', async () => {
  const { scene, picture } = classShot('good', 31);
  withCamera(cameraOf(picture.width, picture.height, picture.data));
  const absent = [1, 2, 3, 4, 5].filter((card) => scene.cards.every((held) => held.card !== card));
  const expected = [...scene.cards.map(({ card }) => card), ...absent];
  let answers: ReadonlyMap<number, CardSide> = new Map();
  mount(
    <main>
      <CardReader
        cards={expected}
        onAnswers={(next) => {
          answers = next;
        }}
      />
    </main>,
  );
  await expect.poll(() => answers.size).toBeGreaterThanOrEqual(36);
  for (const [card, side] of answers) expect(scene.cards.find((held) => held.card === card)?.side).toBe(side);
  await expect
    .element(page.getByText(`已读到 ${answers.size} 张，还差 ${expected.length - answers.size} 张`))
    .toBeVisible();
  expect(document.querySelectorAll('polygon').length).toBeGreaterThanOrEqual(36);
  expect(await seriousFindings()).toEqual([]);
  await page.getByRole('button', { name: '重新读取' }).click();
  await expect.poll(() => answers.size).toBe(0);
});

it('a refused, a missing and a dark camera are told, and the camera is requested again on request', async () => {
  const dark = cameraOf(640, 360, new Uint8Array(640 * 360).fill(9));
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    .mockRejectedValueOnce(new DOMException('none', 'NotFoundError'))
    .mockImplementation(dark);
  onTestFinished(() => asked.mockRestore());
  mount(<CardReader cards={[1]} onAnswers={() => undefined} />);
  await expect.element(page.getByText(/没有得到使用摄像头的许可/)).toBeVisible();
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.element(page.getByText(/^没有找到摄像头/)).toBeVisible();
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.element(page.getByText('画面太暗，读不到答题卡', { exact: false })).toBeVisible();
});

it('an upright picture of a phone is shown upright', async () => {
  withCamera(cameraOf(180, 320, new Uint8Array(180 * 320).fill(90)));
  mount(<CardReader cards={[1]} onAnswers={() => undefined} />);
  const ratio = () => {
    const { width, height } = document.querySelector('video')?.getBoundingClientRect() ?? new DOMRect();
    return width / height;
  };
  await expect.poll(ratio).toBeCloseTo(9 / 16, 1);
});

it('the camera is turned off when the reader is closed', async () => {
  const camera = cameraOf(320, 180, new Uint8Array(320 * 180).fill(90));
  const streams: MediaStream[] = [];
  withCamera(async () => {
    const stream = await camera();
    streams.push(stream);
    return stream;
  });
  const root = mount(<CardReader cards={[1]} onAnswers={() => undefined} />);
  await expect.element(page.getByText('已读到 0 张，还差 1 张')).toBeVisible();
  root.render(null);
  await expect.poll(() => streams[0]?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});
