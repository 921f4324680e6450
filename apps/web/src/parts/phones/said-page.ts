import type { CoursewareReader } from '@lectern/courseware';
import { type KeptPage, NOTES_MAX, TITLE_MAX } from '@lectern/protocol/participants';

type TextBody = NonNullable<NonNullable<ReturnType<typeof pageOf>>['notes']>;

/** What phones are told of the pages of a show: which one stands there is its number. */
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

/** The words of the title's placeholder, else those of the topmost text. */
function titleOf(reader: CoursewareReader, pageId: string): string {
  const texts = reader.children(pageId).flatMap((id) => {
    const element = reader.find('element', id);
    if (element?.type !== 'shape' || element.hidden || !element.text) return [];
    const words = wordsOf(element.text).replace(/\s+/gu, ' ').trim();
    const isTitle =
      /title/i.test(element.placeholder?.type ?? '') && element.placeholder?.type !== 'subTitle';
    return words === '' ? [] : [{ words, isTitle, y: element.frame?.y ?? 0 }];
  });
  const topmost = texts.toSorted((one, other) => one.y - other.y);
  return cut((topmost.find(({ isTitle }) => isTitle) ?? topmost[0])?.words ?? '', TITLE_MAX);
}

function wordsOf({ paragraphs }: TextBody): string {
  return paragraphs
    .map(({ runs }) =>
      runs
        .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
        .join(''),
    )
    .join('\n')
    .trim();
}

/** By whole characters, with a sign that there is more. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, most))) {
    if (kept.length + segment.length > most - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
