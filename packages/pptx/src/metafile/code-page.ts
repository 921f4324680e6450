import { ownValue } from '@lectern/base';

/**
 * TextDecoder of browsers and Node, declared in this file because this package compiles without the types of either.
 */
interface Decoder {
  decode(bytes: Uint8Array): string;
}
const host = globalThis as { TextDecoder?: new (label: string) => Decoder };

/** Encodings by a font's character set ([MS-WMF] 2.1.1.5). */
const LABELS: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const SYMBOL_SET = 2;

/** Decodes the text of a metafile's 8-bit records. */
export function decodeText(bytes: Uint8Array, charset: number, face: string): string {
  if (charset === SYMBOL_SET || isSymbol(face)) return symbolText(String.fromCharCode(...bytes), face);
  const Decoder = host.TextDecoder;
  if (!Decoder) return String.fromCharCode(...bytes);
  return new Decoder(LABELS[charset] ?? 'windows-1252').decode(bytes);
}

export function isSymbol(face: string): boolean {
  return /^(symbol|mt extra|wingdings)/i.test(face);
}

/** Adobe's Symbol encoding from 0x20 on; a space for undefined codes. */
const SYMBOL =
  ' !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼ ';
const SYMBOL_HIGH =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭ ';
/** The few characters of MathType's font MT Extra that formulas use. */
const MT_EXTRA: Readonly<Record<string, string>> = {
  L: '…',
  M: '⋯',
  N: '⋮',
  O: '⋱',
  h: 'ℏ',
  l: 'ℓ',
  o: '∘',
  Q: '⎵',
  r: '→',
};

/**
 * Characters of a symbol font as Unicode; code points in the private area (0xF000 and on) are mapped in the same way.
 */
export function symbolText(text: string, face: string): string {
  let out = '';
  for (const character of text) {
    const code = character.charCodeAt(0) & 0xff;
    if (/^mt extra/i.test(face))
      out += ownValue(MT_EXTRA, String.fromCharCode(code)) ?? String.fromCharCode(code);
    else if (/^wingdings/i.test(face))
      out += code === 0x6c || code === 0x9f ? '•' : code === 0x6e ? '■' : '▪';
    else if (code >= 0x20 && code < 0x80) out += SYMBOL.charAt(code - 0x20);
    else out += code >= 0xa0 ? SYMBOL_HIGH.charAt(code - 0xa0) : ' ';
  }
  return out;
}
