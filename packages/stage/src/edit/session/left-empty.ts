import { type CoursewareReader, designOf, type Element, homeOf, lookOf } from '@lectern/courseware';
import { isDrawn } from '../../view/paint/line-style.ts';
import { inHand } from '../kinds/in-hand.ts';

/** Whether it has no text. */
export function saysNothing(element: Element): boolean {
  const paragraphs = inHand(element).text?.paragraphs(element) ?? [];
  return paragraphs.every(({ runs }) =>
    runs.every((run) => run.type === 'break' || (run.type === 'text' && run.text === '')),
  );
}

/** Whether it is a text box that is invisible on its page: without text, fill and outline. */
export function showsNothing(reader: CoursewareReader, element: Element): boolean {
  if (element.type !== 'shape' || !element.textBox || element.placeholder || !saysNothing(element))
    return false;
  const { fill, line } = lookOf(element, designOf(reader, homeOf(reader, element.id) ?? ''));
  return (fill === undefined || fill.type === 'none') && !isDrawn(line);
}
