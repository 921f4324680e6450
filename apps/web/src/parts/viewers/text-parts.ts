/** Letters of a part: a few screens of a desk, which a browser lays out at once. */
const PART = 4_000;
/** A line that is longer is cut: what lies on one line of a megabyte is no text to read. */
const LONGEST_LINE = 16_000;
/** Letters of a line as it is guessed, until it is laid out. */
const GUESSED_LINE = 40;

export interface TextPart {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  /** How many lines it takes, guessed. */
  readonly lines: number;
}

/** A text in parts that end with a line, so that a browser need not lay out those that nobody looks at. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOf(text, at);
    const part = text.slice(at, end);
    // The line break at its end is the end of the block that it stands in.
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
  // A character of two halves stays one.
  const isHalf = (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
  return isHalf ? end - 1 : end;
}
