import { SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import {
  buildDeck,
  type DeckSource,
  png,
  read,
  relations,
  sha256,
  shape,
} from '../../../test/deck-source.ts';
import { extensionOf, kindOf, type Original, readOriginal, relationsFileOf } from './original.ts';

async function opened(source: DeckSource = {}): Promise<Original> {
  const original = await readOriginal(buildDeck(source), { hash: sha256 });
  if (!original) throw new Error('not readable');
  return original;
}
const SLIDE = 'ppt/slides/slide1.xml';
const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="9" name="P"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/></p:blipFill><p:spPr/></p:pic>';

describe('readOriginal', () => {
  it('returns undefined for a file that is no presentation', async () => {
    expect(await readOriginal(Uint8Array.of(1, 2, 3), { hash: sha256 })).toBeUndefined();
  });

  it('reads only the slides of the wanted pages', async () => {
    const bytes = buildDeck({ slides: [{ tree: shape(2) }, { tree: shape(3) }] });
    const { snapshot } = await read(bytes);
    const count = async (records: readonly (typeof snapshot.records)[number][]) => {
      const original = await readOriginal(bytes, { hash: sha256, wanted: new SnapshotReader({ records }) });
      return original?.records.all('element').filter(({ origin }) => origin?.part.startsWith('ppt/slides/'))
        .length;
    };
    expect(await count(snapshot.records)).toBe(2);
    expect(
      await count(snapshot.records.filter((record) => record.kind === 'page' && record.origin === SLIDE)),
    ).toBe(1);
    expect(
      await count(
        snapshot.records.filter((record) => record.kind === 'element' && record.origin?.part === SLIDE),
      ),
    ).toBe(1);
    expect(await count([])).toBe(0);
  });
});

describe('the names of an Original', () => {
  it('are found in any case, and percent-encoded', async () => {
    const original = await opened({ parts: { 'ppt/media/bild 1.png': png() } });
    expect(original.nameOf('PPT/Slides/slide1.xml')).toBe(SLIDE);
    expect(original.nameOf('ppt/media/bild%201.png')).toBe('ppt/media/bild 1.png');
    expect(original.nameOf('ppt/media/%zz.png')).toBeUndefined();
    expect(original.nameOf('gone.xml')).toBeUndefined();
    expect(original.presentation).toBe('ppt/presentation.xml');
    expect(original.names).toContain(SLIDE);
  });
});

describe('the files of an Original', () => {
  it('are found by their hash', async () => {
    const original = await opened({
      slides: [{ tree: picture, relations: [{ id: 'i', type: 'image', target: '../media/a.png' }] }],
      parts: { 'ppt/media/a.png': png(), 'ppt/media/unused.png': png(5) },
    });
    const hash = sha256(png());
    expect(original.hasFile(hash)).toBe(true);
    expect(original.partOfFile(hash)).toBe('ppt/media/a.png');
    expect(original.file(hash)).toEqual(png());
    expect([original.hasFile('x'), original.partOfFile('x'), original.file('x')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it('are copied compressed when their checksum is right', async () => {
    const original = await opened();
    const packed = original.packed(SLIDE);
    expect(packed?.length).toBe(original.bytes(SLIDE)?.length);
    expect(original.read(SLIDE)).toEqual(original.bytes(SLIDE));
    expect(original.packed('gone.xml')).toBeUndefined();
  });

  it('are not copied with a wrong checksum', async () => {
    const bytes = buildDeck();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 46 < bytes.length; at++)
      if (
        view.getUint32(at, true) === 0x02014b50 &&
        new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + SLIDE.length)) === SLIDE
      )
        view.setUint32(at + 16, 1, true);
    const original = await readOriginal(bytes, { hash: sha256 });
    expect(original?.packed(SLIDE)).toBeUndefined();
    expect(original?.packed('ppt/presentation.xml')).toBeDefined();
  });
});

describe('the relations of an Original', () => {
  it('have their targets as written and as parts', async () => {
    const original = await opened({
      slides: [
        {
          relations: [
            { id: 'a', type: 'image', target: '/PPT/media/A.png' },
            { id: 'b', type: 'hyperlink', target: 'http://x', external: true },
            { id: 'c', type: 'image', target: '../media/gone.png' },
            { id: 'a', type: 'image', target: 'again' },
          ],
        },
      ],
      parts: { 'ppt/media/a.png': png() },
    });
    expect(
      original
        .relationsOf(SLIDE)
        .slice(1)
        .map(({ id, target, external, part }) => [id, target, external, part]),
    ).toEqual([
      ['a', '/PPT/media/A.png', false, 'ppt/media/a.png'],
      ['b', 'http://x', true, ''],
      ['c', '../media/gone.png', false, ''],
    ]);
    expect(original.relationsOf('gone.xml')).toEqual([]);
    expect(original.relationsFile(SLIDE)).toBe('ppt/slides/_rels/slide1.xml.rels');
  });

  it('are whole unless they are damaged', async () => {
    const file = 'ppt/slides/_rels/slide1.xml.rels';
    expect((await opened()).hasWholeRelations(SLIDE)).toBe(true);
    expect((await opened()).hasWholeRelations('gone.xml')).toBe(true);
    expect((await opened({ parts: { [file]: relations([]).slice(0, -5) } })).hasWholeRelations(SLIDE)).toBe(
      false,
    );
  });

  it('tell a strict file', async () => {
    const strict = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="ppt/presentation.xml"/></Relationships>`;
    expect((await opened({ parts: { '_rels/.rels': strict } })).strict).toBe(true);
    expect((await opened()).strict).toBe(false);
  });
});

it('the content types of an Original are its own, or those of the extension', async () => {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="PNG" ContentType="image/png"/><Override PartName="/ppt/slides/Slide1.xml" ContentType="x/slide"/><Override PartName="/ppt/a%20b.xml" ContentType="x/space"/><Default Extension="bin"/></Types>';
  const original = await opened({ parts: { '[Content_Types].xml': types } });
  expect(original.contentType(SLIDE)).toEqual({ type: 'x/slide', own: true });
  expect(original.contentType('ppt/a b.xml')).toEqual({ type: 'x/space', own: true });
  expect(original.contentType('a.png')).toEqual({ type: 'image/png', own: false });
  expect(original.contentType('a.bin')).toBeUndefined();
  expect(original.contentType('a.xml')).toBeUndefined();
});

it('relationsFileOf, extensionOf and kindOf return parts of names', () => {
  expect([relationsFileOf(SLIDE), relationsFileOf('')]).toEqual([
    'ppt/slides/_rels/slide1.xml.rels',
    '_rels/.rels',
  ]);
  expect([extensionOf('a/b.PNG'), extensionOf('a.b/c')]).toEqual(['png', 'b/c']);
  expect(kindOf({ type: 'http://x/slideLayout' })).toBe('slideLayout');
});
