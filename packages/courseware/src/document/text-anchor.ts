import * as Y from 'yjs';
import { sharedRecord, sharedRecords } from './shared-document.ts';
import { cellTextKey } from './shared-table.ts';

/** Which text of a courseware: an element's, or that of one cell (`rowId:columnId`) of a table. */
export interface TextPlace {
  readonly elementId: string;
  readonly cell?: string | undefined;
}

/** An anchor of a hostile window may be as long as it likes, and is read no further than this. */
export const ANCHOR_MAX = 400;

function textAt(doc: Y.Doc, { elementId, cell }: TextPlace): Y.Text | undefined {
  const text = sharedRecord(sharedRecords(doc), elementId)?.get(
    cell === undefined ? 'text' : cellTextKey(cell),
  );
  return text instanceof Y.Text ? text : undefined;
}

/**
 * A place in a text that moves with the letter before it, whatever is typed elsewhere: for telling other windows.
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

/** Where an anchor is now; undefined while this document has not got what it hangs on, and for nonsense. */
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
