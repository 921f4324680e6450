import { describe, expect, it, vi } from 'vitest';
import { keepSounds } from './keep-sounds.ts';

type Kept = Record<string, unknown>;

function lessonWith(values: Kept = {}) {
  let now = values;
  return {
    get: () => now,
    subscribe: () => () => undefined,
    change: vi.fn((patch: Kept) => {
      now = { ...now, ...patch };
    }),
  };
}

function soundsOf(stands: Kept = {}) {
  const carried = {
    stands,
    onChange: undefined as (() => void) | undefined,
    restore: vi.fn((_: Kept, urlOf: (id: string) => string | undefined) => urlOf('drum') !== undefined),
  };
  const heard = { carried };
  const later = {
    heard: undefined as typeof heard | undefined,
    onMade: undefined as ((made: typeof heard) => void) | undefined,
    ask: (action: (all: typeof heard) => void) => {
      later.heard = heard;
      later.onMade?.(heard);
      action(heard);
    },
  };
  return { later, carried, heard };
}

const never = () => () => undefined;
const stand = { at: 12, plays: true, pages: 3, volume: 1, loop: false };

describe('sounds that play across pages', () => {
  it('are stored with the lesson while they play, and resumed after a reload', () => {
    const lesson = lessonWith();
    const { later, carried } = soundsOf();
    const stop = keepSounds(later as never, lesson as never, () => 'a.mp3', never);
    later.ask(() => undefined);
    expect(carried.restore).not.toHaveBeenCalled();
    carried.stands = { drum: stand };
    carried.onChange?.();
    expect(lesson.get()).toEqual({ heard: { drum: stand } });
    stop();
    expect(carried.onChange).toBeUndefined();

    const anew = soundsOf();
    keepSounds(anew.later as never, lesson as never, () => 'a.mp3', never);
    expect(anew.carried.restore).toHaveBeenCalledWith({ drum: stand }, expect.any(Function));
    anew.carried.onChange?.();
    expect(lesson.get()).toEqual({ heard: undefined });
  });

  it('load no code when the lesson stores no sounds', () => {
    const { later } = soundsOf();
    keepSounds(later as never, lessonWith() as never, () => undefined, never);
    expect(later.heard).toBeUndefined();
  });

  it('are resumed when their URLs are known', () => {
    const { later, carried } = soundsOf();
    let url: string | undefined;
    const listeners = new Set<() => void>();
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    keepSounds(
      later as never,
      lessonWith({ heard: { drum: stand } }) as never,
      () => url,
      subscribe as never,
    );
    expect(listeners.size).toBe(1);
    url = 'a.mp3';
    for (const listener of listeners) listener();
    expect(carried.restore).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
  });
});
