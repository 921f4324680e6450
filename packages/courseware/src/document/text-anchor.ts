import * as Y from 'yjs';
import { sharedRecord, sharedRecords } from './shared/shared-document.ts';
import { cellTextKey } from './shared/shared-table.ts';

/** Which text of a courseware: an element's, or the text of one cell (`rowId:columnId`) of a table. */
export interface TextPlace {
  readonly elementId: string;
  readonly cell?: string | undefined;
}

/** Longest anchor that is decoded, characters: one from a hostile window could have any length. */
export const ANCHOR_MAX = 400;

function textAt(doc: Y.Doc, { elementId, cell }: TextPlace): Y.Text | undefined {
  const text = sharedRecord(sharedRecords(doc), elementId)?.get(
    cell === undefined ? 'text' : cellTextKey(cell),
  );
  return text instanceof Y.Text ? text : undefined;
}

/**
 * A position in a text that moves with the letter before it, when text is typed elsewhere; sent to other windows.
 * `index` counts characters of all paragraphs, and one for each paragraph's end, break, field and formula.
 */
export function textAnchor(doc: Y.Doc, place: TextPlace, index: number): string | undefined {
  const text = textAt(doc, place);
  if (!text) return undefined;
  const at = Math.min(Math.max(0, index), text.length);
  return JSON.stringify(
    Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(text, at, at === 0 ? 0 : -1)),
  );
}

/** Current index of an anchor; undefined if it is invalid or this document does not have its letter yet. */
export function anchoredIndex(doc: Y.Doc, place: TextPlace, anchor: string): number | undefined {
  const text = textAt(doc, place);
  if (!text || anchor.length > ANCHOR_MAX) return undefined;
  try {
    const position = Y.createRelativePositionFromJSON(JSON.parse(anchor));
    const at = Y.createAbsolutePositionFromRelativePosition(position, doc);
    return at?.type === text ? at.index : undefined;
  } catch {
    return undefined;
  }
}
