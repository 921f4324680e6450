import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ticksDuring } from '@lectern/base/processor-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../../src/platform/objects/object-store.ts';
import { createS3Pieces } from '../../src/platform/objects/s3-pieces.ts';
import { createS3Store } from '../../src/platform/objects/s3-store.ts';
import { type S3Fault, type S3Server, startS3Server } from './s3-server.ts';

const BYTES = Buffer.alloc(400_000, '一本书');
const PATIENCE = { connectMs: 300, answerMs: 300, bytesPerMs: 10_000 };
/** Two tries, the pause between them, and a reserve for a busy machine. */
const BOUND_MS = 10_000;

let folder: string;
let s3: S3Server;
let store: ObjectStore & { close(): void };
let hash: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-failing-'));
  s3 = await startS3Server();
  store = createS3Store(s3.config, folder, 'objects/', undefined, PATIENCE);
  ({ hash } = await store.put(BYTES));
});
beforeEach(() => {
  s3.fault = 'none';
});
afterAll(async () => {
  store.close();
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

const questions: Record<string, () => Promise<unknown>> = {
  'a size': () => store.size(hash),
  'an object': () => store.get(hash),
  'an object as a stream': async () => buffer(await store.stream(hash)),
  'an upload': () => store.put(Buffer.from(`new ${s3.calls}`)),
  'an upload as a stream': () =>
    store.putStream(Readable.from([Buffer.from(`in pieces ${s3.calls}`)]), 1_000),
  'a deletion': () => store.delete('f'.repeat(64)),
  'the list of objects': async () => {
    for await (const name of store.list()) expect(name).toMatch(/^[0-9a-f]{64}$/);
  },
  'the owner of the store': () => store.owner('ours'),
};

describe.each<S3Fault>(['silent', 'error', 'gone'])('a store that fails (%s)', (fault) => {
  it.each(Object.keys(questions))(
    'causes FILES_UNAVAILABLE in time when it is called for %s',
    async (what) => {
      s3.fault = fault;
      const waited = await ticksDuring(() =>
        expect(questions[what]?.()).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' }),
      );
      expect(waited).toBeLessThan(BOUND_MS);
      s3.fault = 'none';
      await questions[what]?.();
    },
  );
});

it.each<S3Fault>(['cut', 'stops'])(
  'an object whose middle never arrives fails in time (%s)',
  async (fault) => {
    s3.fault = fault;
    const waited = await ticksDuring(async () => {
      for (const read of ['an object', 'an object as a stream'])
        await expect(questions[read]?.()).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    });
    expect(waited).toBeLessThan(BOUND_MS);
  },
);

it('a slow reader, such as a playing video, may take longer than the store’s time limit', async () => {
  const stream = await store.stream(hash);
  const pieces: Buffer[] = [];
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    if (pieces.length === 2) await pause(PATIENCE.answerMs * 3);
  }
  expect(Buffer.concat(pieces).equals(BYTES)).toBe(true);
});

it('a reader that disconnects releases the store’s connection', async () => {
  const stream = await store.stream(hash);
  for await (const piece of stream) {
    expect((piece as Buffer).length).toBeGreaterThan(0);
    break;
  }
  // There are more reads than the client has connections: if one connection were not released, the last reads would
  // wait.
  for (let read = 0; read < 60; read += 1) for await (const _ of await store.stream(hash)) break;
  expect((await store.get(hash)).length).toBe(BYTES.length);
});

/** Open files of this process in the folder of these tests; deleted ones included. */
async function openFiles(): Promise<string[]> {
  const found: string[] = [];
  for (const descriptor of await readdir('/proc/self/fd')) {
    const path = await readlink(`/proc/self/fd/${descriptor}`).catch(() => '');
    if (path.startsWith(folder)) found.push(path);
  }
  return found;
}

describe('an upload that the store refuses', () => {
  beforeEach((context) => context.skip(process.platform !== 'linux', 'open files are counted on Linux'));
  // The object is larger than the amount that a stream reads ahead.
  const large = () => Readable.from([Buffer.alloc(2_000_000, `large ${s3.calls}`)]);

  it('is closed when it is an object', async () => {
    // The store is first asked for the object, which is then sent.
    let asked = 0;
    s3.fault = 'late';
    s3.late = async () => {
      asked += 1;
      if (asked > 1) throw new Error('gone');
    };
    await expect(store.putStream(large(), 3_000_000)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    expect(asked).toBeGreaterThan(1);
    expect(await openFiles()).toEqual([]);
  });

  it.each<S3Fault>(['error', 'gone', 'silent'])('is closed when it is a piece (%s)', async (fault) => {
    const pieces = createS3Pieces(s3.config, folder, PATIENCE);
    s3.fault = fault;
    await expect(pieces.put('file', large())).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    pieces.close();
    expect(await openFiles()).toEqual([]);
  });
});
