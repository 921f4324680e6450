import { afterEach, expect, it, vi } from 'vitest';
import { holdWindow } from './window-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser: one holder per name, which another window may steal. */
class Locks {
  readonly held = new Map<string, (error: Error) => void>();

  request(name: string, options: LockOptions, use: (lock: object | null) => unknown): Promise<unknown> {
    if (this.held.has(name) && options.ifAvailable) return Promise.resolve(use(null));
    this.held.get(name)?.(new Error('stolen'));
    return new Promise((resolve, reject) => {
      this.held.set(name, reject);
      void Promise.resolve(use({ name })).then((value) => {
        this.held.delete(name);
        resolve(value);
      });
    });
  }
}
const opened = () => vi.stubGlobal('navigator', { locks: new Locks() });

it('only one window teaches a courseware until it releases the courseware', async () => {
  opened();
  const letGo = await holdWindow('a');
  expect(letGo).toBeDefined();
  expect(await holdWindow('a')).toBeUndefined();
  expect(await holdWindow('b')).toBeDefined();
  letGo?.();
  await Promise.resolve();
  await vi.waitFor(async () => expect(await holdWindow('a')).toBeDefined());
});

it('a window that takes the courseware over notifies the former one', async () => {
  opened();
  const onTaken = vi.fn();
  await holdWindow('a', false, onTaken);
  expect(await holdWindow('a', true)).toBeDefined();
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
});

it('every window may teach in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await holdWindow('a')).toBeDefined();
  expect(await holdWindow('a')).toBeDefined();
  const onTaken = vi.fn();
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('refused')) } });
  expect(await holdWindow('a', false, onTaken)).toBeDefined();
  expect(onTaken).not.toHaveBeenCalled();
});
