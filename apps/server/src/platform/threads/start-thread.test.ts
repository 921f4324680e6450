import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startThread } from './thread-work.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-threads-'));
const LIMITS = { maxOldGenerationSizeMb: 64 };
const ASKED = `
  import { getCompileCacheDir } from 'node:module';
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (question) =>
    parentPort.postMessage({ question, cache: getCompileCacheDir(), secrets: Object.keys(process.env) }));`;

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

async function asked(module: URL): Promise<unknown> {
  const thread = startThread(module, LIMITS);
  try {
    // The message is sent before the thread's module is loaded, and waits.
    thread.postMessage('first');
    return (await once(thread, 'message'))[0];
  } finally {
    await thread.terminate();
  }
}

it('a thread stores its compiled code in the program’s cache, and has no environment', async () => {
  const cache = path.join(folder, 'cache');
  vi.stubEnv('NODE_COMPILE_CACHE', cache);
  expect(await asked(moduleOf(ASKED))).toEqual({
    question: 'first',
    cache: expect.stringContaining(cache),
    secrets: [],
  });
  expect(existsSync(cache)).toBe(true);
});

it('a thread compiles again when the program has no cache', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  expect(await asked(moduleOf(ASKED))).toEqual({ question: 'first', cache: undefined, secrets: [] });
});

it('a thread runs the bundle of its module where there is one, and the module itself where there is none', async () => {
  const bundles = path.join(folder, 'bundles');
  mkdirSync(bundles, { recursive: true });
  writeFileSync(path.join(bundles, 'features-some-one.thread.js'), ASKED);
  vi.stubEnv('LECTERN_THREADS', bundles);
  const sources = new URL('../../features/some/', import.meta.url);
  expect(await asked(new URL('one.thread.ts', sources))).toMatchObject({ question: 'first' });
  await expect(asked(new URL('another.thread.ts', sources))).rejects.toThrow('Cannot find module');
});

it('a thread ends with the error of a module that cannot be loaded', async () => {
  await expect(asked(moduleOf("throw new Error('broken')"))).rejects.toThrow('broken');
});
