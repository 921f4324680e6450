import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LecternError, UPLOAD_MAX_BYTES } from '@lectern/protocol';
import { UPLOAD_LIFETIME_MS } from '@lectern/protocol/uploads';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { inMemory } from '../../platform/objects/file-bytes.ts';
import { UploadPieces } from './upload-pieces.ts';
import { UploadsService } from './uploads.service.ts';
import { UploadsStore, type UploadTables } from './uploads.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<UploadTables>();
const store = new UploadsStore(database);
afterAll(() => opened.close());

let now: number;
let full: boolean;
let binned: number | null;
const calls: string[] = [];
const kept = new Map<string, Buffer>();
const clock = { now: () => now };
const pieces = new UploadPieces({
  store,
  clock,
  pieces: {
    async put(file: string, bytes: Readable) {
      const whole = Buffer.concat(await bytes.toArray());
      const name = `${file} ${kept.size}`;
      kept.set(name, whole);
      return { name, size: whole.length, checksum: crc32(whole) };
    },
    async *read(_file: string, name: string) {
      const bytes = kept.get(name);
      if (bytes) yield bytes;
    },
    delete: async (_file: string, name: string) => void kept.delete(name),
    async deleteAll(file: string) {
      for (const name of kept.keys()) if (name.startsWith(file)) kept.delete(name);
    },
    async *files() {},
  } as never,
});
const uploads = new UploadsService({
  store,
  pieces,
  clock,
  objects: {
    async putStream(
      bytes: AsyncIterable<Uint8Array>,
      _max: number,
      accept: (received: object) => Promise<void>,
    ) {
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(Buffer.from(part));
      const whole = Buffer.concat(parts);
      const hash = createHash('sha256').update(whole).digest('hex');
      await accept({ hash, file: inMemory(whole) });
      return { hash, size: whole.length };
    },
  },
  documents: {
    create: async ({ name }: { name: string }) => ({ id: `created ${name}` }),
    get: async (_userId: string, id: string) => ({ id, bin_at: binned }),
    presentOwn: (row: object) => row,
    space: {
      async checkRoom(_userId: string, _parentId: string | null, bytes: number) {
        calls.push(`room ${bytes}`);
        if (full) throw new LecternError('CAPACITY_NOT_ENOUGH');
      },
    },
    versions: {
      async replaceable(_userId: string, id: string, format: string) {
        if (id !== 'there' || format !== 'txt') throw new LecternError('FILE_TYPE_MISMATCH');
        return { id };
      },
      replace: async (_userId: string, id: string) => ({ id: `replaced ${id}` }),
    },
  },
  transcoding: {
    checkCallback: (url: string | null) => url,
    start: async ({ name }: { name: string }) => ({
      taskId: `task ${name}`,
      afterCommit: async () => void calls.push('committed'),
    }),
  },
} as never);

beforeEach(async () => {
  await database.deleteFrom('upload').execute();
  now = ROW_TIME.getTime();
  full = false;
  binned = null;
  calls.length = 0;
  kept.clear();
});

const begin = (name = 'a.txt', size = 4, more: object = {}) =>
  uploads.create('chen', {
    name,
    size,
    parentId: null,
    callbackUrl: null,
    withCover: true,
    replaces: null,
    ...more,
  });
const send = (id: string, text: string, offset = 0, userId = 'chen') =>
  uploads.append(userId, id, offset, Readable.from([Buffer.from(text)]));
const complete = (id: string, opens = false) => uploads.complete('chen', id, 'zh', opens);

describe('a new upload', () => {
  it('is refused for other types, too many bytes, a document that it cannot replace, and without space', async () => {
    await expect(begin('a.exe')).rejects.toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
    await expect(begin('a.txt', UPLOAD_MAX_BYTES + 1)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    await expect(begin('a.txt', UPLOAD_MAX_BYTES)).resolves.toBeDefined();
    await expect(begin('a.pdf', 1, { replaces: 'there' })).rejects.toMatchObject({
      code: 'FILE_TYPE_MISMATCH',
    });
    full = true;
    await expect(begin()).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
  });

  it('counts the bytes of unfinished uploads, of which a user may have 64', async () => {
    await begin('a.txt', 10);
    await begin('a.txt', 5);
    expect(calls).toEqual(['room 10', 'room 15']);
    for (let count = 2; count < 64; count += 1) await begin('a.txt', 0);
    await expect(begin()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a piece', () => {
  it('is appended at the offset that was received', async () => {
    const { id } = await begin();
    expect((await send(id, 'ab')).received).toBe(2);
    await expect(send(id, 'cd', 0)).rejects.toMatchObject({
      code: 'UPLOAD_OFFSET_WRONG',
      details: { offset: 2 },
    });
    await expect(send(id, 'cd', 2, 'li')).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect((await send(id, '', 2)).received).toBe(2);
    expect((await send(id, 'cd', 2)).received).toBe(4);
    expect([...kept.values()].map(String)).toEqual(['ab', 'cd']);
  });

  it('is not stored beyond the size of the file', async () => {
    const { id } = await begin();
    await expect(send(id, 'abcde')).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(kept.size).toBe(0);
  });
});

describe('a complete upload', () => {
  it('becomes a document, and returns the same document again', async () => {
    const { id } = await begin();
    await send(id, 'text');
    const completed = { kind: 'document', document: { id: 'created a.txt' } };
    expect(await complete(id)).toEqual(completed);
    expect(kept.size).toBe(0);
    expect(await complete(id)).toMatchObject(completed);
    expect(await uploads.get('chen', id)).toMatchObject({ received: 4 });
    await expect(uploads.get('li', id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    binned = 5;
    await expect(complete(id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  });

  it('replaces the file of a document', async () => {
    const { id } = await begin('a.txt', 4, { replaces: 'there' });
    await send(id, 'text');
    expect(await complete(id)).toEqual({ kind: 'document', document: { id: 'replaced there' } });
  });

  it('is refused before all bytes were received', async () => {
    const { id } = await begin();
    await send(id, 'abc');
    await expect(complete(id)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { offset: 3 } });
  });

  it('is discarded when its content does not match its name, and kept when space is missing', async () => {
    const wrong = await begin('a.png');
    await send(wrong.id, 'text');
    await expect(complete(wrong.id)).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' });
    await expect(uploads.get('chen', wrong.id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    expect(kept.size).toBe(0);
    const { id } = await begin();
    await send(id, 'text');
    full = true;
    await expect(complete(id)).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
    full = false;
    expect((await complete(id)).kind).toBe('document');
  });

  it('is sent again from a piece that was damaged', async () => {
    const { id } = await begin();
    await send(id, 'ab');
    await send(id, 'cd', 2);
    const [, second] = kept.keys();
    kept.set(second ?? '', Buffer.from('cX'));
    await expect(complete(id)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { offset: 2 } });
    expect((await uploads.get('chen', id)).received).toBe(2);
    await send(id, 'cd', 2);
    expect((await complete(id)).kind).toBe('document');
  });
});

it('cancel deletes an upload of the user', async () => {
  const { id } = await begin();
  await send(id, 'ab');
  await expect(uploads.cancel('li', id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  await uploads.cancel('chen', id);
  expect(kept.size).toBe(0);
  await expect(uploads.cancel('chen', id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
});

it('sweep deletes uploads without progress for a day', async () => {
  const old = await begin();
  await send(old.id, 'ab');
  now += UPLOAD_LIFETIME_MS;
  const fresh = await begin();
  expect(await uploads.sweep()).toBe(0);
  now += 1;
  expect(await uploads.sweep()).toBe(1);
  expect(kept.size).toBe(0);
  await expect(uploads.get('chen', old.id)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
  expect((await uploads.get('chen', fresh.id)).received).toBe(0);
});
