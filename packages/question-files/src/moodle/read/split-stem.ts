const STEM = /^\s*<div class="lectern-stem">([\s\S]*?)<\/div><!--lectern-->/;

/** The parts of a text that our own writer wrote with a stem before the passage; all of it is the passage in other files. */
export function splitStem(html: string): { readonly stem: string; readonly rest: string } {
  const found = STEM.exec(html);
  return found ? { stem: found[1] ?? '', rest: html.slice(found[0].length) } : { stem: '', rest: html };
}

/** A stem before a passage, for `splitStem`. */
export function withStem(stem: string, passage: string): string {
  return stem === '' ? passage : `<div class="lectern-stem">${stem}</div><!--lectern-->${passage}`;
}
