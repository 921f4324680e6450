import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { missing } from '@lectern/base/missing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/platform/s3-server.ts';
import { hasSwift, type SwiftServer, startSwift } from '../../../test/platform/swift-server.ts';
import { readConfig, type S3Config } from '../config.ts';
import { createFolderStore } from './folder-store.ts';
import { sweepIncoming } from './incoming-folder.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

const ABSENT = 'f'.repeat(64);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let memory: S3Server;
let swift: SwiftServer | undefined;
const { s3 } = readConfig(process.env);
const startsSwift = s3 === undefined && hasSwift();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-objects-'));
  memory = await startS3Server();
  if (startsSwift) swift = await startSwift();
});
afterAll(async () => {
  memory.close();
  await swift?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A real S3 server: the one in the environment, otherwise Swift if it is installed. */
const realS3 = () => s3 ?? swift?.config ?? memory.config;
const openS3 = (config: S3Config) => createS3Store(config, join(folder, 'incoming'));
const engines: [string, () => ObjectStore, boolean][] = [
  ['a folder', () => createFolderStore(join(folder, 'kept')), true],
  ['S3', () => openS3(memory.config), true],
  ['a real S3 server', () => openS3(realS3()), Boolean(s3) || startsSwift],
];

describe.each(engines)('objects in %s', (_name, open, isHere) => {
  const why = missing('s3', isHere, 'S3_ENDPOINT is not set, and Swift is not installed');
  beforeEach((context) => context.skip(why !== undefined, why));

  it('are read as they were written, under their hash, and stored once', async () => {
    const store = open();
    const bytes = bytesOf('一本书');
    const first = await store.put(bytes);
    const second = await store.putStream(Readable.from([Buffer.from(bytes)]), 100);
    expect(first).toEqual({ hash: hashOf(bytes), size: bytes.length });
    expect(second).toEqual(first);
    expect(Buffer.from(await store.get(first.hash))).toEqual(Buffer.from(bytes));
    expect(await store.has(first.hash)).toBe(true);
    expect(await store.size(first.hash)).toBe(bytes.length);
  });

  it('are read from any first to any last byte', async () => {
    const store = open();
    const { hash } = await store.put(bytesOf('0123456789'));
    expect((await buffer(await store.stream(hash, [2, 5]))).toString()).toBe('2345');
    expect((await buffer(await store.stream(hash))).toString()).toBe('0123456789');
  });

  it('are the same when the bytes arrive in pieces of any size', async () => {
    const store = open();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 2_000 }), { maxLength: 8 }), async (pieces) => {
        const whole = Buffer.concat(pieces);
        const stored = await store.putStream(
          Readable.from(pieces.map((piece) => Buffer.from(piece))),
          20_000,
        );
        expect(stored).toEqual({ hash: hashOf(whole), size: whole.length });
        expect(Buffer.from(await store.get(stored.hash)).equals(whole)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('are refused when too large and leave no files', async () => {
    const store = open();
    const large = bytesOf('x'.repeat(101));
    await expect(store.putStream(Readable.from([Buffer.from(large)]), 100)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    expect(await store.has(hashOf(large))).toBe(false);
  });

  it('leave no files when their stream breaks', async () => {
    const store = open();
    const broken = new Readable({
      read() {
        this.push(Buffer.from('half'));
        this.destroy(new Error('the line broke'));
      },
    });
    await expect(store.putStream(broken, 100)).rejects.toThrow('the line broke');
    expect(await store.has(hashOf(bytesOf('half')))).toBe(false);
  });

  it('are reported as ASSET_NOT_FOUND when they are missing, or when the name is no hash', async () => {
    const store = open();
    for (const name of [ABSENT, '../../etc/passwd', '', 'A'.repeat(64)]) {
      await expect(store.get(name)).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
      await expect(store.stream(name)).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' });
    }
    expect(await store.has(ABSENT)).toBe(false);
    expect(await store.size(ABSENT)).toBeUndefined();
  });

  it('are listed and deleted', async () => {
    const store = open();
    const { hash } = await store.put(bytesOf('to be listed'));
    const { hash: gone } = await store.put(bytesOf('to be deleted'));
    await store.delete(gone);
    await store.delete(gone);
    const listed: string[] = [];
    for await (const name of store.list()) listed.push(name);
    expect(listed).toContain(hash);
    expect(listed).not.toContain(gone);
  });

  it('are stored whole when many callers store them at once', async () => {
    const store = open();
    const bytes = bytesOf('everybody uploads the same picture'.repeat(1_000));
    const puts = Array.from({ length: 20 }, () => store.put(bytes));
    expect(new Set((await Promise.all(puts)).map(({ hash }) => hash)).size).toBe(1);
    expect(hashOf(await store.get(hashOf(bytes)))).toBe(hashOf(bytes));
  });
});

describe('a folder of objects', () => {
  it('reads, measures and removes only objects, for any requested name', async () => {
    const place = join(folder, 'far/down/objects');
    const store = createFolderStore(place);
    await store.put(bytesOf('inside'));
    for (const name of ['../../victim', '..//.victim', 'owner', 'ab/../../../../victim', 'A'.repeat(64)]) {
      // the file is where the store would look for it if a name could be anything
      const victim = join(place, name.slice(0, 2), name.slice(2, 4), name);
      await mkdir(dirname(victim), { recursive: true });
      await writeFile(victim, 'not an object');
      const refused = { code: 'ASSET_NOT_FOUND' };
      await expect((async () => store.get(name))(), name).rejects.toMatchObject(refused);
      await expect((async () => store.stream(name))(), name).rejects.toMatchObject(refused);
      await expect((async () => store.size(name))(), name).rejects.toMatchObject(refused);
      await expect((async () => store.delete(name))(), name).rejects.toMatchObject(refused);
    }
  });

  it('removes partly received files a day after a crash, and no file that another node is receiving', async () => {
    const place = join(folder, 'shared');
    const one = createFolderStore(place);
    let whole: (bytes: Buffer) => void = () => undefined;
    const pieces = Readable.from(
      (async function* () {
        yield Buffer.from('half ');
        yield await new Promise<Buffer>((resolve) => {
          whole = resolve;
        });
      })(),
    );
    const receiving = one.putStream(pieces, 100);
    const crashed = join(place, 'incoming', 'of-a-process-that-is-no-more');
    await mkdir(crashed, { recursive: true });
    await writeFile(join(crashed, 'half'), 'hal');
    const day = 86_400_000;
    for (const left of [join(crashed, 'half'), crashed])
      await utimes(left, new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day));
    await expect.poll(() => readdir(join(place, 'incoming'))).toHaveLength(2);
    // Another node starts.
    await sweepIncoming(place);
    expect(await readdir(crashed)).toEqual([]);
    whole(Buffer.from('and whole'));
    const { hash } = await receiving;
    expect(hash).toBe(hashOf(bytesOf('half and whole')));
    await sweepIncoming(place, Date.now() + 2 * day);
    expect(await readdir(join(place, 'incoming'))).toEqual([]);
  });

  it('repairs an object whose file was truncated by a full disk', async () => {
    const place = join(folder, 'cut');
    const store = createFolderStore(place);
    const { hash } = await store.put(bytesOf('the whole content'));
    await writeFile(join(place, hash.slice(0, 2), hash.slice(2, 4), hash), 'the wh');
    await store.put(bytesOf('the whole content'));
    expect(Buffer.from(await store.get(hash)).toString()).toBe('the whole content');
  });
});

describe('S3', () => {
  it.each([
    ['of the tests', () => memory.config],
    ['of a real server, if there is one', realS3],
  ])('%s rejects when the secret is wrong', async (_name, config) => {
    const store = openS3({ ...config(), secretKey: 'another secret' });
    await expect(store.put(bytesOf('not mine'))).rejects.toThrow();
    await expect(store.has(ABSENT)).rejects.toThrow();
  });

  it('leaves no temporary file after a call', async () => {
    const store = openS3(memory.config);
    await store.putStream(Readable.from([Buffer.from('through a file')]), 100);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });
});
