import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, LazyCode } from './lazy-code.ts';

/** A file of the program that can be loaded once the network is available. */
class Chunk {
  fetches = 0;
  isReachable = false;

  readonly load = async (): Promise<string> => {
    this.fetches += 1;
    if (!this.isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
}

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  // Checks that no test leaves a timer running.
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('lazy code', () => {
  it('is loaded once when several callers request it', async () => {
    const chunk = new Chunk();
    chunk.isReachable = true;
    const code = new LazyCode(chunk.load);
    expect(chunk.fetches).toBe(0);
    expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
    expect(await code.load()).toBe('code');
    expect(chunk.fetches).toBe(1);
    expect(code.state.get()).toEqual({ type: 'here', value: 'code' });
    expect(code.value).toBe('code');
  });

  it('rejects with a ChunkLoadError when it fails to load, and loads at the next request', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    await expect(code.load()).rejects.toThrow(ChunkLoadError);
    expect(code.state.get()).toMatchObject({ type: 'failed', error: { name: 'ChunkLoadError' } });
    chunk.isReachable = true;
    expect(await code.load()).toBe('code');
  });

  it('fails when it has not loaded after two minutes', async () => {
    const code = new LazyCode(() => new Promise<string>(() => undefined));
    const refused = expect(code.load()).rejects.toThrow('timeout');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(code.state.get().type).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  });

  it('is retried automatically after increasing pauses while it is needed', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    const dispose = code.need();
    await vi.advanceTimersByTimeAsync(0);
    expect(chunk.fetches).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(chunk.fetches).toBe(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(chunk.fetches).toBe(2);
    chunk.isReachable = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(code.value).toBe('code');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chunk.fetches).toBe(3);
    dispose();
  });

  it('stays failed while it is retried automatically', async () => {
    const code = new LazyCode(new Chunk().load);
    const dispose = code.need();
    await vi.advanceTimersByTimeAsync(0);
    const told: string[] = [];
    code.state.subscribe(() => told.push(code.state.get().type));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told.every((type) => type === 'failed')).toBe(true);
    dispose();
  });

  it('is retried at once when the network is back', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    const dispose = code.need();
    await vi.advanceTimersByTimeAsync(0);
    chunk.isReachable = true;
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(code.value).toBe('code');
    dispose();
  });

  it('can be requested again through the error of its failure', async () => {
    const importer = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
    const code = new LazyCode<string>(importer);
    const failure: unknown = await code.load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    (failure as ChunkLoadError).again?.();
    expect(code.state.get().type).toBe('waiting');
    expect(await code.load()).toBe('here');
    expect(importer).toHaveBeenCalledTimes(2);
  });

  it('is no longer retried when it is no longer needed', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    const [first, second] = [code.need(), code.need()];
    await vi.advanceTimersByTimeAsync(0);
    first();
    first();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(chunk.fetches).toBe(2);
    second();
    await vi.advanceTimersByTimeAsync(60_000);
    browser.dispatchEvent(new Event('online'));
    expect(chunk.fetches).toBe(2);
  });

  it('is waiting when it is requested again after a failure', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    const dispose = code.need();
    await vi.advanceTimersByTimeAsync(0);
    chunk.isReachable = true;
    code.again();
    expect(code.state.get().type).toBe('waiting');
    await vi.advanceTimersByTimeAsync(0);
    expect(code.value).toBe('code');
    dispose();
  });

  it('reports no failure when it was preloaded', async () => {
    const chunk = new Chunk();
    const code = new LazyCode(chunk.load);
    code.preload();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(chunk.fetches).toBe(1);
  });
});
