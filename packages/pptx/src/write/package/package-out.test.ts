import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDeck, sha256, shape } from '../../../test/deck-source.ts';
import { type Original, readOriginal } from '../original/original.ts';
import { isShared, PackageOut } from './package-out.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const CHART = '../charts/chart1.xml';

async function original(): Promise<Original> {
  const bytes = buildDeck({
    slides: [
      {
        tree: shape(2),
        relations: [
          { id: 'c', type: 'chart', target: CHART },
          { id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
          { id: 's', type: 'slide', target: 'slide1.xml' },
        ],
      },
    ],
    parts: {
      'ppt/charts/chart1.xml': '<chart/>',
      'ppt/charts/_rels/chart1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="t/package" Target="../embeddings/book1.xlsx"/></Relationships>',
      'ppt/embeddings/book1.xlsx': Uint8Array.of(1, 2, 3),
      'ppt/notesSlides/notesSlide1.xml': '<notes/>',
      'ppt/notesSlides/_rels/notesSlide1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="t/slide" Target="../slides/slide1.xml"/></Relationships>',
      'ppt/unreachable.xml': '<x/>',
    },
  });
  const read = await readOriginal(bytes, { hash: sha256 });
  if (!read) throw new Error('not readable');
  return read;
}

describe('PackageOut without an original', () => {
  it('has free names, regardless of case', () => {
    const target = new PackageOut();
    target.part('ppt/Slides/Slide1.xml', 'x');
    expect(target.freeName('ppt/slides/slide', '.xml')).toBe('ppt/slides/slide2.xml');
    expect(target.freeName('ppt/slides/slide', '.xml')).toBe('ppt/slides/slide3.xml');
    expect(target.written('PPT/SLIDES/slide1.xml')?.name).toBe('ppt/Slides/Slide1.xml');
  });

  it('is touched once it has a part, until that is dropped', () => {
    const target = new PackageOut();
    expect(target.touched).toBe(false);
    const part = target.part('a.xml', 'x');
    expect(target.touched).toBe(true);
    target.forget(part);
    expect([target.touched, target.written('a.xml')]).toEqual([false, undefined]);
  });

  it('adds media once, stored, with the extension of their type', () => {
    const target = new PackageOut();
    const bytes = Uint8Array.of(1);
    expect(target.media('h1', 'image/png', bytes)).toBe('ppt/media/media1.png');
    expect(target.media('h1', 'image/png', bytes)).toBe('ppt/media/media1.png');
    expect(target.media('h2', 'image/unknown', bytes)).toBe('ppt/media/media1.bin');
    const [known, unknown] = ['png', 'bin'].map((end) => target.written(`ppt/media/media1.${end}`));
    expect([known?.contentType, known?.stored, known?.bytes]).toEqual(['image/png', true, bytes]);
    expect(unknown?.contentType).toBe('application/octet-stream');
  });

  it('adds embedded documents once, an unknown kind as OLE', () => {
    const target = new PackageOut();
    const bytes = Uint8Array.of(1);
    expect(target.embedded('h1', 'application/msword', bytes)).toBe('ppt/embeddings/object1.doc');
    expect(target.embedded('h1', 'application/msword', bytes)).toBe('ppt/embeddings/object1.doc');
    expect(target.embedded('h2', 'x/y', bytes)).toBe('ppt/embeddings/object1.bin');
    expect(target.written('ppt/embeddings/object1.bin')?.contentType).toBe(
      'application/vnd.openxmlformats-officedocument.oleobject',
    );
    expect(target.written('ppt/embeddings/object1.doc')).toMatchObject({ stored: false, bytes });
  });
});

describe('PackageOut with an original', () => {
  it('copies all parts that can be reached, and leaves the others out', async () => {
    const source = await original();
    const files = unzipSync(new PackageOut(source).zip());
    expect(Object.keys(files)[0]).toBe('[Content_Types].xml');
    expect(Object.keys(files)).toContain('ppt/embeddings/book1.xlsx');
    expect(Object.keys(files)).not.toContain('ppt/unreachable.xml');
    expect(files[SLIDE]).toEqual(source.bytes(SLIDE));
  });

  it('declares types by extension or by part, as the original does', async () => {
    const bytes = buildDeck({
      slides: [
        {
          relations: [
            { id: 'a', type: 'image', target: '../media/a.png' },
            { id: 'b', type: 'x', target: '../b.bin' },
            { id: 'c', type: 'x', target: '../c.other' },
          ],
        },
      ],
      parts: {
        'ppt/media/a.png': Uint8Array.of(1),
        'ppt/b.bin': Uint8Array.of(1),
        'ppt/c.other': Uint8Array.of(1),
        '[Content_Types].xml':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/ppt/b.bin" ContentType="x/b"/></Types>',
      },
    });
    const files = unzipSync(new PackageOut(await readOriginal(bytes, { hash: sha256 })).zip());
    const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array());
    expect(types).toContain('<Default Extension="png" ContentType="image/png"/>');
    expect(types).toContain('<Override PartName="/ppt/b.bin" ContentType="x/b"/>');
    expect(types).toContain('<Override PartName="/ppt/c.other" ContentType="application/octet-stream"/>');
    expect(types).not.toContain('PartName="/ppt/media/a.png"');
  });

  it('leaves removed parts out, with the references to them', async () => {
    const target = new PackageOut(await original());
    target.removed.add('ppt/notesSlides/notesSlide1.xml');
    const files = unzipSync(target.zip());
    expect(Object.keys(files)).not.toContain('ppt/notesSlides/notesSlide1.xml');
    expect(strFromU8(files['ppt/slides/_rels/slide1.xml.rels'] ?? new Uint8Array())).not.toContain(
      'notesSlide',
    );
  });

  it('has no names of the original as free names', async () => {
    expect(new PackageOut(await original()).freeName('ppt/slides/slide', '.xml')).toBe(
      'ppt/slides/slide2.xml',
    );
  });

  it('replaces a part with its type and relations', async () => {
    const target = new PackageOut(await original());
    const part = target.partFrom(SLIDE);
    expect(part.relations.map(({ id }) => id)).toEqual(['layout', 'c', 'n', 's']);
    expect([part.contentType, part.from]).toEqual(['application/xml', SLIDE]);
    part.bytes = strToU8(
      '<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" x="1"/>',
    );
    const files = unzipSync(target.zip());
    expect(strFromU8(files[SLIDE] ?? new Uint8Array())).toContain('x="1"');
    expect(strFromU8(files['[Content_Types].xml'] ?? new Uint8Array())).toContain(
      `<Override PartName="/${SLIDE}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/>`,
    );
  });

  it('copies the parts that belong to a copied slide alone', async () => {
    const target = new PackageOut(await original());
    const part = target.partFrom(SLIDE, 'ppt/slides/slide2.xml');
    target.copyTargets(part, new Map([[SLIDE, 'ppt/slides/slide2.xml']]));
    expect(part.relations.map((each) => each.part)).toEqual([
      'ppt/slideLayouts/slideLayout1.xml',
      'ppt/charts/chart2.xml',
      'ppt/notesSlides/notesSlide2.xml',
      SLIDE,
    ]);
    expect(target.written('ppt/charts/chart2.xml')?.relations[0]?.part).toBe('ppt/embeddings/book2.xlsx');
    expect(target.written('ppt/embeddings/book2.xlsx')?.bytes).toEqual(Uint8Array.of(1, 2, 3));
    expect(target.written('ppt/notesSlides/notesSlide2.xml')?.relations[0]?.part).toBe(
      'ppt/slides/slide2.xml',
    );
  });

  it('converts the texts of all parts on request', async () => {
    const files = unzipSync(
      new PackageOut(await original()).zip((xml) => xml.replace('<chart/>', '<chart x="1"/>')),
    );
    expect(strFromU8(files['ppt/charts/chart1.xml'] ?? new Uint8Array())).toBe('<chart x="1"/>');
    expect(files['ppt/embeddings/book1.xlsx']).toEqual(Uint8Array.of(1, 2, 3));
  });
});

it('isShared is true for targets that several parts may have', () => {
  expect(['slideLayout', 'image', 'slide', 'theme'].map((kind) => isShared({ type: `x/${kind}` }))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['chart', 'notesSlide', 'diagramData'].map((kind) => isShared({ type: `x/${kind}` }))).toEqual([
    false,
    false,
    false,
  ]);
});
