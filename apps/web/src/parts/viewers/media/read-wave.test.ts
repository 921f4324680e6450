import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BARS, peaksOf, readWave } from './read-wave.ts';

describe('peaksOf', () => {
  it('returns the loudest value of each part, relative to the loudest part', () => {
    expect(peaksOf([new Float32Array([0.25, -0.5, 0.125, 0, -0.25, 0.25])], 3)).toEqual([1, 0.25, 0.5]);
  });

  it('returns the louder of two channels', () => {
    expect(peaksOf([new Float32Array([0.5, 0]), new Float32Array([0, 0.25])], 2)).toEqual([1, 0.5]);
  });

  it('does not amplify silence, and returns bars without sound', () => {
    expect(peaksOf([new Float32Array([0.0009765625, 0])], 2)).toEqual([0, 0]);
    expect(peaksOf([new Float32Array([0.0019, 0])], 2)[0]).toBe(1);
    expect(peaksOf([])).toEqual(Array.from({ length: BARS }, () => 0));
  });
});

describe('readWave', () => {
  const fetched = vi.fn();
  beforeEach(() => {
    fetched.mockReset();
    fetched.mockImplementation(async () => new Response('sound'));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        async decodeAudioData() {
          return { numberOfChannels: 2, getChannelData: (at: number) => new Float32Array([at, 0.5]) };
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  const read = (seconds: number, signal = new AbortController().signal) => readWave('/a', seconds, signal);

  it('decodes a sound of ten minutes at most', async () => {
    expect((await read(600))?.at(-1)).toBe(0.5);
    for (const seconds of [0, 600.1, Number.NaN]) expect(await read(seconds)).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('returns undefined for a file that is missing or larger than 32 MB', async () => {
    const most = 32 * 1024 ** 2;
    const sized = (length: number, status = 200) =>
      new Response('sound', { status, headers: { 'content-length': String(length) } });
    fetched.mockResolvedValueOnce(sized(most));
    expect(await read(5)).toBeDefined();
    fetched.mockResolvedValueOnce(sized(most + 1));
    expect(await read(5)).toBeUndefined();
    fetched.mockResolvedValueOnce(sized(5, 404));
    expect(await read(5)).toBeUndefined();
  });

  it('returns undefined when it was aborted meanwhile, or the network fails', async () => {
    const abort = new AbortController();
    abort.abort();
    expect(await read(5, abort.signal)).toBeUndefined();
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await read(5)).toBeUndefined();
  });
});
