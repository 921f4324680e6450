import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@lectern/base';
import { downloadLink } from '@lectern/protocol/documents';
import {
  cancelUpload,
  completeUpload,
  createUpload,
  getUpload,
  putChunk,
  UPLOAD_CHUNK_BYTES,
  UPLOAD_LIFETIME_MS,
} from '@lectern/protocol/uploads';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';
import { createFolderPieces } from '../../../platform/objects/folder-pieces.ts';
import { UploadPieces } from '../upload-pieces.ts';
import { UploadsService } from '../uploads.service.ts';
import { UploadsStore, type UploadTables, type UploadTransaction } from '../uploads.store.ts';
import { isIn, leftOver, NOTHING, png } from './uploaded.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

/** Uploads of another process on the same data. */
function uploadsAt(now: number) {
  const clock = { at: now, now: () => clock.at };
  const store = new UploadsStore(server.platform.database.withTables<UploadTables>());
  const pieces = new UploadPieces({
    store,
    pieces: createFolderPieces(join(server.platform.config.dataFolder, 'objects/pieces')),
    clock,
  });
  const unused = undefined as never;
  const service = new UploadsService({
    store,
    pieces,
    clock,
    objects: unused,
    documents: unused,
    transcoding: unused,
  });
  return { clock, store, pieces, service };
}

describe('an upload', () => {
  it('does not wait for the disk until it is complete, because lost pieces are sent again', async () => {
    const store = new UploadsStore(server.platform.database.withTables<UploadTables>());
    const waits = async (work: (transaction: UploadTransaction) => Promise<unknown>) =>
      store.database.transaction().execute(async (transaction) => {
        // Test databases do not wait by default.
        await sql`set local synchronous_commit = on`.execute(transaction);
        await work(transaction);
        const { rows } = await sql<{
          waits: string;
        }>`select current_setting('synchronous_commit') as waits`.execute(transaction);
        return rows[0]?.waits;
      });
    const bytes = Buffer.from(png(10));
    const { id } = await server.call(createUpload, { body: { name: 'a.png', size: bytes.length } }, chen);
    const append = async (transaction: UploadTransaction) => {
      const piece = { name: 'a', size: bytes.length, checksum: 0 };
      const place = { id, userId: chen.userId, start: 0 };
      expect(await store.append(place, piece, 1, new Date(), transaction)).toBeDefined();
    };
    expect(await waits(append)).toBe('off');
    expect(await waits((transaction) => store.delete(id, chen.userId, transaction))).toBe('on');
  });

  it('of several pieces creates a document with the same bytes, and leaves no temporary data', async () => {
    const bytes = png(UPLOAD_CHUNK_BYTES + 70_000);
    const done = await uploadFile(server, chen, '大图.png', bytes);
    if (done.kind !== 'document') throw new Error('a picture is a document');
    expect(done.document).toMatchObject({
      name: '大图.png',
      resource_type_code: 'assets_picture',
      format: 'png',
      size: bytes.length,
    });
    const { url } = await server.call(downloadLink, { params: { id: done.document.id } }, chen);
    const response = await server.fetch(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await server.fetch(url, { headers: { range: 'bytes=8-15' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(8, 16))).toBe(true);
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('resumes after an interruption at the offset that it reports', async () => {
    const bytes = png(1000);
    const { id } = await server.call(createUpload, { body: { name: 'a.png', size: 1000 } }, chen);
    const put = (offset: number, end: number) => ({
      params: { id },
      query: { offset },
      rawBody: bytes.subarray(offset, end),
    });
    await server.call(putChunk, put(0, 400), chen);
    const again = await server.fails(putChunk, put(0, 400), chen);
    expect(again).toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { offset: 400 } });
    const early = await server.fails(completeUpload, { params: { id } }, chen);
    expect(early).toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { offset: 400 } });
    expect((await server.call(getUpload, { params: { id } }, chen)).offset).toBe(400);
    await server.call(putChunk, put(400, 1000), chen);
    expect((await server.call(completeUpload, { params: { id } }, chen)).kind).toBe('document');
    expect((await server.fails(putChunk, put(0, 400), chen)).code).toBe('UPLOAD_NOT_FOUND');
  });

  it('reports its result for a day to a client that missed the response, without creating anything again', async () => {
    const params = {
      id: (await server.call(createUpload, { body: { name: '一次.png', size: 10 } }, chen)).id,
    };
    await server.call(putChunk, { params, query: { offset: 0 }, rawBody: png(10) }, chen);
    const first = await server.call(completeUpload, { params }, chen);
    // The response was lost: the browser reads the progress, and completes the upload again.
    expect(await server.call(getUpload, { params }, chen)).toMatchObject({ offset: 10, size: 10 });
    const again = await server.call(completeUpload, { params }, chen);
    if (first.kind !== 'document' || again.kind !== 'document') throw new Error('a picture is a document');
    expect(again.document.id).toBe(first.document.id);
    expect(await isIn(server, chen, '一次 (2).png')).toBe(false);
    expect((await server.fails(completeUpload, { params }, li)).code).toBe('UPLOAD_NOT_FOUND');

    const archive = zipSync({ '1.png': new Uint8Array(png(10)) });
    const slides = {
      id: (await server.call(createUpload, { body: { name: '一次.zip', size: archive.length } }, chen)).id,
    };
    await server.call(putChunk, { params: slides, query: { offset: 0 }, rawBody: archive }, chen);
    const call = { params: slides, query: { open_as: 'courseware' as const } };
    expect(await server.call(completeUpload, call, chen)).toEqual(
      await server.call(completeUpload, call, chen),
    );

    const { service, clock } = uploadsAt(Date.now());
    clock.at += UPLOAD_LIFETIME_MS + 60_000;
    await service.sweep();
    expect((await server.fails(getUpload, { params }, chen)).code).toBe('UPLOAD_NOT_FOUND');
    expect((await server.fails(completeUpload, { params }, chen)).code).toBe('UPLOAD_NOT_FOUND');
  });

  it('stores a piece only once when it is sent twice at once', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'b.png', size: 100 } }, chen);
    const put = { params: { id }, query: { offset: 0 }, rawBody: png(100) };
    const results = await Promise.allSettled([
      server.call(putChunk, put, chen),
      server.call(putChunk, put, chen),
    ]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const [one, other] = await Promise.all([
      server.call(completeUpload, { params: { id } }, chen),
      server.call(completeUpload, { params: { id } }, chen),
    ]);
    if (one.kind !== 'document' || other.kind !== 'document') throw new Error('a picture became no document');
    expect(one.document.id).toBe(other.document.id);
    expect(await isIn(server, chen, 'b (2).png')).toBe(false);
  });

  it('is deleted with its pieces when it is cancelled', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'c.png', size: 100 } }, chen);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: png(50) }, chen);
    await server.call(cancelUpload, { params: { id } }, chen);
    expect((await server.fails(cancelUpload, { params: { id } }, chen)).code).toBe('UPLOAD_NOT_FOUND');
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('of another user is not found', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'd.png', size: 10 } }, chen);
    const params = { id };
    const replies = await Promise.all([
      server.fails(getUpload, { params }, li),
      server.fails(putChunk, { params, query: { offset: 0 }, rawBody: png(10) }, li),
      server.fails(completeUpload, { params }, li),
      server.fails(cancelUpload, { params }, li),
    ]);
    expect(replies.map((reply) => reply.code)).toEqual(replies.map(() => 'UPLOAD_NOT_FOUND'));
    await server.call(cancelUpload, { params }, chen);
  });

  it('is swept after a day without progress', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'e.png', size: 10 } }, chen);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: Buffer.alloc(5) }, chen);
    const { service, clock } = uploadsAt(Date.now());
    expect(await service.sweep()).toBe(0);
    clock.at += UPLOAD_LIFETIME_MS + 60_000;
    expect(await service.sweep()).toBe(1);
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('keeps a piece without a row no longer than a day when the process crashed before the row was written', async () => {
    const id = newId();
    await server.platform.pieces.put(id, Readable.from([Buffer.from('half')]));
    const { service, clock } = uploadsAt(Date.now());
    await service.sweep();
    expect((await leftOver(server)).files).toBe(1);
    clock.at += UPLOAD_LIFETIME_MS + 60_000;
    await service.sweep();
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('resumes at a piece that was lost in a power cut, and ends with the right bytes', async () => {
    const bytes = png(300);
    const { id } = await server.call(createUpload, { body: { name: '断电.png', size: 300 } }, chen);
    const put = async (from: number, to: number) => {
      const rawBody = bytes.subarray(from, to);
      await server.call(putChunk, { params: { id }, query: { offset: from }, rawBody }, chen);
    };
    for (const from of [0, 100, 200]) await put(from, from + 100);
    const database = server.platform.database.withTables<UploadTables>();
    const rows = await database.selectFrom('upload_piece').selectAll().orderBy('start').execute();
    // The file has its length on disk, but not its bytes.
    await writeFile(
      join(server.platform.config.dataFolder, 'objects/pieces', id, rows[1]?.name ?? ''),
      Buffer.alloc(100),
    );
    const broken = await server.fails(completeUpload, { params: { id } }, chen);
    expect(broken).toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { offset: 100 } });
    expect((await server.call(getUpload, { params: { id } }, chen)).offset).toBe(100);
    await put(100, 200);
    await put(200, 300);
    const done = await server.call(completeUpload, { params: { id } }, chen);
    if (done.kind !== 'document') throw new Error('a picture is a document');
    const { url } = await server.call(downloadLink, { params: { id: done.document.id } }, chen);
    const kept = Buffer.from(await (await server.fetch(url)).arrayBuffer());
    expect(kept.equals(bytes)).toBe(true);
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('continues on another process with the pieces that this one received', async () => {
    const bytes = png(200);
    const { id } = await server.call(createUpload, { body: { name: '两台.png', size: 200 } }, chen);
    const rawBody = bytes.subarray(0, 100);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody }, chen);
    const { pieces, store } = uploadsAt(Date.now());
    await pieces.append(chen.userId, id, 100, Readable.from([Buffer.from(bytes.subarray(100))]));
    const row = await store.find(id, chen.userId);
    if (!row) throw new Error('the upload no longer exists');
    const parts: Buffer[] = [];
    await pieces.together(row, async (whole) => {
      for await (const part of whole) parts.push(Buffer.from(part));
    });
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    await server.call(cancelUpload, { params: { id } }, chen);
  });

  it('may have at most a thousand pieces', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'g.png', size: 2_000 } }, chen);
    const { store } = uploadsAt(Date.now());
    await store.database.transaction().execute(async (transaction) => {
      for (let start = 0; start < 999; start += 1) {
        const place = { id, userId: chen.userId, start };
        await store.append(place, { name: 'x', size: 1, checksum: 0 }, 1_000, new Date(), transaction);
      }
    });
    const put = (offset: number) => ({ params: { id }, query: { offset }, rawBody: png(10) });
    expect((await server.call(putChunk, put(999), chen)).offset).toBe(1_009);
    expect((await server.fails(putChunk, put(1_009), chen)).code).toBe('INVALID_INPUT');
    await server.call(cancelUpload, { params: { id } }, chen);
    expect(await leftOver(server)).toEqual(NOTHING);
  });
});
