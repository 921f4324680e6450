import type { Element, TextBody } from '@lectern/courseware';

/** Whether it is a place of a layout that nothing was put into: it is seen while editing only. */
export function isBlankPlace({
  placeholder,
  text,
  fill,
  line,
}: Element & { readonly type: 'shape' }): boolean {
  return placeholder !== undefined && !(text && saysSomething(text)) && !fill && !line;
}

/** Whether there is anything to read. */
export function saysSomething(body: TextBody): boolean {
  return body.paragraphs.some((paragraph) =>
    paragraph.runs.some((run) => run.type !== 'break' && (run.type !== 'text' || run.text !== '')),
  );
}
