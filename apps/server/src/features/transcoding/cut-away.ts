import type { CutAway } from '@lectern/protocol/cut-away';
import type { KeptNote } from './transcoding.tables.ts';

/** Codes of notes about missing parts. */
export const CUT_CODES = ['PAGES_LEFT_OUT', 'ELEMENTS_LEFT_OUT', 'PAGE_MISSING'] as const;

/** The parts of a file that did not fit into the courseware, from a report's notes; undefined if all parts fitted. */
export function cutAway(notes: readonly Omit<KeptNote, 'page'>[]): CutAway | undefined {
  const [pages, elements, unread] = CUT_CODES.map((code) => notes.filter((note) => note.code === code));
  const [ofPages, ofElements] = [totalOf(pages), totalOf(elements)];
  const cut = {
    pages: countOf(pages),
    ...(ofPages > 0 && { of_pages: ofPages }),
    elements: countOf(elements),
    ...(ofElements > 0 && { of_elements: ofElements }),
    ...(unread !== undefined && unread.length > 0 && { unread_pages: unread.length }),
  };
  return cut.pages + cut.elements + (cut.unread_pages ?? 0) > 0 ? cut : undefined;
}

type Notes = readonly Pick<KeptNote, 'detail' | 'of'>[] | undefined;

function countOf(notes: Notes): number {
  return (notes ?? []).reduce((sum, { detail }) => sum + Number(detail ?? 0), 0);
}

/** Total number in the file; 0 when the note of an older report has none. */
function totalOf(notes: Notes = []): number {
  if (notes.some(({ of }) => of === undefined)) return 0;
  return notes.reduce((sum, { of }) => sum + (of ?? 0), 0);
}
