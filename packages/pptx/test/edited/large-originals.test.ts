import { processorTime } from '@lectern/base/processor-time';
import {
  type CoursewareRecord,
  CoursewareStore,
  moveElements,
  SnapshotReader,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readOriginal, writePptx } from '../../src/index.ts';
import { checkExport } from '../../src/write/package/export-check.ts';
import { buildDeck, paragraph, read, sha256, shape } from '../deck-source.ts';

/** Milliseconds of processor time. */
async function workOf(work: () => unknown): Promise<number> {
  const spent = processorTime();
  await work();
  return spent();
}

const shapes = (count: number, from = 2) =>
  Array.from({ length: count }, (_, index) => shape(from + index, '', paragraph('字'))).join('');

const group = (content: string) =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="90000" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/><a:chOff x="0" y="0"/><a:chExt cx="1905000" cy="1905000"/></a:xfrm></p:grpSpPr>${content}</p:grpSp>`;

/** The records with only the first elements of each page. */
function cut(records: readonly CoursewareRecord[], most: number): CoursewareRecord[] {
  const counts = new Map<string, number>();
  return records.filter((record) => {
    if (record.kind !== 'element') return true;
    const count = (counts.get(record.parentId) ?? 0) + 1;
    counts.set(record.parentId, count);
    return count <= most;
  });
}

describe('an export of thousands of shapes with its original file', () => {
  it('takes time in proportion to the shapes of a page', { timeout: 60_000 }, async () => {
    const bytes = buildDeck({ slides: [{ tree: shapes(18_000) }] });
    const { snapshot } = await read(bytes);
    const reader = new SnapshotReader({ records: cut(snapshot.records, 3_000) });
    const original = await readOriginal(bytes, { hash: sha256, wanted: reader });
    let written = new Uint8Array();
    const work = await workOf(() => {
      written = new Uint8Array(writePptx(reader, () => undefined, { now: 0, original }));
    });
    expect(work).toBeLessThan(2_500);
    const slide = strFromU8(unzipSync(written)['ppt/slides/slide1.xml'] ?? new Uint8Array());
    expect(slide.split('<p:sp>')).toHaveLength(3_001);
  });

  it('takes time in proportion to the shapes of a scaled group that was moved', {
    timeout: 60_000,
  }, async () => {
    const bytes = buildDeck({ slides: [{ tree: group(shapes(3_000)) }] });
    const { snapshot } = await read(bytes);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, stateOfSnapshot(snapshot));
    const store = new CoursewareStore(doc);
    store.transact((edit) => moveElements(edit, store.children(store.pages()[0] ?? ''), { x: 7, y: 0 }));
    const original = await readOriginal(bytes, { hash: sha256 });
    const reader = new SnapshotReader(snapshotOf(store));
    expect(await workOf(() => writePptx(reader, () => undefined, { now: 0, original }))).toBeLessThan(2_500);
  });

  it('reads only slides from which the courseware was created', async () => {
    const slides = [1, 2, 3].map((number) => ({ tree: shape(2, '', paragraph(`page ${number}`)) }));
    const bytes = buildDeck({ slides });
    const { snapshot } = await read(bytes);
    const [, second] = new SnapshotReader(snapshot).pages();
    const others = snapshot.records.filter(
      (record) =>
        (record.kind === 'page' && record.id !== second) ||
        (record.kind === 'element' && record.type === 'shape' && record.parentId !== second),
    );
    const reader = new SnapshotReader({
      records: snapshot.records.filter((record) => !others.includes(record)),
    });
    const [all, wanted] = [
      await readOriginal(bytes, { hash: sha256 }),
      await readOriginal(bytes, { hash: sha256, wanted: reader }),
    ];
    expect(all?.records.all('element')).toHaveLength(3);
    expect(wanted?.records.all('element')).toHaveLength(1);
    expect(wanted?.records.all('page').map(({ layoutId }) => layoutId === undefined)).toEqual(
      all?.records.all('page').map(({ layoutId }) => layoutId === undefined),
    );
    const [one, other] = [all, wanted].map((original) =>
      unzipSync(writePptx(reader, () => undefined, { now: 0, original })),
    );
    expect(other).toEqual(one);
    expect(Object.keys(other ?? {}).filter((name) => name.startsWith('ppt/slides/slide'))).toHaveLength(1);
  });

  it('parses each part of the original at most once, and no part for faults that can be found by names alone', () => {
    const files = unzipSync(buildDeck({ slides: [{ tree: shapes(3) }, { tree: shapes(3) }] }));
    const asked: string[] = [];
    const original = {
      names: Object.keys(files),
      read: (name: string) => {
        asked.push(name);
        return files[name];
      },
    };
    const slide = 'ppt/slides/slide1.xml';
    const twice = new TextEncoder().encode(
      strFromU8(files[slide] ?? new Uint8Array()).replace('id="3"', 'id="2"'),
    );
    const broken = {
      names: Object.keys(files),
      read: (name: string) => (name === slide ? twice : files[name]),
    };
    expect(() => checkExport(broken, (name) => name === slide, original)).toThrow('shape-ids');
    expect(asked.filter((name) => name === slide)).toEqual([slide]);
    asked.length = 0;
    const lacking = { names: [...Object.keys(files), 'ppt/none.xml'], read: (name: string) => files[name] };
    expect(() => checkExport(lacking, () => false, original)).toThrow('ppt/none.xml');
    expect(asked.filter((name) => name === slide)).toEqual([]);
  });
});
