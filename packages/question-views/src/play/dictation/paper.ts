/** The paper for a word that is written by hand: squares for characters, or lines for letters. */
export interface Paper {
  readonly ruling: 'squares' | 'lines';
  readonly columns: number;
  readonly rows: number;
}

/** Squares of a paper whose word has a hidden length. */
const USUAL_SQUARES = 6;
/** Squares wide of a paper with lines. */
const LINE_SQUARES = 6;

/**
 * The paper for a word: a square for each Chinese character, in rows of at most `most`; four lines for letters. `length` is the
 * number of characters that the paper shows, or undefined when it tells nothing.
 */
export function paperFor(word: string, length: number | undefined, most: number): Paper {
  if (!/\p{Script=Han}/u.test(word))
    return { ruling: 'lines', columns: Math.min(LINE_SQUARES, most), rows: 1 };
  const squares = Math.max(1, length ?? USUAL_SQUARES);
  const columns = Math.min(squares, most);
  return { ruling: 'squares', columns, rows: Math.ceil(squares / columns) };
}

/** Milliseconds after the beginning of a word at which it is read, `repeats` times within its time. */
export function readingsOf(seconds: number, repeats: number): number[] {
  return Array.from({ length: repeats }, (_, index) => Math.round((index * seconds * 1000) / repeats));
}
