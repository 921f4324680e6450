import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { type PreviewSource, usePreview } from './use-preview.ts';

// The hook loads this code at its first pause, which the clock of a test would not wait for.
beforeAll(() => import('../../platform/push/pause-until-push.ts'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** A wait in real time, in which code is loaded: `expect.poll` would advance the clock of the test. */
const realMoment = () => new Promise((resolve) => realTimeout(resolve, 5));

/**
 * Repeats an assertion in real time until it passes. `vi.waitFor` would advance the clock of the test, and give up after
 * a second, which a busy machine may need.
 */
async function eventually(holds: () => void): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      holds();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await realMoment();
  }
}

const preparing = { status: 'preparing', progress: 0 } as const;

/** A server whose conversion is going on; `times` are the times of its calls since the first, milliseconds. */
function slowSource(more: Partial<PreviewSource> = {}) {
  const times: number[] = [];
  let begun: number | undefined;
  const asked = async () => {
    begun ??= performance.now();
    times.push(Math.round(performance.now() - begun));
    return preparing;
  };
  const source = { open: asked, look: asked, cancel: async () => undefined, ...more } as PreviewSource;
  return { source, times };
}

describe('usePreview', () => {
  it('asks after 300 ms, then half as long again each time, up to every 3 s', async () => {
    const { source, times } = slowSource();
    await mountHook(() => usePreview('one', source));
    while (times.length < 9) {
      await realMoment();
      await vi.advanceTimersToNextTimerAsync();
    }
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(waits.slice(0, 3)).toEqual([300, 450, 675]);
    expect(waits.at(-1)).toBe(3_000);
  });

  it('returns offline while the server is unreachable, and goes on asking', async () => {
    let isAway = true;
    const { source } = slowSource({
      open: async () => {
        if (isAway) throw networkError();
        return preparing;
      },
    });
    const result = await mountHook(() => usePreview('one', source));
    await eventually(() => expect(result().look).toEqual({ status: 'offline' }));
    isAway = false;
    // The next question is asked after a pause, whose code may be loaded only now.
    while (result().look.status === 'offline') {
      await realMoment();
      await vi.advanceTimersToNextTimerAsync();
    }
    expect(result().look).toEqual(preparing);
  });

  it('returns why the server refuses, and asks anew at a wish', async () => {
    let answers = 0;
    const { source } = slowSource({
      open: async () => {
        answers += 1;
        throw new ApiError(400, 'FILE_ENCRYPTED', {}, '文件有密码');
      },
    });
    const result = await mountHook(() => usePreview('one', source));
    const refused = { status: 'refused', code: 'FILE_ENCRYPTED', message: '文件有密码' };
    await eventually(() => expect(result().look).toEqual(refused));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers).toBe(1);
    result().again();
    await eventually(() => expect(answers).toBe(2));
  });

  it('shows no preview after the conversion was cancelled, and cancels it on the server', async () => {
    const cancelled: string[] = [];
    const { source } = slowSource({ cancel: async (id) => void cancelled.push(id) });
    const result = await mountHook(() => usePreview('one', source));
    result().cancel();
    await eventually(() => expect(result().look).toEqual({ status: 'none' }));
    expect(cancelled).toEqual(['one']);
  });

  it('renews addresses once within 20 s', async () => {
    const { source } = slowSource();
    const result = await mountHook(() => usePreview('one', source));
    expect([await result().renew(), await result().renew()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result().renew()).toBe(true);
  });
});
