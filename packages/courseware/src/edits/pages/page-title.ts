import type { CoursewareReader } from '../../document/reader.ts';
import type { TextBody } from '../../records/text.ts';

/** Text of the title placeholder, otherwise of the topmost text, in one line; empty for a page without text. */
export function pageTitle(reader: Pick<CoursewareReader, 'children' | 'find'>, pageId: string): string {
  const texts = reader.children(pageId).flatMap((id) => {
    const element = reader.find('element', id);
    if (element?.type !== 'shape' || element.hidden || !element.text) return [];
    const words = wordsOf(element.text).replace(/\s+/gu, ' ').trim();
    const isTitle =
      /title/i.test(element.placeholder?.type ?? '') && element.placeholder?.type !== 'subTitle';
    return words === '' ? [] : [{ words, isTitle, y: element.frame?.y ?? 0 }];
  });
  const topmost = texts.toSorted((one, other) => one.y - other.y);
  return (topmost.find(({ isTitle }) => isTitle) ?? topmost[0])?.words ?? '';
}

/** Plain text of a text body, its paragraphs as lines. */
export function wordsOf({ paragraphs }: TextBody): string {
  return paragraphs
    .map(({ runs }) =>
      runs
        .map((run) => (run.type === 'break' ? '\n' : run.type === 'formula' ? run.latex : run.text))
        .join(''),
    )
    .join('\n')
    .trim();
}
