import { describe, expect, it } from 'vitest';
import { png, type RelationSource, relations, sha256 } from '../../../test/deck-source.ts';
import { packageOf } from '../../../test/tree-scope.ts';
import { AssetTable } from './assets.ts';

const image = (target: string, more: Partial<RelationSource> = {}): RelationSource => ({
  ...{ id: target, type: 'image', target: `../media/${target}` },
  ...more,
});

function sized(width: number, height: number): Uint8Array {
  const bytes = png();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

async function tableOf(
  files: Readonly<Record<string, Uint8Array>>,
  list?: readonly RelationSource[],
  owner = 'slides/slide1.xml',
) {
  const [folder, name] = owner.split('/');
  const media = Object.entries(files).map(([file, bytes]) => [`ppt/media/${file}`, bytes] as const);
  const opened = packageOf({
    [`ppt/${folder}/_rels/${name}.rels`]: relations(list ?? Object.keys(files).map((file) => image(file))),
    ...Object.fromEntries(media),
  });
  return AssetTable.prepare(opened, async (bytes) => sha256(bytes));
}

const A = 'ppt/media/a.png';

describe('an AssetTable', () => {
  it('imports a file when a record first refers to it, and only once', async () => {
    const table = await tableOf({ 'a.png': png(), 'b.png': png(), 'c.png': png(1) });
    expect(table.files()).toEqual([]);
    const hash = sha256(png());
    expect([table.use('PPT/media/A.png'), table.use('ppt/media/b.png')]).toEqual([hash, hash]);
    expect(table.mime(hash)).toBe('image/png');
    expect(table.mime(sha256(png(1)))).toBeUndefined();
    expect(table.records()).toEqual([
      ...[{ kind: 'asset', id: hash, mime: 'image/png', size: 40, width: 1, height: 1, name: 'A.png' }],
    ]);
  });

  it('has no missing files, no external files, and no parts of other relations', async () => {
    const list = [image('a.png', { external: true }), image('none.png'), image('b.png', { type: 'slide' })];
    const table = await tableOf({ 'a.png': png(), 'b.png': png(1) }, list);
    expect([table.use(A), table.use('ppt/media/none.png'), table.use('ppt/media/b.png')]).toEqual([
      ...new Array(3).fill(undefined),
    ]);
  });

  it.each(['image', 'audio', 'video', 'media', 'oleObject', 'package', 'hdphoto'])(
    'has the files of relations of the type %s',
    async (type) => {
      const table = await tableOf({ 'a.png': png() }, [image('a.png', { type })]);
      expect(table.use(A)).toBe(sha256(png()));
    },
  );

  it('has the packages of slides, layouts and masters only', async () => {
    const list = [image('a.png', { type: 'package' })];
    const of = async (owner: string) => (await tableOf({ 'a.png': png() }, list, owner)).use(A);
    expect(await of('slideLayouts/l.xml')).toBeDefined();
    expect(await of('slideMasters/m.xml')).toBeDefined();
    expect(await of('charts/chart1.xml')).toBeUndefined();
  });

  it('rejects pictures of more than 200 million pixels', async () => {
    const table = await tableOf({ 'a.png': sized(20_000, 10_000), 'b.png': sized(20_000, 10_001) });
    expect(table.use(A)).toBeDefined();
    expect(table.use('ppt/media/b.png')).toBeUndefined();
    expect([table.isTooLarge(A), table.isTooLarge('PPT/media/b.png'), table.isTooLarge('x')]).toEqual([
      ...[false, true, false],
    ]);
  });

  it('returns the first part of each file, in lower case', async () => {
    const table = await tableOf({ 'B.png': png(), 'a.png': png(), 'c.png': png(1) });
    expect([...table.partsByHash()]).toEqual([
      [sha256(png()), 'ppt/media/b.png'],
      [sha256(png(1)), 'ppt/media/c.png'],
    ]);
  });

  it('has a drawing for a metafile, which is named after it and imported on request', async () => {
    const wmf = new Uint8Array(64);
    const view = new DataView(wmf.buffer);
    view.setUint32(0, 0x9ac6cdd7, true);
    view.setInt16(10, 1440, true);
    view.setInt16(12, 720, true);
    view.setUint16(14, 1440, true);
    view.setUint16(22, 1, true);
    view.setUint16(24, 9, true);
    view.setUint16(26, 0x300, true);
    view.setUint32(40, 3, true);
    const table = await tableOf({ 'a.wmf': wmf, 'b.png': png() });
    const hash = table.use('ppt/media/a.wmf') ?? '';
    expect(table.drawingOf(sha256(png()))).toBeUndefined();
    expect(table.files()).toHaveLength(1);
    const drawing = table.drawingOf(hash);
    expect(table.drawingOf(hash)).toBe(drawing);
    expect(table.records().slice(1)).toMatchObject([
      { id: drawing, mime: 'image/svg+xml', name: 'a.wmf.svg', width: 96, height: 48 },
    ]);
  });
});
