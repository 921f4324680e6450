import { processorTime } from '@lectern/base/processor-time';
import {
  CoursewareStore,
  moveElements,
  SnapshotReader,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { buildDeck, paragraph, read, sha256, shape } from '../../../test/deck-source.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { SOUND_PARTS, soundDeck } from '../../../test/rules/sound-deck.ts';
import { ExportBroken, readOriginal, writePptx } from '../../index.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { ContentTypes } from './content-types-out.ts';
import { checkExport } from './export-check.ts';
import { PartOut } from './part-out.ts';

afterEach(() => vi.restoreAllMocks());

/** Imports a deck, moves the elements of its first page, and exports it with its original. */
async function exported(bytes: Uint8Array, heard: unknown[], alone = false) {
  const { snapshot, assets } = await read(bytes);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(snapshot));
  const store = new CoursewareStore(doc);
  store.transact((edit) => moveElements(edit, store.children(store.pages()[0] ?? ''), { x: 7, y: 0 }));
  const original = alone ? undefined : await readOriginal(bytes, { hash: sha256 });
  const files = new Map(assets.map((asset) => [asset.hash, asset.bytes]));
  const written = writePptx(new SnapshotReader(snapshotOf(store)), (hash) => files.get(hash), {
    now: 0,
    original,
    problem: (error) => heard.push(error),
  });
  return unzipSync(written);
}

/**
 * A part of the valid deck that only the original has: an export based on it contains the part, other exports do not.
 */
const MARK = 'ppt/slideMasters/slideMaster1.xml';
const MARK_RELATIONS = 'ppt/slideMasters/_rels/slideMaster1.xml.rels';
const standsOnOriginal = (parts: Record<string, Uint8Array>) =>
  Buffer.from(parts[MARK] ?? []).equals(Buffer.from(String(SOUND_PARTS[MARK])));

/** Faults planted in the writer, either while it uses the original or always. */
const FAULTS: Record<string, (once: boolean) => void> = {
  'a content type of a missing part': (once) => {
    const { xml } = ContentTypes.prototype;
    let count = 0;
    vi.spyOn(ContentTypes.prototype, 'xml').mockImplementation(function (this: ContentTypes) {
      if (!once || count++ === 0) this.add('ppt/none.xml', 'application/none', false);
      return xml.call(this);
    });
  },
  'a relation to a missing part': (once) => {
    const { relationsXml } = PartOut.prototype;
    let count = 0;
    vi.spyOn(PartOut.prototype, 'relationsXml').mockImplementation(function (this: PartOut) {
      if (this.name.startsWith('ppt/slides/') && (!once || count++ === 0))
        this.relate('image', 'ppt/media/none.png');
      return relationsXml.call(this);
    });
  },
};

/** Processor time of the work, milliseconds: other processes do not count. */
async function workOf(doing: () => Promise<unknown>): Promise<number> {
  const spent = processorTime();
  await doing();
  return spent();
}

describe('the check of an export', () => {
  it('accepts an export that keeps the rules', async () => {
    const heard: unknown[] = [];
    const parts = await exported(soundDeck(), heard);
    expect(heard).toEqual([]);
    expect(standsOnOriginal(parts)).toBe(true);
  });

  it('has the export written again without the original when basing it on the original violated a rule', async () => {
    FAULTS['a content type of a missing part']?.(true);
    const heard: unknown[] = [];
    const parts = await exported(soundDeck(), heard);
    expect(heard).toEqual([expect.any(ExportBroken)]);
    expect(String(heard[0])).toContain('/ppt/none.xml does not exist');
    expect(standsOnOriginal(parts)).toBe(false);
    expect(Object.keys(parts)).toContain('ppt/slides/slide1.xml');
  });

  it('has the export written again when a changed slide is no longer well-formed or refers to missing parts', async () => {
    const { result } = PatchedXml.prototype;
    for (const spoil of [
      (xml: string) => xml.replace('</p:spTree>', ''),
      (xml: string) => xml.replace('r:embed="image"', 'r:embed="other"'),
      (xml: string) => xml.replace('id="3" name="Picture"', 'id="2" name="Picture"'),
    ]) {
      const spied = vi.spyOn(PatchedXml.prototype, 'result').mockImplementation(function (this: PatchedXml) {
        return spoil(result.call(this));
      });
      const heard: unknown[] = [];
      const parts = await exported(soundDeck(), heard);
      spied.mockRestore();
      expect(heard).toEqual([expect.any(ExportBroken)]);
      expect(standsOnOriginal(parts)).toBe(false);
    }
  });

  it.each(Object.keys(FAULTS))(
    'fails with the violated rules when the second attempt violates a rule, too: %s',
    async (name) => {
      FAULTS[name]?.(false);
      const failing = exported(soundDeck(), [], name.startsWith('a relation'));
      await expect(failing).rejects.toBeInstanceOf(ExportBroken);
      await expect(failing).rejects.toMatchObject({
        rules: expect.arrayContaining([expect.stringContaining('does not exist')]),
      });
    },
  );

  it('accepts an export based on an original with faults, and repairs only shape ids on the changed slide', async () => {
    const type = '<Default Extension="png" ContentType="image/png"/>';
    const slide = String(SOUND_PARTS['ppt/slides/slide1.xml']);
    const [box = ''] = /<p:sp>.*?<\/p:sp>/.exec(slide) ?? [];
    const untouched = String(SOUND_PARTS['ppt/slides/slide2.xml']).replace(
      '</p:spTree>',
      `${box}${box}</p:spTree>`,
    );
    const bytes = soundDeck({
      'ppt/slides/slide1.xml': slide.replace('id="3" name="Picture"', 'id="2" name="Picture"'),
      'ppt/slides/slide2.xml': untouched,
      '[Content_Types].xml': String(SOUND_PARTS['[Content_Types].xml']).replace(type, `${type}${type}`),
    });
    expect(brokenRules(bytes).length).toBeGreaterThan(2);
    const heard: unknown[] = [];
    const parts = await exported(bytes, heard);
    expect(heard).toEqual([]);
    expect(standsOnOriginal(parts)).toBe(true);
    const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(text('ppt/slides/slide2.xml')).toBe(untouched);
    const ids = text('ppt/slides/slide1.xml').match(/<p:cNvPr id="\d+"/g);
    expect(new Set(ids).size).toBe(ids?.length);
  });

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['is truncated', String(SOUND_PARTS['_rels/.rels']).slice(0, 150)],
    ['is not XML', 'PK and other bytes'],
    ['has content after its end', String(SOUND_PARTS['_rels/.rels']).replace('</Relationships>', '<Rel')],
    ['leads to a missing part', String(SOUND_PARTS['_rels/.rels']).replace('presentation.xml', 'other.xml')],
    [
      'leads to another part',
      String(SOUND_PARTS['_rels/.rels']).replace('presentation.xml', 'theme/theme1.xml'),
    ],
    [
      'has a relation of the wrong type',
      String(SOUND_PARTS['_rels/.rels']).replace('officeDocument"', 'other"'),
    ],
  ])('accepts an export whose relation to the main part was added because it %s', async (_, rels) => {
    const bytes = soundDeck({ '_rels/.rels': rels });
    const { report } = await read(bytes);
    expect(report.notes.map(({ detail }) => detail)).toContain('_rels/.rels');
    const heard: unknown[] = [];
    const parts = await exported(bytes, heard);
    expect(heard).toEqual([]);
    expect(standsOnOriginal(parts)).toBe(true);
    expect(brokenRules(zipSync(parts))).toEqual([]);
  });

  it('accepts an export based on an original with other faults beside a missing relation', async () => {
    const slide = String(SOUND_PARTS['ppt/slides/slide1.xml']);
    const bytes = soundDeck({
      'ppt/slides/slide1.xml': slide.replace('id="3" name="Picture"', 'id="2" name="Picture"'),
      [MARK_RELATIONS]: String(SOUND_PARTS[MARK_RELATIONS]).replace('/theme"', '/other"'),
      '_rels/.rels': undefined,
    });
    const heard: unknown[] = [];
    expect(standsOnOriginal(await exported(bytes, heard))).toBe(true);
    expect(heard).toEqual([]);
  });

  it('rejects an export without a main part, even if its original has none either', () => {
    const files = unzipSync(soundDeck({ '_rels/.rels': undefined }));
    const noRoot = { names: Object.keys(files), read: (name: string) => files[name] };
    expect(() => checkExport(noRoot, () => true, noRoot)).toThrow(ExportBroken);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'accepts names of JavaScript’s object properties as ordinary names of parts, kinds and types: %s',
    async (name) => {
      const bytes = soundDeck({
        [`ppt/${name}`]: 'x',
        [`ppt/media/a.${name}`]: 'x',
        '[Content_Types].xml': String(SOUND_PARTS['[Content_Types].xml']).replace(
          '</Types>',
          `<Default Extension="${name}" ContentType="${name}"/><Override PartName="/ppt/${name}" ContentType="a/${name}"/></Types>`,
        ),
        [MARK_RELATIONS]: String(SOUND_PARTS[MARK_RELATIONS]).replace(
          '</Relationships>',
          `<Relationship Id="${name}" Type="${name}" Target="../${name}"/><Relationship Id="x1" Type="x/${name}" Target="/ppt/${name}"/><Relationship Id="x2" Type="x/image" Target="../media/a.${name}"/></Relationships>`,
        ),
      });
      const heard: unknown[] = [];
      const parts = await exported(bytes, heard);
      expect(heard).toEqual([]);
      expect(standsOnOriginal(parts)).toBe(true);
      expect(Object.keys(parts)).toContain(`ppt/media/a.${name}`);
    },
  );

  it('takes little time for a deck of many parts and relations', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) => ({
      id: `r${i}`,
      type: 'image',
      target: '../media/a.png',
    }));
    const bytes = buildDeck({
      slides: [{ tree: shape(2, '', paragraph('one')), relations: many }],
      parts: { 'ppt/media/a.png': new Uint8Array([137, 80, 78, 71]) },
    });
    expect(await workOf(() => exported(bytes, []))).toBeLessThan(5_000);
  });

  it.each(['slide', 'presentation'])(
    'takes little time for a deck with 40,000 relations of its %s',
    { timeout: 60_000 },
    async (owner) => {
      const many = Array.from({ length: 40_000 }, (_, i) => ({
        id: `r${i}`,
        type: 'image',
        target: `../m/${i}.png`,
      }));
      const bytes = buildDeck({
        slides: [{ tree: shape(2, '', paragraph('one')), relations: owner === 'slide' ? many : [] }],
        presentationRelations: owner === 'slide' ? [] : many,
      });
      expect(await workOf(() => exported(bytes, []))).toBeLessThan(5_000);
    },
  );
});
