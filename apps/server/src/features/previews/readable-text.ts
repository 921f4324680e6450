/** Bytes of a text that are shown: about five hundred pages. */
const SHOWN_BYTES = 2 * 1024 ** 2;

export interface ReadableText {
  /** UTF-8 without byte order mark. */
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

/** Converts a text to UTF-8: from UTF-8 with or without byte order mark, UTF-16 with byte order mark, or GB 18030. */
export function readableText(file: Uint8Array): ReadableText {
  const shown = file.subarray(0, SHOWN_BYTES);
  const cut = shown.length < file.length;
  // A character that is cut at the end is left out; it does not mean another encoding.
  const text = new TextDecoder(encodingOf(shown)).decode(shown, { stream: cut });
  return { bytes: new TextEncoder().encode(text), cut };
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}
