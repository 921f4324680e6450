import type { Paragraph, Run } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { linesOf } from '../../read/text/text.ts';

/**
 * Source of a token: a run, a break or a field, or content that is kept or removed as a whole (a formula, a wrapper).
 */
export interface Piece {
  readonly element: XmlElement;
  /** Whether the text and format of the piece can be rewritten. */
  readonly isPlain: boolean;
  readonly tokens: Token[];
}

/** A character, a break, a field or a formula of a text, or the end of a paragraph. */
export interface Token {
  /** Tokens with the same key have the same content, with any formats. */
  readonly key: string;
  /** Undefined at the end of a paragraph. */
  readonly run: Run | undefined;
  /** The index of the token's paragraph. */
  readonly paragraph: number;
  readonly piece?: Piece | undefined;
}

const END = '\n';
/** The reader drops these control characters, so no text contains them. */
const BREAK = '\u0001';
const FIELD = '\u0002';
const FORMULA = '\u0003';

/** The tokens of a text record. */
export function tokensOf(paragraphs: readonly Paragraph[]): Token[] {
  return paragraphs.flatMap((paragraph, index) => [
    ...paragraph.runs.flatMap((run) => keysOf(run).map((key): Token => ({ key, run, paragraph: index }))),
    { key: END, run: undefined, paragraph: index },
  ]);
}

/** The tokens of an original text, each with its source if that is known. */
export function originalTokens(paragraphs: readonly Paragraph[], elements: readonly XmlElement[]): Token[] {
  return paragraphs.flatMap((paragraph, index) => {
    const plain = tokensOf([paragraph]).map((token): Token => ({ ...token, paragraph: index }));
    const element = elements[index];
    const pieces = element ? piecesOf(element) : [];
    const keys = pieces.flatMap((each) => each.keys);
    if (keys.length !== plain.length - 1 || keys.some((key, at) => !sameKind(key, plain[at]?.key)))
      return plain;
    const owners = pieces.flatMap(({ piece, keys: own }) => own.map(() => piece));
    return plain.map((token, at) => {
      const piece = owners[at];
      if (!piece) return token;
      const owned: Token = { ...token, piece };
      piece.tokens.push(owned);
      return owned;
    });
  });
}

function keysOf(run: Run): string[] {
  switch (run.type) {
    case 'text':
      return [...run.text];
    case 'break':
      return [BREAK];
    case 'field':
      return [`${FIELD}${run.field} ${run.text}`];
    case 'formula':
      return [`${FORMULA}${run.display ? 'd' : ''}${run.latex}${FORMULA}${run.source ?? ''}`];
  }
}

/** Only the XML distinguishes fields and formulas from other content. */
function sameKind(key: string, read: string | undefined): boolean {
  return key === FIELD || key === FORMULA ? read?.startsWith(key) === true : key === read;
}

interface Read {
  readonly piece: Piece;
  readonly keys: readonly string[];
}

const PLAIN = new Set(['a:r', 'a:br', 'a:fld']);

/** The children of a paragraph that contain its runs, in order. */
function piecesOf(paragraph: XmlElement): Read[] {
  const leaves = contentOf(paragraph);
  return paragraph.children.flatMap((element): Read[] => {
    if (element.name === 'a:pPr' || element.name === 'a:endParaRPr') return [];
    // Only one of several alternatives was read.
    const own = leaves.filter(({ start, end }) => start >= element.start && end <= element.end);
    const keys = own.flatMap(keysIn);
    const isPlain = own[0] === element && PLAIN.has(element.name);
    return [{ piece: { element, isPlain, tokens: [] }, keys }];
  });
}

/** The tokens that the reader creates from an element. */
function keysIn(element: XmlElement): string[] {
  switch (element.name) {
    case 'a:r':
      return textKeys(element.child('a:t')?.text ?? '');
    case 'a:br':
      return [BREAK];
    case 'a:fld':
      return element.attr('type') ? [FIELD] : textKeys(element.child('a:t')?.text ?? '');
    case 'm:oMath':
      return [FORMULA];
    case 'a:pPr':
    case 'a:endParaRPr':
      return [];
    default:
      return contentOf(element).flatMap(keysIn);
  }
}

function textKeys(text: string): string[] {
  return linesOf(text).flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...line]);
}

/** The size limit of a comparison; texts that differ more are compared only at their ends. */
const MOST = 4_000_000;

/** The original token of each token of a text, by the longest common subsequence. */
export function matchTokens(own: readonly Token[], original: readonly Token[]): (Token | undefined)[] {
  const matched: (Token | undefined)[] = own.map(() => undefined);
  const most = Math.min(own.length, original.length);
  let before = 0;
  while (before < most && own[before]?.key === original[before]?.key) before++;
  let behind = 0;
  while (behind < most - before && own.at(-1 - behind)?.key === original.at(-1 - behind)?.key) behind++;
  for (let at = 0; at < before; at++) matched[at] = original[at];
  for (let at = 1; at <= behind; at++) matched[own.length - at] = original[original.length - at];
  const [rows, columns] = [own.length - before - behind, original.length - before - behind];
  if (rows === 0 || columns === 0 || rows * columns > MOST) return matched;
  const lengths = new Uint32Array((rows + 1) * (columns + 1));
  const at = (row: number, column: number) => row * (columns + 1) + column;
  const same = (row: number, column: number) => own[before + row]?.key === original[before + column]?.key;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      lengths[at(row, column)] = same(row, column)
        ? (lengths[at(row + 1, column + 1)] ?? 0) + 1
        : Math.max(lengths[at(row + 1, column)] ?? 0, lengths[at(row, column + 1)] ?? 0);
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (same(row, column)) matched[before + row++] = original[before + column++];
    else if ((lengths[at(row + 1, column)] ?? 0) >= (lengths[at(row, column + 1)] ?? 0)) row++;
    else column++;
  }
  return matched;
}
