import { questionTexts } from '../../document/questions/question-texts.ts';
import type { CoursewareReader } from '../../document/reader.ts';
import type { Element, ElementOf } from '../../records/element.ts';
import type { TextBody } from '../../records/text.ts';

/** Text of the title placeholder, otherwise of the topmost text or stem of a question, in one line; empty for a page without text. */
export function pageTitle(reader: Pick<CoursewareReader, 'children' | 'find'>, pageId: string): string {
  const texts = reader.children(pageId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    const text = titleIn(element);
    const words = text ? wordsOf(text).replace(/\s+/gu, ' ').trim() : '';
    const isTitle = element.type === 'shape' && isTitlePlace(element);
    return words === '' ? [] : [{ words, isTitle, y: element.frame?.y ?? 0 }];
  });
  const topmost = texts.toSorted((one, other) => one.y - other.y);
  return (topmost.find(({ isTitle }) => isTitle) ?? topmost[0])?.words ?? '';
}

/** The text of an element that can name its page: the text of a shape, or the stem of a question. */
function titleIn(element: Element): TextBody | undefined {
  if (element.type === 'question') return questionTexts(element.question)[0]?.body;
  return element.type === 'shape' ? element.text : undefined;
}

function isTitlePlace({ placeholder }: ElementOf<'shape'>): boolean {
  return /title/i.test(placeholder?.type ?? '') && placeholder?.type !== 'subTitle';
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
