import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { QuestionHost } from '../../answer-view.ts';
import { mountViews } from '../../testing/mounted.tsx';
import { PhotographList } from './photograph-list.tsx';

const hash = (letter: string) => letter.repeat(64);
const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });

interface ListProps {
  readonly changes: (readonly string[])[];
  readonly most: number;
}

function List({ changes, most }: ListProps) {
  const [photographs, setPhotographs] = useState<readonly string[]>([]);
  const onChange = (next: readonly string[]) => {
    changes.push(next);
    setPhotographs(next);
  };
  return <PhotographList photographs={photographs} onChange={onChange} locked={false} most={most} />;
}

function mountList(host: QuestionHost, most = 3) {
  const changes: (readonly string[])[] = [];
  mountViews(<List changes={changes} most={most} />, { host: { assetUrl: () => undefined, ...host } });
  return changes;
}

/** A picture whose left side is dark, and its address. */
async function darkLeft(): Promise<{ readonly file: File; readonly url: string }> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 20);
  const file = new File([await canvas.convertToBlob()], '1.png', { type: 'image/png' });
  const url = URL.createObjectURL(file);
  onTestFinished(() => URL.revokeObjectURL(url));
  return { file, url };
}

/** The side of a picture that is dark. */
async function darkSide(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const isDark = (x: number, y: number) => (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128;
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const sides = {
    left: isDark(2, y),
    right: isDark(width - 3, y),
    top: isDark(x, 2),
    bottom: isDark(x, height - 3),
  };
  return Object.entries(sides)
    .filter(([, dark]) => dark)
    .map(([side]) => side)
    .join(' ');
}

async function choose(...files: readonly File[]): Promise<void> {
  await expect.element(page.getByRole('button', { name: '拍照或选图' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('photographs of an answer', () => {
  it('are added to the response when they are stored, and removed by a button', async () => {
    const changes = mountList({ store: async (file) => hash((await file.text()).charAt(0)) });
    await choose(picture('a'), picture('b'));
    await expect.poll(() => changes.at(-1)?.length).toBe(2);
    await page.getByRole('button', { name: '删除第 1 张' }).click();
    expect(changes.at(-1)).toHaveLength(1);
  });

  it('are rotated by a finger: two quick taps store one file, from which a third tap goes on', async () => {
    const files: Blob[] = [];
    const store = async (file: Blob) => {
      files.push(file);
      return hash(String(files.length));
    };
    const { file, url } = await darkLeft();
    const changes = mountList({ store, assetUrl: () => url });
    await choose(file);
    const rotate = page.getByRole('button', { name: '旋转第 1 张' });
    await expect.element(rotate).toBeVisible();
    const { left, top, width, height } = rotate.element().getBoundingClientRect();
    expect([width, height].every((side) => side >= 44)).toBe(true);
    await commands.tapAt({ x: left + width / 2, y: top + height / 2 });
    await rotate.click();
    await expect.poll(() => changes.at(-1)).toEqual([hash('2')]);
    await rotate.click();
    await expect.poll(() => changes.at(-1)).toEqual([hash('3')]);
    await expect.element(rotate).toHaveFocus();
    expect(await Promise.all(files.slice(1).map(darkSide))).toEqual(['right', 'bottom']);
  });

  it('say that a rotation was not stored, and store it on another try', async () => {
    const store = vi.fn<NonNullable<QuestionHost['store']>>().mockResolvedValueOnce(hash('a'));
    const { file, url } = await darkLeft();
    const changes = mountList({ store, assetUrl: () => url });
    await choose(file);
    store.mockResolvedValueOnce(undefined).mockResolvedValue(hash('b'));
    await page.getByRole('button', { name: '旋转第 1 张' }).click();
    await expect.element(page.getByText('没有上传成功')).toBeVisible();
    expect(changes.at(-1)).toEqual([hash('a')]);
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => changes.at(-1)).toEqual([hash('b')]);
  });

  it('are no more than allowed', async () => {
    const store = vi.fn(async () => hash('c'));
    const changes = mountList({ store }, 1);
    await choose(picture('a'), picture('b'));
    await expect.poll(() => changes).toEqual([[hash('c')]]);
    expect(store).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('button', { name: '拍照或选图' })).toBeDisabled();
  });

  it('can be stored again after a failure', async () => {
    const store = vi.fn<NonNullable<QuestionHost['store']>>().mockRejectedValueOnce(new Error('offline'));
    store.mockResolvedValue(hash('d'));
    const changes = mountList({ store });
    await choose(picture('a'));
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => changes).toEqual([[hash('d')]]);
  });

  it('must be pictures', async () => {
    const store = vi.fn(async () => hash('e'));
    mountList({ store });
    await choose(new File(['x'], 'x.exe'));
    await expect.element(page.getByText('这个文件不是图片')).toBeVisible();
    expect(store).not.toHaveBeenCalled();
  });

  it('cannot be added where the screen stores nothing', async () => {
    mountList({});
    await expect.element(page.getByRole('group', { name: '拍照上传' })).toBeInTheDocument();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
