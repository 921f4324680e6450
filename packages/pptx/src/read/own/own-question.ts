import { type Element, type ElementOf, element as elementSchema, questionBody } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { nonVisual } from '../element-base.ts';
import { keptBase } from './kept-base.ts';
import { ownExtension } from './own-marks.ts';

/** The most characters of the data of a question, written with ASCII characters alone. */
const MOST_DATA = 2_500_000;

/**
 * Converts the text box or picture of an exported question back to the question. A text box whose words were changed
 * stays a text box, so that edits in PowerPoint are not lost.
 */
export function asQuestion(node: XmlElement, element: Element): Element {
  const { type } = element;
  if (type !== 'picture' && type !== 'shape') return element;
  const own = ownExtension(nonVisual(node)?.child('p:cNvPr'))?.child('lectern:element');
  if (own?.attr('question') === undefined) return element;
  const data = questionData(own.text);
  if (!data) return element;
  const { success, data: question } = elementSchema.safeParse({
    ...keptBase(element),
    type: 'question',
    ...data,
  });
  if (!success || question.type !== 'question') return element;
  return type === 'picture' || saysSame(element, question) ? question : element;
}

function questionData(text: string): Pick<ElementOf<'question'>, 'question' | 'library'> | undefined {
  if (text.length > MOST_DATA) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('question' in data)) return undefined;
    const { question, library } = data as ElementOf<'question'>;
    return { question, ...(library && { library }) };
  } catch {
    return undefined;
  }
}

/** Whether a box has the words of a question. Formulas are not compared: PowerPoint writes them in its own way. */
function saysSame({ text }: ElementOf<'shape'>, { question }: ElementOf<'question'>): boolean {
  return bareWords(text) === bareWords(questionBody(question));
}

function bareWords(text: ElementOf<'shape'>['text']): string {
  return (text?.paragraphs ?? [])
    .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' || run.type === 'field' ? run.text : '')))
    .join('')
    .replace(/\s+/g, '');
}
