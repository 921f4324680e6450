/** Bytes of a text that are shown: some five hundred pages. */
const SHOWN_BYTES = 2 * 1024 ** 2;

export interface ReadableText {
  /** UTF-8 without a mark. */
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

/** A text in UTF-8, with or without its mark, UTF-16 with its mark, or GB 18030: as UTF-8. */
export function readableText(file: Uint8Array): ReadableText {
  const shown = file.subarray(0, SHOWN_BYTES);
  const cut = shown.length < file.length;
  // A character that was cut in two at the end is left out, and is no sign of another encoding.
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
