/** Characters that are needed in a font that is shipped with the application. */
export interface FontNeed {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly characters: ReadonlySet<string>;
}

/** One `@font-face` of a style sheet. */
export interface FontFaceRule {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** For instance `U+0-FF, U+4E00`; empty for every character. */
  readonly unicodeRange: string;
  readonly url: string;
}

/**
 * URLs of the files that a browser fetches to draw these characters: files of the nearest style of the family, with
 * their ranges.
 */
export function fontFiles(needs: readonly FontNeed[], rules: readonly FontFaceRule[]): readonly string[] {
  const files = new Set<string>();
  for (const { family, bold, italic, characters } of needs) {
    const own = rules.filter((rule) => rule.family === family);
    const nearest = [
      own.filter((rule) => rule.bold === bold && rule.italic === italic),
      own.filter((rule) => rule.bold === bold || rule.italic === italic),
      own,
    ].find((found) => found.length > 0);
    const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
    for (const { unicodeRange, url } of nearest ?? []) {
      const ranges = rangesOf(unicodeRange);
      if (codes.some((code) => ranges.some(([from, to]) => code >= from && code <= to))) files.add(url);
    }
  }
  return [...files];
}

type Range = readonly [from: number, to: number];
const EVERYTHING: readonly Range[] = [[0, 0x10ffff]];

function rangesOf(unicodeRange: string): readonly Range[] {
  const ranges = unicodeRange.split(',').flatMap((part): readonly Range[] => {
    const [, from, to] = /^\s*U\+([0-9A-F?]{1,6})(?:-([0-9A-F]{1,6}))?\s*$/i.exec(part) ?? [];
    if (from === undefined) return [];
    // A wildcard `?` matches any hexadecimal digit.
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to ?? from.replaceAll('?', 'F'), 16);
    return [[first, last]];
  });
  return ranges.length > 0 ? ranges : EVERYTHING;
}
