/** A replacement of the text between two positions. */
export type Splice = readonly [from: number, to: number, xml: string];

/** The text between two positions with replacements applied; they must not overlap. */
export function spliced(text: string, from: number, to: number, edits: readonly Splice[]): string {
  let out = '';
  let at = from;
  for (const [start, end, xml] of [...edits].sort((a, b) => a[0] - b[0])) {
    out += text.slice(at, start) + xml;
    at = end;
  }
  return out + text.slice(at, to);
}
