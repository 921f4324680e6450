import { diffTokens } from '@lectern/courseware';
import { Mark, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/**
 * The transaction that changes the open document into another by replacing only differences, so that the caret stays
 * between the same letters; undefined if they are equal.
 */
export function minimalReplace(state: EditorState, next: Node): Transaction | undefined {
  if (state.doc.eq(next)) return undefined;
  const { tr } = state;
  replaceWords(tr, next);
  setLooks(tr, next);
  return tr.doc.eq(next) ? tr : inOneStretch(state, next);
}

/** Inserts and deletes letters, line ends and embedded objects, with any styles. */
function replaceWords(tr: Transaction, next: Node): void {
  const known = new Map<string, number>();
  const [from, to] = [lettersOf(tr.doc, known), lettersOf(next, known)];
  const stretches: { a: number; aEnd: number; b: number; bEnd: number }[] = [];
  let [a, b] = [0, 0];
  let isOpen = false;
  for (const { kind, count } of diffTokens(from.tokens, to.tokens)) {
    const last = stretches.at(-1);
    const stretch = isOpen && last ? last : { a, aEnd: a, b, bEnd: b };
    if (kind !== 'keep' && stretch !== last) stretches.push(stretch);
    isOpen = kind !== 'keep';
    if (kind !== 'add') a += count;
    if (kind !== 'remove') b += count;
    if (isOpen) Object.assign(stretch, { aEnd: a, bEnd: b });
  }
  for (const stretch of stretches.reverse()) {
    const [start, end] = [from.places[stretch.a], from.places[stretch.aEnd]];
    const slice = next.slice(to.places[stretch.b] ?? 0, to.places[stretch.bEnd]);
    if (start !== undefined && end !== undefined) tr.replace(start, end, slice);
  }
}

/** A document's letters as numbers, and the position of each, with one more position for the end. */
function lettersOf(doc: Node, known: Map<string, number>): { tokens: number[]; places: number[] } {
  const tokens: number[] = [];
  const places: number[] = [];
  const put = (token: number, place: number) => {
    tokens.push(token);
    places.push(place);
  };
  doc.forEach((paragraph, offset, index) => {
    if (index > 0) put('\n'.charCodeAt(0), offset - 1);
    paragraph.forEach((child, inside) => {
      let at = offset + 1 + inside;
      if (!child.isText) put(numberOf(child, known), at);
      for (const letter of child.text ?? '') {
        put(letter.codePointAt(0) ?? 0, at);
        at += letter.length;
      }
    });
  });
  places.push(doc.content.size - 1);
  return { tokens, places };
}

/** Embedded objects get numbers above the numbers of letters; equal objects share a number. */
function numberOf(node: Node, known: Map<string, number>): number {
  const key = JSON.stringify([node.type.name, node.attrs]);
  const number = known.get(key) ?? 0x110000 + known.size;
  known.set(key, number);
  return number;
}

/** Copies the styles of `next` to the paragraphs of the same length. */
function setLooks(tr: Transaction, next: Node): void {
  if (tr.doc.childCount !== next.childCount) return;
  next.forEach((paragraph, offset, index) => {
    const now = tr.doc.child(index);
    if (now.content.size !== paragraph.content.size) return;
    for (const key of Object.keys(paragraph.attrs))
      if (JSON.stringify(now.attrs[key]) !== JSON.stringify(paragraph.attrs[key]))
        tr.setNodeAttribute(offset, key, paragraph.attrs[key]);
    paragraph.forEach((child, inside) => {
      const start = offset + 1 + inside;
      const end = start + child.nodeSize;
      if (hasMarks(tr.doc, start, end, child)) return;
      tr.removeMark(start, end);
      for (const mark of child.marks) tr.addMark(start, end, mark);
    });
  });
}

function hasMarks(doc: Node, from: number, to: number, like: Node): boolean {
  let same = true;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !Mark.sameSet(node.marks, like.marks)) same = false;
  });
  return same;
}

/** Replaces the single range that differs. */
function inOneStretch(state: EditorState, next: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(next.content);
  if (start === null) return undefined;
  const end = state.doc.content.findDiffEnd(next.content);
  if (!end) return undefined;
  let { a, b } = end;
  // The equal tail may overlap the equal head when the inserted text repeats its surroundings.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) {
    a += overlap;
    b += overlap;
  }
  return state.tr.replace(start, a, next.slice(start, b));
}
