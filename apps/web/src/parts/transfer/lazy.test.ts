import 'fake-indexeddb/auto';
import type { Dispose } from '@lectern/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptFiles } from './kept-files.ts';
import { answerUnsent } from './unsent-question.ts';

const file = new File(['words'], 'a.pdf');
const kept = { userId: 'li', id: 'kept', name: 'a.pdf', size: 5, lastModified: 7, opens: false, file };
const nowhere = { parentId: undefined, opensAs: undefined, replaces: undefined };

const windows: Dispose[] = [];
beforeEach(() => {
  const local = new Map<string, string>();
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.resetModules();
});
afterEach(() => {
  for (const close of windows.splice(0)) close();
  vi.unstubAllGlobals();
});

it('countUploads counts each unsent file once, stored or not, from all windows, and no file of another user', async () => {
  const { countUploads } = await import('./lazy.ts');
  await new KeptFiles().keep({ ...kept, ...nowhere });
  windows.push(
    answerUnsent((userId) => (userId === 'li' ? ['kept', 'folder'] : [])),
    answerUnsent((userId) => (userId === 'li' ? ['conversion'] : ['of wang'])),
  );
  expect(await countUploads('li')).toBe(3);
  expect(await countUploads('wang')).toBe(1);
});

it('countUploads counts files of open windows, and forgetUploads resolves, when the browser refuses databases', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no databases here', 'SecurityError');
    },
  });
  const { countUploads, forgetUploads } = await import('./lazy.ts');
  windows.push(answerUnsent(() => ['file', 'folder']));
  expect(await countUploads('li')).toBe(2);
  await forgetUploads('li');
});

it('forgetUploads rejects when the database cannot be opened at the moment', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    },
  });
  const { forgetUploads } = await import('./lazy.ts');
  await expect(forgetUploads('li')).rejects.toThrow('the disk is full');
});
