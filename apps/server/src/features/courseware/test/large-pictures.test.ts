import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { readNdpx } from '@lectern/courseware/ndpx';
import { coursewareFile, linkAssets, uploadAsset } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openLive } from '../../../../test/setup/live-client.ts';
import { whyNoFfmpeg } from '../../../../test/setup/programs.ts';
import { signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import { pictureSize } from '../../../platform/picture-header.ts';
import { PictureScaler } from '../../conversion/index.ts';

const server = await startTestServer();
const chen = await signIn(server);
afterAll(() => server.close());

const never = new AbortController().signal;
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black and white picture, which is small in bytes with any number of pixels. */
function picture(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const row = Buffer.alloc(Math.ceil(width / 8) + 1, 0xf0);
  row[0] = 0;
  const rows = Buffer.alloc(row.length * height);
  for (let at = 0; at < rows.length; at += row.length) row.copy(rows, at);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(rows, { level: 1 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

async function newCourseware(): Promise<string> {
  const made = { query: { auto_rename: true }, body: { name: '课件' } };
  return (await server.call(documents.createDocument, made, chen)).id;
}

async function shown(id: string, hash: string): Promise<Response> {
  const asked = { params: { id }, body: { hashes: [hash] } };
  const { links } = await server.call(linkAssets, asked, chen);
  return fetch(server.url + (links[hash] ?? ''));
}

describe.skipIf(whyNoFfmpeg)('a photo of 40 megapixels', () => {
  const LARGE = picture(8_000, 5_000);

  it('is shown as a smaller copy with the same proportions, created once, while the courseware keeps and exports the original', async () => {
    const id = await newCourseware();
    const item = await server.call(uploadAsset, { params: { id }, rawBody: LARGE }, chen);
    expect(item).toMatchObject({ hash: sha(LARGE), width: 8_000, height: 5_000 });
    const [first, second] = await Promise.all([shown(id, item.hash), shown(id, item.hash)]);
    const bytes = Buffer.from(await first.arrayBuffer());
    const { width = 0, height = 0 } = pictureSize(bytes, first.headers.get('content-type') ?? '') ?? {};
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(width).toBeGreaterThan(4_000);
    expect(width / height).toBeCloseTo(8 / 5, 2);
    expect(Buffer.from(await second.arrayBuffer())).toEqual(bytes);
    const made = await sql<{ object_hash: string }>`
      select object_hash from scaled_picture where source_hash = ${item.hash}`.execute(
      server.platform.database,
    );
    expect(made.rows).toEqual([{ object_hash: sha(bytes) }]);
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => {
      edit.create({ kind: 'asset', id: item.hash, mime: item.mime, size: item.size });
      edit.update(edit.pages()[0] ?? '', {
        background: { type: 'picture', asset: item.hash, mode: { type: 'stretch' } },
      });
    });
    await client.synced();
    client.close();
    const { assets } = await readNdpx(await server.call(coursewareFile, { params: { id } }, chen), sha);
    expect(Buffer.from(assets.get(item.hash) ?? [])).toEqual(LARGE);
  });

  it('is reported when it cannot be unpacked, and is not tried twice', async () => {
    const id = await newCourseware();
    const broken = Buffer.concat([LARGE.subarray(0, 60), Buffer.from('not what the header says')]);
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: broken }, chen);
    expect((await shown(id, hash)).status).toBe(422);
    const tried = await sql<{ object_hash: null; made_at: Date }>`
      select object_hash, made_at from scaled_picture where source_hash = ${hash}`.execute(
      server.platform.database,
    );
    expect(tried.rows).toMatchObject([{ object_hash: null }]);
    expect((await shown(id, hash)).status).toBe(422);
  });

  it('is not unpacked when it has more pixels than its header appeared to state', async () => {
    const scaler = new PictureScaler(() => undefined);
    const scaled = scaler.scale({ bytes: LARGE, mime: 'image/png' }, 39_000_000, never);
    await expect(scaled).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
  });
});

/**
 * The beginning of a photograph: notes of this many kilobytes, a fill byte, and the frame header (ISO 10918-1, B.1.1.2,
 * B.2.2).
 */
function photograph(width: number, height: number, notes: number): Buffer {
  const note = Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(65_533)]);
  const frame = Buffer.from('ffffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 6);
  frame.writeUInt16BE(width, 8);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...Array.from({ length: notes / 64 }, () => note),
    frame,
  ]);
}

describe('a picture too large to be scaled', () => {
  it('is refused also when its size follows hundreds of kilobytes of metadata', async () => {
    const id = await newCourseware();
    const refused = await server.fails(
      uploadAsset,
      { params: { id }, rawBody: photograph(30_000, 20_000, 512) },
      chen,
    );
    expect(refused).toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  });

  it('is refused with an error that states the largest number of pixels', async () => {
    const id = await newCourseware();
    const refused = await server.fails(
      uploadAsset,
      { params: { id }, rawBody: picture(20_001, 10_000).subarray(0, 5_000) },
      chen,
    );
    expect(refused).toMatchObject({ code: 'PICTURE_TOO_LARGE', details: { megapixels: 200 } });
  });
});
