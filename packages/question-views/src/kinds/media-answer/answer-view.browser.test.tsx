import { kindOf, type SingleQuestion } from '@lectern/questions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QuestionHost } from '../../answer-view.ts';
import { DRAGGED_SAMPLES, OTHER_DRAGGED } from '../../samples/dragged-samples.ts';
import { mountAnswer } from '../../testing/mounted.tsx';
import { testPointers } from '../../testing/pointers.ts';

function sample(id: string): SingleQuestion {
  const found = [...DRAGGED_SAMPLES, ...OTHER_DRAGGED].find((one) => one.id === id);
  if (!found) throw new Error(`no sample ${id}`);
  return found;
}

/** A host that stores files and returns hashes in turn; `files` are the stored ones. */
function storingHost(): { readonly host: QuestionHost; readonly files: Blob[]; isOffline: boolean } {
  const files: Blob[] = [];
  const state = {
    files,
    isOffline: false,
    host: {
      store: async (file: Blob) => {
        if (state.isOffline) return undefined;
        files.push(file);
        return String(files.length % 10).repeat(64);
      },
    },
  };
  return state;
}

function expectReadable(question: SingleQuestion, responses: readonly unknown[]): void {
  for (const response of responses) {
    const read = kindOf(question.kind)?.response.safeParse(response);
    expect(read?.data).toEqual(response);
  }
}

async function paper(): Promise<HTMLCanvasElement> {
  await expect.poll(() => document.querySelector('canvas[data-open]')).not.toBeNull();
  return document.querySelector('canvas') as HTMLCanvasElement;
}

it('stores a drawing of two fingers at once, and takes it back when it is cleared', async () => {
  const stored = storingHost();
  const question = sample('q-media-answer');
  const { responses } = mountAnswer(question, { host: stored.host, width: 600 });
  const canvas = await paper();
  const { left, top } = canvas.getBoundingClientRect();
  const say = (type: string, pointerId: number, x: number, y: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX: left + x, clientY: top + y, bubbles: true, button: 0 }),
    );
  testPointers();
  say('pointerdown', 1, 20, 20);
  say('pointerdown', 2, 100, 20);
  say('pointermove', 1, 60, 60);
  say('pointermove', 2, 140, 60);
  say('pointerup', 1, 60, 60);
  say('pointerup', 2, 140, 60);
  await expect.poll(() => responses.length).toBe(1);
  expect(stored.files).toHaveLength(1);
  expect(stored.files[0]?.type).toBe('image/png');
  await expect.element(page.getByRole('img', { name: '画板，画了 2 笔' })).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await page.getByRole('button', { name: '清空' }).nth(1).click();
  await expect.poll(() => responses.at(-1)).toEqual({ drawing: undefined });
  expectReadable(question, responses);
});

it('says that a drawing was not stored, and stores it on another try', async () => {
  const stored = storingHost();
  stored.isOffline = true;
  const question = sample('q-media-answer');
  const { responses } = mountAnswer(question, { host: stored.host, width: 600 });
  const canvas = await paper();
  testPointers();
  const { left, top } = canvas.getBoundingClientRect();
  for (const type of ['pointerdown', 'pointerup'])
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: left + 9, clientY: top + 9, bubbles: true, button: 0 }),
    );
  await expect.element(page.getByText('没有保存成功')).toBeVisible();
  expect(responses).toEqual([]);
  stored.isOffline = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => responses).toEqual([{ drawing: '1'.repeat(64) }]);
});

it('shows what to do when the microphone is refused', async () => {
  const asked = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => asked.mockRestore());
  mountAnswer(sample('q-speech'), { host: storingHost().host });
  await page.getByRole('button', { name: /开始录音/ }).click();
  await expect.element(page.getByText(/浏览器不允许使用麦克风/)).toBeVisible();
});

it('stores what the microphone of the browser hears, which can be listened to and made again', async () => {
  const stored = storingHost();
  const question = sample('q-speech');
  const { responses } = mountAnswer(question, { host: stored.host });
  await page.getByRole('button', { name: /开始录音/ }).click();
  await page.getByRole('button', { name: '暂停' }).click();
  await expect.element(page.getByText('已暂停')).toBeVisible();
  await page.getByRole('button', { name: '继续' }).click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.getByRole('button', { name: '录完了' }).click();
  await expect.poll(() => responses.length).toBe(1);
  expectReadable(question, responses);
  expect(stored.files[0]?.type).toMatch(/^audio/);
  await expect.poll(() => document.querySelector('audio')?.src).toMatch(/^blob:/);
  await expect.element(page.getByRole('button', { name: '重新录音' })).toBeVisible();
});

/** Columns of ink of a drawing at a share of its width: their height, pixels of the drawing. */
function inkAt(canvas: HTMLCanvasElement, share: number): number {
  const pixels = canvas.getContext('2d')?.getImageData(Math.round(canvas.width * share), 0, 1, canvas.height);
  return pixels ? pixels.data.filter((value, at) => at % 4 === 3 && value > 128).length : 0;
}

it('draws with a stylus as wide as it is pressed, and ignores the hand that holds it', async () => {
  const stored = storingHost();
  mountAnswer(sample('q-media-answer'), { host: stored.host, width: 600 });
  const canvas = await paper();
  testPointers();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const say = (type: string, by: 'pen' | 'touch', x: number, y: number, pressure = 0.5) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: by === 'pen' ? 1 : 2, pointerType: by, pressure, bubbles: true, button: 0 },
        ...{ clientX: left + width * x, clientY: top + height * y },
      }),
    );
  // The hand rests on the paper before the stylus does, and once more while it writes.
  say('pointerdown', 'touch', 0.3, 0.8);
  say('pointermove', 'touch', 0.9, 0.8);
  say('pointerdown', 'pen', 0.1, 0.2, 0.1);
  say('pointermove', 'pen', 0.4, 0.2, 0.1);
  say('pointermove', 'touch', 0.9, 0.9);
  say('pointerup', 'touch', 0.9, 0.9);
  say('pointerdown', 'touch', 0.3, 0.7);
  say('pointermove', 'touch', 0.9, 0.7);
  say('pointerup', 'touch', 0.9, 0.7);
  say('pointermove', 'pen', 0.5, 0.2, 1);
  say('pointermove', 'pen', 0.8, 0.2, 1);
  say('pointerup', 'pen', 0.8, 0.2, 0);
  await expect.element(page.getByRole('img', { name: '画板，画了 1 笔' })).toBeVisible();
  const [light, firm] = [inkAt(canvas, 0.25), inkAt(canvas, 0.7)];
  expect(light).toBeGreaterThan(1);
  expect(firm).toBeGreaterThan(light * 2);
  await expect.poll(() => stored.files.length).toBe(1);
});

it('says that a drawing cannot be kept where no screen stores files', async () => {
  mountAnswer(sample('q-media-answer'));
  await expect.element(page.getByText(/这里不能保存作图/)).toBeVisible();
  expect(document.querySelector('canvas[data-open]')).toBeNull();
});
