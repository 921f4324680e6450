import type { Element, TextBody } from '@lectern/courseware';

/** Whether the element is an empty placeholder of a layout, which only the editor shows. */
export function isBlankPlace({
  placeholder,
  text,
  fill,
  line,
}: Element & { readonly type: 'shape' }): boolean {
  return placeholder !== undefined && !(text && saysSomething(text)) && !fill && !line;
}

/** Whether there is any text. */
export function saysSomething(body: TextBody): boolean {
  return body.paragraphs.some((paragraph) =>
    paragraph.runs.some((run) => run.type !== 'break' && (run.type !== 'text' || run.text !== '')),
  );
}
