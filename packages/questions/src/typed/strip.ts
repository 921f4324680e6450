import type { Run } from '@lectern/courseware';
import type { Content, Medium } from '../question/content.ts';

/** A run of a line, or a picture or sound between its runs. */
export type Piece = Run | { readonly type: 'medium'; readonly medium: Medium };

/** A line of a paper, as typed text and Word files give it. `place`: its number in the file, from 1. */
export interface PaperLine {
  readonly pieces: readonly Piece[];
  readonly place: number;
}

/** The character of a strip's text for a piece that is no text: a formula, a gap, a medium. */
export const OBJECT = '\ufffc';

/** A line with its characters, which patterns read, so that an index of the text is an index of the pieces. */
export interface Strip extends PaperLine {
  readonly text: string;
}

const BLANK_LINE = '____';
/** Longer white space is shortened, so that patterns with white space stay fast. */
const WIDE_SPACE = /\s{41,}/g;
const WIDEST_SPACE = 40;

export function stripOf({ pieces, place }: PaperLine): Strip {
  const plain = pieces.map(withoutObjects);
  return { text: plain.map(charactersOf).join(''), pieces: plain, place };
}

/** The part of a strip between two indexes of its text. */
export function slice(strip: Strip, from: number, to = strip.text.length): Strip {
  if (from <= 0 && to >= strip.text.length) return strip;
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of strip.pieces) {
    if (at >= to) break;
    const length = charactersOf(piece).length;
    const [first, last] = [Math.max(from - at, 0), Math.min(to - at, length)];
    if (first < last)
      pieces.push(piece.type === 'text' ? { ...piece, text: piece.text.slice(first, last) } : piece);
    at += length;
  }
  return { text: strip.text.slice(Math.max(from, 0), Math.max(to, 0)), pieces, place: strip.place };
}

/** A strip without white space at its beginning and end. */
export function trimmed(strip: Strip): Strip {
  const from = strip.text.length - strip.text.trimStart().length;
  return slice(strip, from, Math.max(from, strip.text.trimEnd().length));
}

export function joined(strips: readonly Strip[]): Strip {
  return {
    text: strips.map(({ text }) => text).join(''),
    pieces: strips.flatMap(({ pieces }) => pieces),
    place: strips[0]?.place ?? 0,
  };
}

export function stripOfText(text: string, place: number): Strip {
  return stripOf({ pieces: text === '' ? [] : [{ type: 'text', text }], place });
}

/** The words of strips: formulas as LaTeX, media left out. */
export function wordsOf(strips: readonly Strip[]): string {
  return strips.map(({ pieces }) => pieces.map(wordsOfPiece).join('')).join('\n');
}

/** A content whose paragraphs are the strips; empty strips at the beginning and end are left out. */
export function contentOfStrips(strips: readonly Strip[]): Content {
  const lines = strips.map(trimmed);
  const isFilled = ({ pieces }: Strip) => pieces.some(({ type }) => type !== 'medium');
  const first = lines.findIndex(isFilled);
  const shown = first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
  const paragraphs = shown.map(({ pieces }) => ({
    runs: mergedRuns(pieces.flatMap((piece) => (piece.type === 'medium' ? [] : [piece]))),
  }));
  const media = lines.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.type === 'medium' ? [piece.medium] : [])),
  );
  return media.length > 0 ? { paragraphs, media } : { paragraphs };
}

export function isEmptyStrip(strip: Strip): boolean {
  return strip.text.trim() === '';
}

/** Joins neighbouring texts of the same format, which cuts have split. */
function mergedRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.type === 'text' && run.type === 'text' && !last.props && !run.props)
      merged[merged.length - 1] = { type: 'text', text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

function charactersOf(piece: Piece): string {
  return piece.type === 'text' ? piece.text : OBJECT;
}

function wordsOfPiece(piece: Piece): string {
  if (piece.type === 'medium' || piece.type === 'break') return '';
  return piece.type === 'formula' ? piece.latex : piece.text;
}

/** A text piece may not contain the character of objects; underlined white space is a line to write on. */
function withoutObjects(piece: Piece): Piece {
  if (piece.type !== 'text') return piece;
  const text = piece.text.replaceAll(OBJECT, '').replace(WIDE_SPACE, (space) => space.slice(0, WIDEST_SPACE));
  const line = isUnderlined(piece) ? UNDERLINED_LINE.exec(text) : undefined;
  return line ? { type: 'text', text: line[1] ? `__${line[1]}__` : BLANK_LINE } : { ...piece, text };
}

/** White space, or the number of a gap between white space. */
const UNDERLINED_LINE = /^(?:\s{2,}|\t|\s+(\d{1,3})\s+)$/;

function isUnderlined({ props }: Extract<Piece, { type: 'text' }>): boolean {
  return props?.underline !== undefined && props.underline !== 'none';
}
