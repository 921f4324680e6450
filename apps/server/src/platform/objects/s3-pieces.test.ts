import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { newId } from '@lectern/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/platform/s3-server.ts';
import { limitedBody } from '../http/limited-body.ts';
import { createFolderPieces } from './folder-pieces.ts';
import type { PieceStore } from './piece-store.ts';
import { createS3Pieces } from './s3-pieces.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pieces-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true, force: true });
});

const of = (text: string) => Readable.from([Buffer.from(text)]);

async function read(store: PieceStore, file: string, name: string): Promise<string> {
  let whole = '';
  for await (const part of store.read(file, name, Buffer.alloc(3)))
    whole += Buffer.from(part).toString('latin1');
  return whole;
}

async function filesOf(store: PieceStore, before: number): Promise<string[]> {
  const files: string[] = [];
  for await (const file of store.files(before)) files.push(file);
  return files.sort();
}

const engines: [string, () => PieceStore][] = [
  ['a folder', () => createFolderPieces(join(folder, 'pieces'))],
  ['S3', () => createS3Pieces(s3.config, join(folder, 'incoming'))],
];

describe.each(engines)('pieces in %s', (_name, open) => {
  it('are found by every process in order, and deleted one by one or all at once', async () => {
    const [one, other] = [open(), open()];
    const file = newId();
    const first = await one.put(file, of('the first'));
    const second = await other.put(file, of('the second'));
    expect(first).toMatchObject({ size: 9, checksum: crc32('the first') });
    expect(await read(other, file, first.name)).toBe('the first');
    expect(await read(one, file, second.name)).toBe('the second');
    await one.delete(file, first.name);
    expect(await read(other, file, first.name)).toBe('');
    await other.deleteAll(file);
    await other.deleteAll(file);
    expect(await read(one, file, second.name)).toBe('');
  });

  it('leave no data when their sender disconnects', async () => {
    const store = open();
    const file = newId();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line broke');
      })(),
    );
    await expect(store.put(file, broken)).rejects.toThrow('the line broke');
    await store.put(file, of('whole'));
    let count = 0;
    for (const place of [join(folder, 'pieces', file), join(folder, 'incoming')])
      count += (await readdir(place).catch(() => [])).length;
    expect(count).toBeLessThanOrEqual(1);
    await store.deleteAll(file);
  });

  it('are complete when their stream ends while the last part is being written', async () => {
    const store = open();
    const file = newId();
    const source = new Readable({ read: () => undefined });
    const put = store.put(file, source);
    while (source.listenerCount('data') === 0) await new Promise((resolve) => setImmediate(resolve));
    const part = Buffer.alloc(8_388_608, 'x');
    source.emit('data', part);
    source.emit('end');
    source.emit('close');
    const piece = await put;
    let size = 0;
    for await (const read of store.read(file, piece.name, Buffer.alloc(262_144))) size += read.byteLength;
    expect(size).toBe(8_388_608);
    await store.deleteAll(file);
  });

  it('are listed by file, except files with a very recent piece', async () => {
    const store = open();
    const files = [newId(), newId()].sort();
    for (const file of files) for (const text of ['a', 'b', 'c']) await store.put(file, of(text));
    expect(await filesOf(store, Date.now() - 60_000)).toEqual([]);
    expect(await filesOf(store, Date.now() + 60_000)).toEqual(files);
    for (const file of files) await store.deleteAll(file);
  });
});

it('leave no garbage when they arrive from a socket', async () => {
  const store = createFolderPieces(join(folder, 'received'));
  const server = createServer((request, response) => {
    void store.put('a', limitedBody(request, 4_194_304)).then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The sender runs in this process too: it sends one buffer again and again.
  const body = Buffer.alloc(4_194_304, 'x');
  const send = () => fetch(`http://127.0.0.1:${port}`, { method: 'PUT', body });
  await send();
  const freed = countTransfers();
  for (let at = 0; at < 8; at += 1) await send();
  server.close();
  // All received memory was freed, whatever the engine collected meanwhile.
  expect(freed()).toBe(8 * body.byteLength);
});

/** Counts bytes that are freed by detaching their buffers. */
function countTransfers(): () => number {
  const { transfer } = ArrayBuffer.prototype;
  let bytes = 0;
  ArrayBuffer.prototype.transfer = function counted(length) {
    bytes += this.byteLength;
    return transfer.call(this, length);
  };
  return () => {
    ArrayBuffer.prototype.transfer = transfer;
    return bytes;
  };
}
