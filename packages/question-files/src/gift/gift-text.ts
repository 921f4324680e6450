import type { GiftFormat, GiftText } from './gift-item.ts';

/** The escapes of GIFT: `\~ \= \# \{ \} \: \\` and `\n` for a new line. A backslash before other characters is itself. */
function unescaped(text: string): string {
  return text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** A text of a question or answer; without a format of its own it has the given one. */
export function giftText(source: string, format: GiftFormat): GiftText {
  const [written = '', name] = /^\s*\[(html|markdown|moodle|plain)\]/i.exec(source) ?? [];
  const own = (name?.toLowerCase() as GiftFormat | undefined) ?? format;
  const rest = source.slice(written.length);
  // A new line of the file is a space, except in formats that give it a meaning.
  const isFlowing = own === 'moodle' || own === 'plain';
  return { format: own, text: unescaped((isFlowing ? rest.replace(/\s+/g, ' ') : rest).trim()) };
}

/** The text of an answer that has no format. */
export function plainGiftText(source: string): string {
  return unescaped(source.replace(/\s+/g, ' ').trim());
}

/** The position of the first sign that no backslash stands before; -1 without one. */
export function indexOfSign(source: string, sign: string, from = 0): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source.startsWith(sign, at)) return at;
  }
  return -1;
}
