import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, isDrawn } from './drawn.ts';

const fonts = { status: 'loaded', ready: Promise.resolve() };
let frames = 0;
/** Called before each frame with its number, from 1 on. */
let beforeFrame: (frame: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  frames = 0;
  beforeFrame = () => undefined;
  fonts.status = 'loaded';
  fonts.ready = Promise.resolve();
  vi.stubGlobal('document', { fonts });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames += 1;
    beforeFrame(frames);
    queueMicrotask(callback);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An element whose parts have these marks and pictures. */
function hostOf(marks: Set<string>, pictures: object[] = []) {
  const asked: string[] = [];
  const host = {
    querySelector: (selector: string) =>
      [...marks].some((mark) => selector.includes(`[${mark}]`)) ? {} : null,
    querySelectorAll: (selector: string) => {
      asked.push(selector);
      return pictures;
    },
    getBoundingClientRect: () => ({}),
  };
  return { host: host as unknown as Element, asked };
}

describe('drawn', () => {
  it('resolves after two frames without pending work', async () => {
    expect(await drawn(hostOf(new Set()).host)).toBe(true);
    expect(frames).toBe(2);
  });

  it('waits while a part loads its code, and two frames longer', async () => {
    const marks = new Set(['data-loading']);
    beforeFrame = (frame) => {
      if (frame === 4) marks.clear();
    };
    expect(await drawn(hostOf(marks).host)).toBe(true);
    expect(frames).toBe(5);
  });

  it('waits for fonts, and two frames longer', async () => {
    fonts.status = 'loading';
    let loaded: () => void = () => undefined;
    fonts.ready = new Promise((resolve) => {
      loaded = () => {
        fonts.status = 'loaded';
        resolve();
      };
    });
    let done = false;
    const waiting = drawn(hostOf(new Set()).host).then((result) => {
      done = result;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toBe(false);
    loaded();
    await waiting;
    expect(done).toBe(true);
    expect(frames).toBe(3);
  });

  it('decodes each picture once, and does not wait for a picture that cannot be shown', async () => {
    const decode = vi.fn(() => Promise.reject(new Error('no picture')));
    const { host, asked } = hostOf(new Set(), [{ decode }]);
    expect(await drawn(host)).toBe(true);
    expect(decode).toHaveBeenCalledTimes(1);
    expect(frames).toBe(3);
    expect(asked[0]).toBe('img, image');
  });

  it('resolves to false after twelve seconds of waiting for one picture', async () => {
    let result: boolean | undefined;
    const waiting = drawn(hostOf(new Set(), [{ decode: () => new Promise(() => undefined) }]).host).then(
      (one) => {
        result = one;
      },
    );
    await vi.advanceTimersByTimeAsync(11_900);
    expect(result).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await waiting;
    expect(result).toBe(false);
  });

  it('resolves to false when a part is still loading after twelve seconds', async () => {
    beforeFrame = () => vi.setSystemTime(Date.now() + 1000);
    vi.stubGlobal('performance', { now: () => Date.now() });
    expect(await drawn(hostOf(new Set(['data-loading'])).host)).toBe(false);
    expect(frames).toBe(12);
  });
});

describe('isDrawn', () => {
  it('returns whether no part is loading or lacking, fonts are loaded, and pictures are complete', () => {
    expect(isDrawn(hostOf(new Set()).host)).toBe(true);
    expect(isDrawn(hostOf(new Set(['data-loading'])).host)).toBe(false);
    expect(isDrawn(hostOf(new Set(['data-lacking'])).host)).toBe(false);
    expect(isDrawn(hostOf(new Set(), [{ complete: true }]).host)).toBe(true);
    expect(isDrawn(hostOf(new Set(), [{ complete: true }, { complete: false }]).host)).toBe(false);
    fonts.status = 'loading';
    expect(isDrawn(hostOf(new Set()).host)).toBe(false);
  });
});
