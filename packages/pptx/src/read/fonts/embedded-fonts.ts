import type { EmbeddedFont } from '@lectern/courseware';
import { decompressMtx, parseEotMetadata } from 'mtx-decompressor';
import { type Part, relationOf } from '../../package/opc.ts';
import type { ImportContext } from '../context.ts';
import type { HashPort, ImportedAsset } from '../media/assets.ts';
import { fontFormat, mayBeEmbedded } from './font-file.ts';

/** Most compressed bytes of all faces: unpacking takes 0.5 to 1 second per megabyte. */
const MAX_PACKED = 1_500_000;
/** Most unpacked bytes of all faces. */
const MAX_UNPACKED = 24_000_000;
const MAX_FACES = 64;
/** Number of unreadable faces after which no more are tried: a few hundred forged bytes can cost two seconds. */
const MAX_BROKEN = 4;

const FACES = [
  { name: 'p:regular', bold: false, italic: false },
  { name: 'p:bold', bold: true, italic: false },
  { name: 'p:italic', bold: false, italic: true },
  { name: 'p:boldItalic', bold: true, italic: true },
] as const;

/**
 * The embedded fonts of a presentation (p:embeddedFontLst, 19.2.1.9) that its texts or themes use, as files for
 * browsers: Embedded OpenType (W3C submission of 2008) with plain, XORed or MicroType Express data. Fonts that forbid
 * embedding and unreadable fonts are not used, and are reported. `named`: fonts that texts and themes use.
 */
export async function readEmbeddedFonts(
  context: ImportContext,
  presentation: Part,
  named: readonly string[],
  hash: HashPort,
): Promise<{ readonly fonts: readonly EmbeddedFont[]; readonly files: readonly ImportedAsset[] }> {
  const used = new Set(named.map((name) => name.toLowerCase()));
  const fonts: EmbeddedFont[] = [];
  const files = new Map<string, ImportedAsset>();
  let packed = 0;
  let unpacked = 0;
  let broken = 0;
  for (const entry of presentation.root.child('p:embeddedFontLst')?.all('p:embeddedFont') ?? []) {
    const family = entry.child('p:font')?.attr('typeface')?.slice(0, 128) ?? '';
    if (!used.has(family.toLowerCase())) continue;
    for (const { name, bold, italic } of FACES) {
      const face = entry.child(name);
      const relation = face && relationOf(face, presentation.relations);
      if (!relation || relation.external || fonts.length >= MAX_FACES) continue;
      const bytes = context.package.bytes(relation.target);
      packed += bytes?.length ?? 0;
      const fits = bytes && packed <= MAX_PACKED && unpacked <= MAX_UNPACKED;
      const font = fits && broken < MAX_BROKEN ? unpackFont(bytes) : undefined;
      const format = font && fontFormat(font);
      if (!font || !format) {
        broken += 1;
        context.report.add('FONT_UNREADABLE', {}, family);
        continue;
      }
      if (!mayBeEmbedded(font)) {
        context.report.add('FONT_FORBIDDEN', {}, family);
        continue;
      }
      unpacked += font.length;
      const id = await hash(font);
      files.set(id, { hash: id, bytes: font, mime: `font/${format}` });
      fonts.push({ family, asset: id, ...(bold ? { bold } : {}), ...(italic ? { italic } : {}) });
    }
  }
  return { fonts, files: [...files.values()] };
}

/** The font in an Embedded OpenType file, or the file itself if it is a plain font. */
export function unpackFont(bytes: Uint8Array): Uint8Array | undefined {
  if (fontFormat(bytes)) return bytes;
  try {
    const { fontDataOffset, fontDataSize, compressed, encrypted } = parseEotMetadata(bytes);
    const data = bytes.slice(fontDataOffset, fontDataOffset + fontDataSize);
    return decompressMtx(data, { compressed, encrypted });
  } catch {
    // The font is damaged, or in an unknown compression: the text is drawn in another font, and the report notes it.
    return undefined;
  }
}
