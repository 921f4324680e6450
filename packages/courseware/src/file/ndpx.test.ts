import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { storeOf } from '../../test/peers.ts';
import { sampleRecords, shape, textBody, tool } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { boardOf } from '../board/index.ts';
import { snapshotOf } from '../document/snapshot.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { readNdpx, writeNdpx } from './ndpx.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

function sha(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function byId(records: readonly CoursewareRecord[]): Map<string, CoursewareRecord> {
  return new Map(records.map((record) => [record.id, record]));
}

const manifest = { format: 'lectern-courseware', version: 1, schema: 1 };

function file(entries: Zippable, own: object = manifest): Uint8Array {
  return zipSync({ 'manifest.json': strToU8(JSON.stringify(own)), ...entries });
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await readNdpx(bytes, sha);
    return 'read';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const content = { 'courseware.json': strToU8(JSON.stringify({ records: sampleRecords() })) };

describe(`an .ndpx file (seed ${seed})`, () => {
  it('is marked as a board, and opened as a board only if it contains no other content', async () => {
    const snapshot = boardOf();
    const kind = 'superboard' as const;
    const read = async (records: readonly CoursewareRecord[], said?: typeof kind) => {
      const bytes = writeNdpx({
        snapshot: { records },
        assets: new Map(),
        ...(said && { kind: said }),
      });
      return (await readNdpx(bytes, sha)).kind;
    };
    expect(await read(snapshot.records, kind)).toBe(kind);
    expect(await read(snapshot.records)).toBe('coursewares');
    expect(await read(sampleRecords(), kind)).toBe('coursewares');
    const bare = snapshot.records.filter(({ kind }) => kind !== 'element');
    expect(await read(bare, kind)).toBe('coursewares');
  });

  it('contains exactly the written records: load(save(d)) = d', async () => {
    const name = fc.string({ maxLength: 20 });
    const courseware = fc
      .record({
        pages: fc.integer({ min: 1, max: 4 }),
        elements: fc.integer({ min: 0, max: 4 }),
        texts: fc.array(name, { minLength: 1, maxLength: 3 }),
        file: fc.uint8Array({ minLength: 1, maxLength: 50 }),
        x: fc.double({ min: -1000, max: 1000, noNaN: true }),
      })
      .map(({ pages, elements, texts, file: bytes, x }) => {
        const hash = sha(bytes);
        const frame = { x: x + 0, y: 0, w: 1, h: 1 };
        const fill = { type: 'picture' as const, asset: hash, mode: { type: 'stretch' as const } };
        const records: CoursewareRecord[] = [
          ...sampleRecords(pages, elements),
          shape('filled', 'p0', 'z', { frame, fill, text: textBody(...texts) }),
          { kind: 'asset', id: hash, mime: 'image/png', size: bytes.length },
        ];
        return { snapshot: snapshotOf(storeOf(records)), assets: new Map([[hash, bytes]]) };
      });
    await fc.assert(
      fc.asyncProperty(courseware, async (given) => {
        const read = await readNdpx(writeNdpx(given), sha);
        expect(byId(read.snapshot.records)).toEqual(byId(given.snapshot.records));
        expect([...read.assets]).toEqual([...given.assets]);
      }),
      { seed, numRuns: 60 },
    );
  });

  it("keeps a tool's data, also from a file of schema 1", async () => {
    const data = { root: 'seasons', 'node-1': { text: 'spring', at: [1, 2] }, none: null };
    const records = [...sampleRecords(1, 0), tool('map', 'p0', 'a0', data)];
    const old = { 'courseware.json': strToU8(JSON.stringify({ records })) };
    for (const bytes of [file(old), writeNdpx({ snapshot: { records }, assets: new Map() })]) {
      const read = await readNdpx(bytes, sha);
      expect(storeOf(read.snapshot.records).find('element', 'map')).toMatchObject({ data });
    }
  });

  it('contains a blank courseware unchanged', async () => {
    const given = { snapshot: blankCourseware(), assets: new Map<string, Uint8Array>() };
    const read = await readNdpx(writeNdpx(given), sha);
    expect(byId(read.snapshot.records)).toEqual(byId(given.snapshot.records));
    expect(snapshotOf(storeOf(read.snapshot.records)).records).toHaveLength(given.snapshot.records.length);
  });

  it('is rejected when damaged, with no other error', async () => {
    const whole = writeNdpx({ snapshot: { records: sampleRecords() }, assets: new Map() });
    expect(await codeOf(new Uint8Array())).toBe('COURSEWARE_INVALID');
    expect(await codeOf(strToU8('not a zip'))).toBe('COURSEWARE_INVALID');
    expect(await codeOf(whole.subarray(0, whole.length - 30))).toBe('COURSEWARE_INVALID');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(whole.length - 1), { minLength: 1, maxLength: 20 }),
        async (places) => {
          const broken = whole.slice();
          for (const place of places) broken[place] = (broken[place] ?? 0) ^ 0x5a;
          expect([
            'read',
            'COURSEWARE_INVALID',
            'COURSEWARE_NEWER',
            'FILE_EXPLODES',
            'PLAYER_OUTDATED',
          ]).toContain(await codeOf(broken));
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  it('is rejected with a specific code when it is foreign, newer, or without a deck', async () => {
    expect(await codeOf(file(content))).toBe('read');
    expect(await codeOf(file(content, { ...manifest, format: 'other' }))).toBe('COURSEWARE_INVALID');
    expect(await codeOf(file(content, { ...manifest, version: 2 }))).toBe('COURSEWARE_NEWER');
    expect(await codeOf(file(content, { ...manifest, schema: 99 }))).toBe('COURSEWARE_NEWER');
    await expect(
      readNdpx(file(content, { ...manifest, schema: 99, player: '1.13.0' }), sha),
    ).rejects.toMatchObject({
      code: 'PLAYER_OUTDATED',
      details: { current: '1.12.0', recommended: '1.13.0' },
    });
    expect(await codeOf(file({ 'courseware.json': strToU8('{"records":[]}') }))).toBe('COURSEWARE_INVALID');
    expect(await codeOf(file({ 'courseware.json': strToU8('{') }))).toBe('COURSEWARE_INVALID');
    expect(await codeOf(file({}))).toBe('COURSEWARE_INVALID');
  });

  it('is rejected when it unpacks to too much, counted while unpacking', async () => {
    const bomb = file({ ...content, 'assets/x': [new Uint8Array(1_000_000), { level: 9 }] });
    expect(bomb.length).toBeLessThan(10_000);
    await expect(readNdpx(bomb, sha, { entries: 2, bytes: 500_000_000 })).rejects.toMatchObject({
      code: 'FILE_EXPLODES',
    });
    const large = file({
      'courseware.json': strToU8(JSON.stringify({ records: sampleRecords(), pad: ' '.repeat(1e6) })),
    });
    await expect(readNdpx(large, sha, { entries: 10, bytes: 500_000 })).rejects.toMatchObject({
      code: 'FILE_EXPLODES',
    });
  });

  it('is rejected with duplicate names, paths that lead outside, or a file under another file’s hash', async () => {
    expect(await codeOf(file({ ...content, '../evil': strToU8('x') }))).toBe('COURSEWARE_INVALID');
    expect(await codeOf(file({ ...content, 'C:\\evil': strToU8('x') }))).toBe('COURSEWARE_INVALID');
    // Valid except that its name exists already.
    const twin = Buffer.from(file({ ...content, 'manifest.jsoN': strToU8(JSON.stringify(manifest)) }));
    for (let at = twin.indexOf('manifest.jsoN'); at >= 0; at = twin.indexOf('manifest.jsoN', at + 1)) {
      twin.write('manifest.json', at);
    }
    expect(await codeOf(twin)).toBe('COURSEWARE_INVALID');
    const hash = 'cd'.repeat(32);
    const source = { asset: hash, format: 'pptx' };
    const records = [{ ...sampleRecords()[0], source }, ...sampleRecords().slice(1)];
    const forged = {
      'courseware.json': strToU8(JSON.stringify({ records })),
      [`assets/${hash}`]: strToU8('other bytes'),
    };
    expect(await codeOf(file(forged))).toBe('COURSEWARE_INVALID');
  });

  it('is read without invalid records, and cannot change prototypes', async () => {
    const odd = [
      { id: 'x', kind: 'alien' },
      7,
      null,
      { id: 'p9', kind: 'page' },
      { id: 'e', kind: 'element', type: 'shape' },
    ];
    const text = `{"records":${JSON.stringify([...sampleRecords(), ...odd]).slice(0, -1)},{"__proto__":{"x":1},"id":"p8","kind":"page","order":"z","name":"kept"}]}`;
    const read = await readNdpx(file({ 'courseware.json': strToU8(text) }), sha);
    expect(read.snapshot.records.map(({ id }) => id)).not.toContain('x');
    expect(byId(read.snapshot.records).get('p8')).toEqual({
      id: 'p8',
      kind: 'page',
      order: 'z',
      name: 'kept',
    });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
