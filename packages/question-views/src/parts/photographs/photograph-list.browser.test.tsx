import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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
