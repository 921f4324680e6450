/** Characters per part: a few screens, which a browser lays out quickly. */
const PART = 4_000;
/** Longer lines are cut, because a line of a megabyte is not readable text. */
const LONGEST_LINE = 16_000;
/** Estimated characters per displayed line, until the part is laid out. */
const GUESSED_LINE = 40;

export interface TextPart {
  /** Index in the text at which the part begins. */
  readonly at: number;
  readonly text: string;
  /** Estimated number of displayed lines. */
  readonly lines: number;
}

/** Splits a text at line ends, so that a browser need not lay out parts that are not viewed. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOf(text, at);
    const part = text.slice(at, end);
    // The final line break is left out, because the block element ends the line.
    const shown = part.endsWith('\n') ? part.slice(0, part.endsWith('\r\n') ? -2 : -1) : part;
    const lines = shown
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / GUESSED_LINE)), 0);
    parts.push({ at, text: shown === '' ? '\n' : shown, lines });
    at = end;
  }
  return parts;
}

function endOf(text: string, from: number): number {
  if (text.length - from <= PART) return text.length;
  const line = text.indexOf('\n', from + PART);
  if (line >= 0 && line - from <= LONGEST_LINE) return line + 1;
  if (line < 0 && text.length - from <= LONGEST_LINE) return text.length;
  const end = from + LONGEST_LINE;
  // A surrogate pair is not split.
  const isHalf = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isHalf ? end - 1 : end;
}
