import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missing } from '@lectern/base/missing';
import { describe, expect, it } from 'vitest';
import { CORPUS_IS_HERE, DECKS } from '../../../test/corpus/corpus.ts';
import { buildDeck, sha256 } from '../../../test/deck-source.ts';
import { type PptxImport, readPptx } from '../../read-pptx.ts';

const FREE = 0;
const RESTRICTED = 2;
const EDITABLE = 8;
const XORED = 0x1000_0000;

/** A font with the tables that a reader needs, without glyphs. */
function font(licence: number): Uint8Array {
  const tables = { 'OS/2': 96, cmap: 4, head: 54 };
  const names = Object.entries(tables);
  const bytes = new Uint8Array(12 + names.length * 16 + 160);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  let offset = 12 + names.length * 16;
  names.forEach(([name, length], index) => {
    const at = 12 + index * 16;
    for (let sign = 0; sign < 4; sign++) bytes[at + sign] = name.charCodeAt(sign);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, length);
    if (name === 'OS/2') view.setUint16(offset + 8, licence);
    offset += length;
  });
  return bytes;
}

/** An Embedded OpenType file (W3C submission, version 0x00020001) without names. */
function embedded(data: Uint8Array, flags = 0): Uint8Array {
  const header = 82 + 9 * 2;
  const bytes = new Uint8Array(header + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, bytes.length, true);
  view.setUint32(4, data.length, true);
  view.setUint32(8, 0x00020001, true);
  view.setUint32(12, flags, true);
  view.setUint16(34, 0x504c, true);
  bytes.set(flags & XORED ? data.map((byte) => byte ^ 0x50) : data, header);
  return bytes;
}

const face = (name: string, id: string) => `<p:${name} r:id="${id}"/>`;
const list = (family: string, faces: string) =>
  `<p:embeddedFontLst><p:embeddedFont><p:font typeface="${family}"/>${faces}</p:embeddedFont></p:embeddedFontLst>`;
const words = (family: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:rPr><a:latin typeface="${family}"/></a:rPr><a:t>字</a:t></a:r></a:p></p:txBody></p:sp>`;

async function imported(files: readonly Uint8Array[], faces: string, family = '校徽体'): Promise<PptxImport> {
  const deck = buildDeck({
    slides: [{ tree: words('校徽体') }],
    presentation: list(family, faces),
    presentationRelations: files.map((_, index) => ({
      id: `f${index}`,
      type: 'font',
      target: `fonts/font${index}.fntdata`,
    })),
    parts: Object.fromEntries(files.map((bytes, index) => [`ppt/fonts/font${index}.fntdata`, bytes])),
  });
  return readPptx(deck, { hash: sha256, keepSource: false });
}

function fontsOf({ snapshot }: PptxImport) {
  return snapshot.records.flatMap((record) => (record.kind === 'deck' ? (record.embeddedFonts ?? []) : []));
}

describe('an embedded font of a presentation', () => {
  it.each([
    ['unobfuscated', FREE, 0],
    ['obfuscated', EDITABLE, XORED],
  ])('is stored as a file that browsers can read: %s', async (_, licence, flags) => {
    const data = font(licence);
    const deck = await imported([embedded(data, flags)], face('boldItalic', 'f0'));
    expect(fontsOf(deck)).toEqual([{ family: '校徽体', bold: true, italic: true, asset: sha256(data) }]);
    expect(deck.assets).toContainEqual({ hash: sha256(data), bytes: data, mime: 'font/ttf' });
    expect(deck.report.notes).toEqual([]);
    expect(deck.report.fonts).not.toContain('校徽体');
  });

  it('is not used when its licence forbids it, and is reported as forbidden and as missing', async () => {
    const deck = await imported([embedded(font(RESTRICTED))], face('regular', 'f0'));
    expect(fontsOf(deck)).toEqual([]);
    expect(deck.assets).toEqual([]);
    expect(deck.report.notes).toEqual([{ code: 'FONT_FORBIDDEN', detail: '校徽体' }]);
    expect(deck.report.fonts).toContain('校徽体');
  });

  it('only adds a note to the report when it is damaged, truncated, too large or missing', async () => {
    const whole = embedded(font(FREE));
    const files = [
      whole.slice(0, 150),
      new Uint8Array(40).fill(7),
      embedded(new Uint8Array(500).fill(3), 4),
      embedded(new Uint8Array(2_000_000)),
    ];
    for (const bytes of files) {
      const deck = await imported([bytes], face('regular', 'f0'));
      expect(fontsOf(deck)).toEqual([]);
      expect(deck.report.notes).toMatchObject([{ code: 'FONT_UNREADABLE' }]);
    }
    const gone = await imported([], face('regular', 'f0'));
    expect(fontsOf(gone)).toEqual([]);
  });

  it('is not read any more after four unreadable fonts, because each of a thousand could cost seconds', async () => {
    const bad = new Uint8Array(40).fill(7);
    const faces = ['regular', 'bold', 'italic', 'boldItalic'].map((name, index) => face(name, `f${index}`));
    const next = `</p:embeddedFont><p:embeddedFont><p:font typeface="校徽体"/>${face('regular', 'f4')}`;
    const deck = await imported([bad, bad, bad, bad, embedded(font(FREE))], faces.join('') + next);
    expect(fontsOf(deck)).toEqual([]);
    const other = await imported(
      [bad, bad, bad, embedded(font(FREE)), embedded(font(FREE))],
      faces.join('') + next,
    );
    expect(fontsOf(other)).toHaveLength(2);
  });

  it('is not imported when no text uses it', async () => {
    const deck = await imported([embedded(font(FREE))], face('regular', 'f0'), '无人用体');
    expect(fontsOf(deck)).toEqual([]);
    expect(deck.report.notes).toEqual([]);
  });

  const why = missing(
    'corpus',
    CORPUS_IS_HERE,
    'no font can be compressed with MicroType Express on this machine',
  );
  it('is unpacked when it is compressed with MicroType Express', async (context) => {
    context.skip(why !== undefined, why);
    const real = path.join(DECKS, 'pptx-renderer__source__2b8668b0.pptx');
    const deck = await readPptx(new Uint8Array(readFileSync(real)), { hash: sha256, keepSource: false });
    expect(fontsOf(deck)).toMatchObject([
      { family: 'Be Vietnam Pro' },
      { family: 'Be Vietnam Pro', bold: true },
    ]);
    expect(deck.assets.filter(({ mime }) => mime === 'font/ttf').map(({ bytes }) => bytes.length)).toEqual([
      121356, 127192,
    ]);
  });
});
