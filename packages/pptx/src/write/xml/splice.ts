/** A piece of text, from and to where, and what stands there instead. */
export type Splice = readonly [from: number, to: number, xml: string];

/** The text between two places with pieces of it put in another's place; no two may overlap. */
export function spliced(text: string, from: number, to: number, edits: readonly Splice[]): string {
  let out = '';
  let at = from;
  for (const [start, end, xml] of [...edits].sort((a, b) => a[0] - b[0])) {
    out += text.slice(at, start) + xml;
    at = end;
  }
  return out + text.slice(at, to);
}
