import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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

async function asked(code: string): Promise<unknown> {
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(code)}`), LIMITS);
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
  expect(await asked(ASKED)).toEqual({
    question: 'first',
    cache: expect.stringContaining(cache),
    secrets: [],
  });
  expect(existsSync(cache)).toBe(true);
});

it('a thread compiles again when the program has no cache', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', undefined);
  expect(await asked(ASKED)).toEqual({ question: 'first', cache: undefined, secrets: [] });
});

it('a thread ends with the error of a module that cannot be loaded', async () => {
  await expect(asked("throw new Error('broken')")).rejects.toThrow('broken');
});
