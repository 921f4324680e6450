import type { ImportReportEntry } from '@lectern/protocol/transcoding';

/** The notes on one page, or the notes on the whole file. */
export interface ReportGroup {
  readonly key: string;
  readonly place:
    | { readonly type: 'file' }
    /** `number` is the current page number, counted from 1: the page may have been moved since the import. */
    | { readonly type: 'page'; readonly pageId: string; readonly number: number }
    /** The page was deleted since; `number` is its number in the file, where known. */
    | { readonly type: 'gone'; readonly number: number | undefined };
  readonly notes: readonly GroupedNote[];
}

/** A note with the number of equal notes that it represents; notes on an existing page are not merged. */
export interface GroupedNote extends ImportReportEntry {
  readonly times: number;
}

/** Groups notes by page: notes on the whole file first, then by current page, then notes on deleted pages. */
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
      if (number !== undefined) {
        const each = ofPage.map((note) => ({ ...note, times: 1 }));
        return { key, place: { type: 'page', pageId: key, number }, notes: each };
      }
      if (key === '') return { key: 'file', place: { type: 'file' }, notes: counted(ofPage) };
      return { key, place: { type: 'gone', number: ofPage[0]?.page }, notes: counted(ofPage) };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || numberOf(a) - numberOf(b));
}

function counted(notes: readonly ImportReportEntry[]): readonly GroupedNote[] {
  const byWords = new Map<string, GroupedNote>();
  for (const note of notes) {
    const times = (byWords.get(note.message)?.times ?? 0) + 1;
    byWords.set(note.message, { ...note, times });
  }
  return [...byWords.values()];
}

function rankOf({ place }: ReportGroup): number {
  return ['file', 'page', 'gone'].indexOf(place.type);
}

function numberOf({ place }: ReportGroup): number {
  return place.type === 'file' ? 0 : (place.number ?? 0);
}
