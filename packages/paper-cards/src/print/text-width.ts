/** Width of a text as it is printed, nearly: Chinese characters are as wide as high. `size`: font size, millimetres. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? size : size * 0.56;
  return width;
}

/** Returns the text, or its beginning with "…" where it is wider than `most`, millimetres. */
export function shortened(text: string, size: number, most: number): string {
  if (textWidth(text, size) <= most) return text;
  let start = '';
  for (const character of text) {
    if (textWidth(`${start}${character}…`, size) > most) break;
    start += character;
  }
  return `${start}…`;
}

/** Returns the lines of a text that are at most `most` millimetres wide. Chinese breaks anywhere, English between words. */
export function linesOf(text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && textWidth(line + piece.trimEnd(), size) > most) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line !== '') lines.push(line.trimEnd());
  return lines;
}

/** Pieces within which no line is broken: a word with the space and the punctuation behind it, or a character. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let last = '';
  for (const character of text) {
    const joins = isWide(character) ? isClosing(character) : !/\s$/.test(last) && !isWide(last.slice(-1));
    if (last !== '' && !joins) {
      pieces.push(last);
      last = '';
    }
    last += character;
  }
  return last === '' ? pieces : [...pieces, last];
}

function isWide(character: string): boolean {
  return (character.codePointAt(0) ?? 0) >= 0x2e80;
}

/** Punctuation that must not begin a line. */
function isClosing(character: string): boolean {
  return '，。、；：！？）》」』”’】'.includes(character);
}
