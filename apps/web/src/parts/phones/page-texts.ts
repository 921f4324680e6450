import { type CoursewareReader, pageTitle, wordsOf } from '@lectern/courseware';
import { type KeptPage, NOTES_MAX, TITLE_MAX } from '@lectern/protocol/phone-views';

/** The texts that phones receive about the page of a show with this number. */
export function wordsOfPage(
  reader: CoursewareReader,
  pageId: string | undefined,
): Pick<KeptPage, 'id' | 'title' | 'notes' | 'next' | 'next_id'> {
  if (pageId === undefined) return { id: '', title: '', notes: '', next: null, next_id: '' };
  const pages = reader.pages();
  const after = pages.slice(pages.indexOf(pageId) + 1).find((id) => pageOf(reader, id)?.hidden !== true);
  const notes = pageOf(reader, pageId)?.notes;
  return {
    id: pageId,
    title: titleOf(reader, pageId),
    notes: notes === undefined ? '' : cut(wordsOf(notes), NOTES_MAX),
    next: after === undefined ? null : titleOf(reader, after),
    next_id: after ?? '',
  };
}

function pageOf(reader: CoursewareReader, pageId: string) {
  return reader.find('page', pageId);
}

function titleOf(reader: CoursewareReader, pageId: string): string {
  return cut(pageTitle(reader, pageId), TITLE_MAX);
}

/** Cuts a text between whole characters and adds an ellipsis. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, most))) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
