import type { ImportReportEntry } from '@lectern/protocol/transcoding';

/** The notes of one page, or those that belong to the whole file. */
export interface ReportGroup {
  readonly key: string;
  readonly place:
    | { readonly type: 'file' }
    /** `number` is where the page stands now, counted from 1: it may have been moved since the import. */
    | { readonly type: 'page'; readonly pageId: string; readonly number: number }
    /** The page has been deleted since; `number` is where it stood in the file, when that is known. */
    | { readonly type: 'gone'; readonly number: number | undefined };
  readonly notes: readonly ImportReportEntry[];
}

/** Notes by page: the whole file's first, then the pages as they stand now, then those that are gone. */
export function groupNotes(
  notes: readonly ImportReportEntry[],
  pages: readonly string[],
): readonly ReportGroup[] {
  const numbers = new Map(pages.map((pageId, index) => [pageId, index + 1]));
  const groups = new Map<string, ImportReportEntry[]>();
  for (const note of notes) {
    const key = note.page_id ?? (note.page === undefined ? '' : `#${note.page}`);
    const group = groups.get(key);
    if (group) group.push(note);
    else groups.set(key, [note]);
  }
  return [...groups]
    .map(([key, ofPage]): ReportGroup => {
      const number = numbers.get(key);
      if (number !== undefined) return { key, place: { type: 'page', pageId: key, number }, notes: ofPage };
      if (key === '') return { key: 'file', place: { type: 'file' }, notes: ofPage };
      return { key, place: { type: 'gone', number: ofPage[0]?.page }, notes: ofPage };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || numberOf(a) - numberOf(b));
}

function rankOf({ place }: ReportGroup): number {
  return ['file', 'page', 'gone'].indexOf(place.type);
}

function numberOf({ place }: ReportGroup): number {
  return place.type === 'file' ? 0 : (place.number ?? 0);
}
