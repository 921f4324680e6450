import { contentOf, type XmlElement } from '@lectern/pptx/package';
import type { Piece } from '@lectern/questions';
import { InlineReader } from './runs.ts';
import type { WordScope } from './word-scope.ts';

const DEEPEST = 12;
/** Elements that stand around paragraphs and tables. */
const THROUGH = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
/** Rows of choices, of answers and of pairs to link lose nothing as lines. */
const PLAIN_ROW =
  /^\s*(?:[(（]?[A-J][.．、)）:：\s]|题\s?号|答\s?案|(?:\d{1,2}|[①-⑳])\s?[.．、].*\t\s*[A-L]\s?[.．、])/;

/** Adds the paragraphs and tables of a body, cell or text box to the lines of the document. */
export function readBody(body: XmlElement, scope: WordScope, depth = 0): void {
  if (depth > DEEPEST) return;
  for (const child of contentOf(body)) {
    if (scope.isFull) {
      scope.addLine([]);
      return;
    }
    if (child.name === 'w:p') readParagraph(child, scope, depth);
    else if (child.name === 'w:tbl') readTable(child, scope, depth);
    else if (THROUGH.has(child.name)) readBody(child, scope, depth + 1);
  }
}

function readParagraph(paragraph: XmlElement, scope: WordScope, depth: number): void {
  const { lines, boxes } = linesOf(paragraph, scope);
  for (const line of lines) scope.addLine(line);
  for (const box of boxes) readBody(box, scope, depth + 1);
}

/** The lines of a paragraph: its automatic number is text, and line breaks split it. */
function linesOf(
  paragraph: XmlElement,
  scope: WordScope,
): { lines: Piece[][]; boxes: readonly XmlElement[] } {
  const list = scope.listOf(paragraph.child('w:pPr'));
  const { pieces, boxes } = new InlineReader(scope).read(paragraph);
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece === 'line') lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  const isEmpty = lines.every((line) => line.length === 0);
  const number = list && !isEmpty ? scope.numbering.next(list.id, list.level) : '';
  if (number !== '')
    lines[0]?.unshift({ type: 'text', text: /[、．.]$/.test(number) ? `${number} ` : `${number}\t` });
  if (lines.some(isPictureInside)) scope.note('picture-below');
  return { lines, boxes };
}

/** Whether a picture stands between words, where a content has no place for it. Marks of numbers and choices are no words. */
function isPictureInside(line: readonly Piece[]): boolean {
  const words = (pieces: readonly Piece[]) =>
    pieces.map((piece) => (piece.type === 'text' ? piece.text : piece.type === 'medium' ? '' : 'x')).join('');
  return line.some((piece, index) => {
    if (piece.type !== 'medium') return false;
    const [before, after] = [words(line.slice(0, index)), words(line.slice(index + 1))];
    return (
      !/^\s*$|(?:^|\s)(?:[A-J]|\d{1,3})\s?[.．、)）]\s*$/.test(before.slice(-40)) &&
      !/^\s*(?:$|[A-J]\s?[.．、)）])/.test(after)
    );
  });
}

/** A row whose cells have one line each is a line with tabs; other cells are read one after the other. */
function readTable(table: XmlElement, scope: WordScope, depth: number): void {
  let isData = false;
  for (const row of rowsOf(table)) {
    const cells = contentOf(row).flatMap((child) =>
      child.name === 'w:tc'
        ? [child]
        : child.name === 'w:sdt'
          ? [...child.descendants()].filter(({ name }) => name === 'w:tc')
          : [],
    );
    const isFlat = cells.length > 1 && cells.every(isOneLine);
    if (!isFlat) {
      for (const cell of cells) readBody(cell, scope, depth + 1);
      continue;
    }
    const line: Piece[] = [];
    for (const [index, cell] of cells.entries()) {
      if (index > 0) line.push({ type: 'text', text: '\t' });
      for (const paragraph of cell.all('w:p')) {
        const { lines, boxes } = linesOf(paragraph, scope);
        line.push(...lines.flat());
        for (const box of boxes) readBody(box, scope, depth + 1);
      }
    }
    const words = line.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
    if (!isData && !PLAIN_ROW.test(words) && words.trim() !== '') {
      isData = true;
      scope.note('table-as-text');
    }
    scope.addLine(line);
  }
}

function rowsOf(table: XmlElement): XmlElement[] {
  return contentOf(table).flatMap((child) =>
    child.name === 'w:tr' ? [child] : THROUGH.has(child.name) ? rowsOf(child) : [],
  );
}

function isOneLine(cell: XmlElement): boolean {
  const children = cell.children.filter(({ name }) => name === 'w:p' || name === 'w:tbl' || name === 'w:sdt');
  const filled = children.filter(
    (child) =>
      child.name !== 'w:p' ||
      [...child.descendants()].some(
        ({ name }) => name === 'w:t' || name === 'w:drawing' || name === 'w:pict' || name === 'm:oMath',
      ),
  );
  return (
    filled.every(({ name }) => name === 'w:p') &&
    filled.length <= 1 &&
    !filled.some((child) => child.find('w:br'))
  );
}
