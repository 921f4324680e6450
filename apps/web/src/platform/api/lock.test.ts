import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './lock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests the lock of the browser under a name of this program', async () => {
  const request = vi.fn((_: string, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withLock('renewal', async () => 7)).toBe(7);
  expect(request.mock.calls[0]?.[0]).toBe('lectern-renewal');
});

describe('without locks in the browser', () => {
  const kept = new Map<string, string>();
  const KEY = 'lectern.lock.a';
  beforeEach(() => {
    kept.clear();
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('runs the work under a lease, which it removes afterwards, also after a failure', async () => {
    let during: string | undefined;
    const work = withLock('a', async () => {
      during = kept.get(KEY);
      throw new Error('failed');
    });
    const end = expect(work).rejects.toThrow('failed');
    await vi.advanceTimersByTimeAsync(50);
    await end;
    expect(during?.split('@')[1]).toBe('1015000');
    expect(kept.size).toBe(0);
  });

  it('waits until the lease of another window expires', async () => {
    kept.set(KEY, 'other@1000500');
    const work = vi.fn(async () => undefined);
    const end = withLock('a', work);
    await vi.advanceTimersByTimeAsync(499);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await end;
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits when another window wrote its lease at the same moment', async () => {
    const work = vi.fn(async () => undefined);
    const end = withLock('a', work);
    await vi.advanceTimersByTimeAsync(10);
    kept.set(KEY, `other@${1_000_300}`);
    await vi.advanceTimersByTimeAsync(200);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    await end;
    expect(work).toHaveBeenCalledOnce();
  });

  it('leaves a lease that another window has taken meanwhile', async () => {
    const end = withLock('a', async () => {
      kept.set(KEY, 'other@9999999');
    });
    await vi.advanceTimersByTimeAsync(50);
    await end;
    expect(kept.get(KEY)).toBe('other@9999999');
  });

  it('runs the work when storage is refused', async () => {
    vi.stubGlobal('localStorage', undefined);
    const end = withLock('a', async () => 7);
    await vi.advanceTimersByTimeAsync(50);
    expect(await end).toBe(7);
  });
});
