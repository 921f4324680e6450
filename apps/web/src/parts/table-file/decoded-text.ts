/** Number of bytes at the start that may declare the encoding. */
const HEAD = 2048;
/** Number of bytes that are searched for the zeros of UTF-16. */
const SAMPLE = 4096;

/**
 * Decodes a text by its byte order mark, by the zeros of UTF-16, by the declaration of an HTML or XML page, or
 * otherwise as UTF-8. If it is none of these it is GB 18030, which programs in China write.
 */
export function decodedText(bytes: Uint8Array): string {
  const wide = wideOf(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  const said = saidOf(bytes);
  for (const label of [said, 'utf-8']) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The label is unknown, or the bytes do not match it.
    }
  }
  return new TextDecoder('gb18030').decode(bytes);
}

function wideOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(SAMPLE, bytes.length); at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // In big-endian text the zero of tabs, digits and line ends comes first.
  if (odd > 1 && even === 0) return 'utf-16le';
  return even > 1 && odd === 0 ? 'utf-16be' : undefined;
}

function saidOf(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const [, page] = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? [];
  const [, xml] = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]+)/i.exec(head) ?? [];
  const said = page ?? xml;
  // A declaration that could be read as single bytes rules out UTF-16.
  return said === undefined || /^utf-?16/i.test(said) ? undefined : said;
}
