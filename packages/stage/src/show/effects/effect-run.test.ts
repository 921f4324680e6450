import type { PlannedEffect } from '@lectern/playback';
import { afterEach, expect, it, vi } from 'vitest';
import { EffectRun } from './effect-run.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A drawn element whose animations have begun and wait for the next frame. */
function drawn(): HTMLElement {
  const animate = (_: unknown, { delay, duration }: { delay: number; duration: number }) => ({
    playState: 'running',
    persist: () => undefined,
    effect: { getComputedTiming: () => ({ endTime: delay + duration }) },
  });
  const element = { animate };
  return { querySelector: () => element } as unknown as HTMLElement;
}

function entrance(duration: number): PlannedEffect {
  const keyframes = [{ opacity: 0 }, { opacity: 1 }];
  const track = { part: 'element', begin: 0, duration, keyframes, iterations: 1, hold: false } as const;
  return {
    target: { elementId: 'one' },
    kind: 'entrance',
    begin: 0,
    duration,
    iterations: 1,
    autoReverse: false,
    tracks: duration > 0 ? [track] : [],
  } as unknown as PlannedEffect;
}

it('an effect without duration does not count as moving while it waits for a frame, so that a second press starts the next step', () => {
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  expect(new EffectRun(drawn(), entrance(0), {}, false).moving).toEqual([]);
  expect(new EffectRun(drawn(), entrance(500), {}, false).moving).toHaveLength(1);
});
