/** Longest quoted cell, in characters; if it is longer, its first quote is taken as text. */
const QUOTED_MAX = 2000;
const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

/** The characters that separate the cells of a line. */
export type Separators = ReadonlySet<string>;

/** The cells of a text (RFC 4180, with any separator): quotes may hold separators, line ends and doubled quotes. */
export function separatedCells(text: string, separators: Separators, rowsMax: number): readonly string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length <= rowsMax) {
    const { cell, end } = cellAt(text, at, separators);
    row.push(cell);
    if (separators.has(text[end] ?? '')) {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}

/** `="00123"`: programs write this so that a spreadsheet does not read it as a number. */
const AS_TEXT = /^\s*="([^"]*)"\s*$/;

function cellAt(text: string, from: number, separators: Separators): { cell: string; end: number } {
  const quoted = quotedAt(text, from, separators);
  if (quoted) return quoted;
  let end = from;
  while (end < text.length && !isEnd(text, end, separators)) end += 1;
  const cell = text.slice(from, end);
  return { cell: AS_TEXT.exec(cell)?.[1] ?? cell, end };
}

/** Undefined if no quoted cell begins at this index or it does not end. */
function quotedAt(
  text: string,
  from: number,
  separators: Separators,
): { cell: string; end: number } | undefined {
  let start = from;
  while (text[start] === ' ') start += 1;
  if (text[start] !== '"') return undefined;
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - start > QUOTED_MAX) return undefined;
    cell += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      cell += '"';
      at = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ' && !separators.has(' ')) end += 1;
    return end >= text.length || isEnd(text, end, separators) ? { cell, end } : undefined;
  }
}

function isEnd(text: string, at: number, separators: Separators): boolean {
  const letter = text[at] ?? '';
  return separators.has(letter) || LINE_END.test(letter);
}

const TAB = '\t';
const COMMAS: readonly string[] = [',', '，'];
const SEMICOLONS: readonly string[] = [';', '；'];
const BARS: readonly string[] = ['|'];
const LINES_LOOKED_AT = 60;

/**
 * The separator of a text: tabs if it has any; otherwise commas, semicolons (also Chinese ones) or bars, whichever
 * occur equally often in every line. Undefined if the lines have one cell each.
 */
export function separatorsOf(text: string): Separators | undefined {
  const [, said] = /^\ufeff?sep=([,;|\t])\s*(?:\r|\n|$)/i.exec(text) ?? [];
  if (said !== undefined) return new Set([said]);
  const lines = text
    .slice(0, 200_000)
    .split(LINE_END)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ''));
  if (lines.some((line) => line.includes(TAB))) return new Set([TAB]);
  const families = [COMMAS, SEMICOLONS, BARS]
    .map((family) => ({ family, ...regularity(lines, family) }))
    .filter(({ lines: within, family }) => within > 0 && (family !== BARS || within === lines.length));
  if (families.length === 0) return undefined;
  // One or two lines of names, as in a message, may use any separator.
  if (lines.length < 2) return new Set([...COMMAS, ...SEMICOLONS]);
  const [best, second] = families.toSorted((a, b) => b.regular - a.regular || b.lines - a.lines);
  if (best === undefined) return undefined;
  const isAlike = second !== undefined && second.regular === best.regular && second.lines === best.lines;
  return new Set(isAlike ? [...COMMAS, ...SEMICOLONS] : best.family);
}

/** The number of lines with the separator, and the number of lines with its most frequent count. */
function regularity(lines: readonly string[], family: readonly string[]): { lines: number; regular: number } {
  const counts = lines.map((line) => [...line].filter((letter) => family.includes(letter)).length);
  const within = counts.filter((count) => count > 0);
  const usual = new Map<number, number>();
  for (const count of within) usual.set(count, (usual.get(count) ?? 0) + 1);
  return { lines: within.length, regular: Math.max(0, ...usual.values()) };
}
