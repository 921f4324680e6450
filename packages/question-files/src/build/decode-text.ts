/** Browsers and Node both have `TextDecoder`; this package compiles without the types of either. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The texts of Windows in China are in this code page, which is a part of GB 18030. */
const CHINESE = 'gb18030';

/**
 * A text file: UTF-8, UTF-16 with a byte order mark, or else the Chinese code page. Undefined for bytes that are no text
 * in any of them, or that have zero bytes.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return undefined;
  return decoded(bytes, 'utf-8') ?? decoded(bytes, CHINESE);
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
