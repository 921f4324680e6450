import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/**
 * The transaction that makes the open document into another, replacing only the one stretch that differs, so that a
 * cursor outside it stays where it is; undefined when they are equal.
 */
export function minimalReplace(state: EditorState, next: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(next.content);
  if (start === null) return undefined;
  const end = state.doc.content.findDiffEnd(next.content);
  if (!end) return undefined;
  let { a, b } = end;
  // The equal tail may reach back over the equal head where what was put in repeats its surroundings.
  const overlap = start - Math.min(a, b);
  if (overlap > 0) {
    a += overlap;
    b += overlap;
  }
  return state.tr.replace(start, a, next.slice(start, b));
}
