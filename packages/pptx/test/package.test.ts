import { processorTime } from '@lectern/base/processor-time';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inspectCourseware } from '../src/index.ts';
import { buildDeck, paragraph, part, read, readSource, recordsOf, sha256, shape } from './deck-source.ts';

async function codeOf(bytes: Uint8Array): Promise<string> {
  const spent = processorTime();
  const code = await read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );
  expect(spent(), 'rejected at once, even on a busy machine').toBeLessThan(5000);
  return code;
}

function compoundFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (let i = 0; i < stream.length; i++) bytes[1024 + 2 * i] = stream.charCodeAt(i);
  return bytes;
}

/** The archive with another size in the directory for its largest entry. */
function claiming(size: number, bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 46 < bytes.length; at++) {
    const entry = view.getUint32(at, true) === 0x02014b50;
    if (entry && view.getUint32(at + 24, true) >= 1_000_000) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

describe('a file that is not a readable deck', () => {
  it('is rejected with an error for its kind', async () => {
    expect(await codeOf(compoundFile('EncryptedPackage'))).toBe('FILE_ENCRYPTED');
    expect(await codeOf(compoundFile('PowerPoint Document'))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await codeOf(compoundFile('Something'))).toBe('FILE_CORRUPT');
    expect(await codeOf(strToU8('not a deck at all, only some words'))).toBe('FILE_CORRUPT');
    expect(await codeOf(buildDeck().subarray(0, 2000))).toBe('FILE_CORRUPT');
    expect(await codeOf(zipSync({ 'word/document.xml': strToU8('<a/>') }))).toBe('FILE_TYPE_UNSUPPORTED');
    const open = {
      mimetype: strToU8('application/vnd.oasis.opendocument.presentation'),
      'content.xml': strToU8('<a/>'),
    };
    expect(await codeOf(zipSync(open))).toBe('FILE_TYPE_UNSUPPORTED');
    const flat =
      '<?xml version="1.0" standalone="yes"?><?mso-application progid="PowerPoint.Show"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"/>';
    expect(await codeOf(strToU8(flat))).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await codeOf(zipSync({ 'readme.txt': strToU8('hello') }))).toBe('FILE_CORRUPT');
  });

  it('is rejected when it unpacks to too many bytes', async () => {
    const part = 'ppt/slides/slide1.xml';
    expect(
      await codeOf(claiming(600_000_000, buildDeck({ parts: { [part]: new Uint8Array(1_000_000) } }))),
    ).toBe('FILE_EXPLODES');
    const media = { 'ppt/media/image1.png': new Uint8Array(3_000_000), [part]: new Uint8Array(1_000_000) };
    await expect(
      read(buildDeck({ parts: media }), { limits: { entries: 100, bytes: 3_500_000 } }),
    ).rejects.toMatchObject({ code: 'FILE_EXPLODES' });
  });

  it('is unpacked only to the size that it states', async () => {
    const liar = claiming(10, buildDeck({ parts: { 'ppt/slides/slide1.xml': new Uint8Array(5_000_000) } }));
    const { report } = await read(liar, { limits: { entries: 100, bytes: 1_000_000 } });
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'PAGE_MISSING' }));
  });

  it('is rejected when it has too many entries', async () => {
    const bytes = buildDeck();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint16(bytes.length - 12, 10_001, true);
    expect(await codeOf(bytes)).toBe('FILE_EXPLODES');
  });
});

/** The archive with a ZIP64 directory: sizes, offsets and counts only in their 64-bit fields. */
function asZip64(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  const count = view.getUint16(end + 10, true);
  const pieces: Uint8Array[] = [];
  let at = view.getUint32(end + 16, true);
  const directoryAt = at;
  for (let i = 0; i < count; i++) {
    const length = 46 + view.getUint16(at + 28, true);
    const entry = new Uint8Array(length + 28);
    entry.set(bytes.subarray(at, at + length));
    const out = new DataView(entry.buffer);
    out.setUint16(30, 28, true);
    out.setUint16(length, 1, true);
    out.setUint16(length + 2, 24, true);
    for (const [index, field] of [24, 20, 42].entries()) {
      out.setBigUint64(length + 4 + 8 * index, BigInt(out.getUint32(field, true)), true);
      out.setUint32(field, 0xffffffff, true);
    }
    pieces.push(entry);
    at += length + view.getUint16(at + 30, true);
  }
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const tail = new Uint8Array(56 + 20 + 22);
  const out = new DataView(tail.buffer);
  out.setUint32(0, 0x06064b50, true);
  out.setBigUint64(4, 44n, true);
  out.setBigUint64(24, BigInt(count), true);
  out.setBigUint64(32, BigInt(count), true);
  out.setBigUint64(40, BigInt(size), true);
  out.setBigUint64(48, BigInt(directoryAt), true);
  out.setUint32(56, 0x07064b50, true);
  out.setBigUint64(64, BigInt(directoryAt + size), true);
  out.setUint32(76, 0x06054b50, true);
  out.setUint16(84, 0xffff, true);
  out.setUint16(86, 0xffff, true);
  out.setUint32(88, 0xffffffff, true);
  out.setUint32(92, 0xffffffff, true);
  const whole = new Uint8Array(directoryAt + size + tail.length);
  whole.set(bytes.subarray(0, directoryAt));
  let to = directoryAt;
  for (const piece of [...pieces, tail]) {
    whole.set(piece, to);
    to += piece.length;
  }
  return whole;
}

describe('a package with unusual spelling', () => {
  const said = async (bytes: Uint8Array) => inspectCourseware((await read(bytes)).snapshot).slides[0]?.texts;
  const slide = { tree: shape(2, '', paragraph('kept')) };

  it('is read with 64-bit sizes and offsets', async () => {
    expect(await said(asZip64(buildDeck({ slides: [slide] })))).toEqual(['kept']);
  });

  it('is read with percent-encoded names, in the archive or in targets', async () => {
    const rels = (target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s1" Type="a/slide" Target="${target}"/></Relationships>`;
    const deck = (name: string, target: string) =>
      buildDeck({
        slides: [],
        parts: {
          'ppt/presentation.xml': part(
            'p:presentation',
            '<p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst>',
          ),
          [name]: part('p:sld', `<p:cSld><p:spTree>${slide.tree}</p:spTree></p:cSld>`),
          'ppt/_rels/presentation.xml.rels': rels(target),
        },
      });
    for (const [name, target] of [
      ['ppt/slides/第 1 页.xml', 'slides/%E7%AC%AC%201%20%E9%A1%B5.xml'],
      ['ppt/slides/第 1 页.xml', 'slides/第 1 页.xml'],
      ['ppt/slides/a%20b.xml', 'slides/a%20b.xml'],
      ['ppt/slides/a%20b.xml', 'slides/a b.xml'],
    ] as const) {
      expect(await said(deck(name, target)), name).toEqual(['kept']);
    }
  });

  it('is read with byte order marks, and with a missing or empty list of types', async () => {
    const mark = String.fromCharCode(0xfeff);
    const marked = `${mark}${part('p:sld', `<p:cSld><p:spTree>${slide.tree}</p:spTree></p:cSld>`)}`;
    expect(await said(buildDeck({ parts: { 'ppt/slides/slide1.xml': marked } }))).toEqual(['kept']);
    for (const types of [undefined, '', '<Types/>'])
      expect(await said(buildDeck({ slides: [slide], parts: { '[Content_Types].xml': types } }))).toEqual([
        'kept',
      ]);
  });

  it('is read with names in other case, and with backslashes, absolute names and dots in targets', async () => {
    const rels =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="layout" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/slideLayout" Target="/ppt/./slideLayouts/../SLIDELAYOUTS/slideLayout1.xml"/></Relationships>';
    const { pages } = await readSource({ parts: { 'ppt/slides/_rels/slide1.xml.rels': rels } });
    expect(pages[0]?.layoutId).toBeDefined();
  });

  it('is read when other bytes precede it', async () => {
    const bytes = buildDeck({ slides: [{ tree: shape(2, '', paragraph('behind')) }] });
    const prefixed = new Uint8Array(bytes.length + 100);
    prefixed.set([0x50, 0x4b]);
    prefixed.set(bytes, 100);
    expect(inspectCourseware((await read(prefixed)).snapshot).slides[0]?.texts).toEqual(['behind']);
  });

  it('is read without unsafe and duplicate names, which are reported', async () => {
    const { report } = await readSource({
      parts: { '../../evil.xml': '<a/>', 'PPT/slides/slide1.xml': '<a/>' },
    });
    expect(report.notes.filter((note) => note.code === 'NAMES_REFUSED')).toHaveLength(2);
  });

  it('is read with strict namespaces and UTF-16', async () => {
    const strict = part('p:sld', `<p:cSld><p:spTree>${shape(2, '', paragraph('严格'))}</p:spTree></p:cSld>`)
      .replace('schemas.openxmlformats.org/drawingml/2006/main', 'purl.oclc.org/ooxml/drawingml/main')
      .replace(
        'schemas.openxmlformats.org/presentationml/2006/main',
        'purl.oclc.org/ooxml/presentationml/main',
      );
    const wide = new Uint8Array(2 + 2 * strict.length);
    wide.set([0xff, 0xfe]);
    for (let i = 0; i < strict.length; i++) {
      wide[2 + 2 * i] = strict.charCodeAt(i) & 255;
      wide[3 + 2 * i] = strict.charCodeAt(i) >> 8;
    }
    const { elements } = await readSource({ parts: { 'ppt/slides/slide1.xml': wide } });
    expect(elements[0]).toMatchObject({
      type: 'shape',
      text: { paragraphs: [{ runs: [{ text: '严格' }] }] },
    });
  });
});

describe('a deck with missing or damaged parts', () => {
  it('keeps every page, blank if the slide is missing', async () => {
    const { pages, report } = await readSource({
      slides: [{}, {}, {}],
      parts: { 'ppt/slides/slide2.xml': undefined },
    });
    expect(pages).toHaveLength(3);
    expect(report.notes).toContainEqual(
      expect.objectContaining({ code: 'PAGE_MISSING', pageId: pages[1]?.id }),
    );
  });

  it('has the part of a truncated slide before the cut', async () => {
    const whole = part('p:sld', `<p:cSld><p:spTree>${shape(2, '', paragraph('kept'))}${shape(3)}`);
    const { elements, report } = await readSource({
      parts: { 'ppt/slides/slide1.xml': whole.slice(0, -40) },
    });
    expect(elements.length).toBeGreaterThan(0);
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'PART_DAMAGED' }));
  });

  it('is read beyond broken markup', async () => {
    const good = (id: number, text: string) => shape(id, '', paragraph(text));
    const broken = `<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree>${good(2, 'one')}<p:sp bad=unquoted>${good(3, 'two').replace('</a:p>', '</a:wrong></a:p>')}${good(4, 'three').replace('</p:txBody>', '')}${good(5, 'four')}</p:spTree></p:cSld></p:sld>`;
    const { snapshot } = await readSource({ parts: { 'ppt/slides/slide1.xml': broken } });
    const texts = inspectCourseware(snapshot).slides[0]?.texts.join(' ');
    expect(texts).toBe('one two three four');
  });

  it('is read without parts that have a document type, so that entities are never expanded', async () => {
    const evil = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${part('p:sld', '<p:cSld/>').replace(/^<\?xml[^>]*\?>/, '')}`;
    const { pages, report } = await readSource({ parts: { 'ppt/slides/slide1.xml': evil } });
    expect(pages).toHaveLength(1);
    expect(report.notes).toContainEqual(expect.objectContaining({ code: 'PAGE_MISSING' }));
  });

  it('is read with a million character references within two seconds', async () => {
    const spent = processorTime();
    const { elements } = await readSource({
      slides: [{ tree: shape(2, '', paragraph('&#65;'.repeat(1_000_000))) }],
    });
    expect(spent()).toBeLessThan(10_000);
    const [first] = elements;
    const text = first?.type === 'shape' ? first.text?.paragraphs[0]?.runs[0] : undefined;
    expect(text?.type === 'text' ? text.text.length : 0).toBe(1_000_000);
  });

  it('is read with extremely nested elements', async () => {
    const deep = `${'<p:grpSp>'.repeat(20_000)}${'</p:grpSp>'.repeat(20_000)}`;
    const { pages } = await readSource({ slides: [{ tree: deep }] });
    expect(pages).toHaveLength(1);
  });

  it('is read without masters, layouts and theme', async () => {
    const { elements } = await readSource({
      slides: [{ tree: shape(2, '', paragraph('alone')) }],
      parts: {
        'ppt/slideMasters/slideMaster1.xml': undefined,
        'ppt/slideLayouts/slideLayout1.xml': undefined,
        'ppt/theme/theme1.xml': undefined,
      },
    });
    expect(elements).toHaveLength(1);
  });
});

describe('a template without slides', () => {
  it('opens with a blank page of its first layout', async () => {
    const types =
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.template.main+xml"/></Types>';
    const imported = await readSource({ slides: [], parts: { '[Content_Types].xml': types } });
    expect(imported.pages).toMatchObject([{ layoutId: recordsOf(imported, 'layout')[0]?.id }]);
    expect(imported.report.notes).toEqual([]);
  });
});

describe('a slide that is listed twice', () => {
  it('is read as two pages', async () => {
    const twice = part(
      'p:presentation',
      '<p:sldIdLst><p:sldId id="256" r:id="s1"/><p:sldId id="257" r:id="s1"/></p:sldIdLst>',
    );
    const { pages } = await readSource({ parts: { 'ppt/presentation.xml': twice } });
    expect(new Set(pages.map((page) => page.id)).size).toBe(2);
  });
});

describe('the stored source file', () => {
  it('is the file itself, named by the deck', async () => {
    const bytes = buildDeck();
    const imported = await read(bytes);
    expect(recordsOf(imported, 'deck')[0]?.source).toEqual({ asset: sha256(bytes), format: 'pptx' });
    expect(imported.assets.map((asset) => asset.hash)).toContain(sha256(bytes));
    expect((await read(bytes, { keepSource: false })).assets).toEqual([]);
  });

  it('can be hashed asynchronously, as in a browser', async () => {
    const imported = await read(buildDeck(), { hash: async (bytes) => sha256(bytes) });
    expect(imported.assets).toHaveLength(1);
  });
});
