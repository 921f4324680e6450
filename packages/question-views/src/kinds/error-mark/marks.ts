import type { ResponseOf } from '@lectern/questions';

export type TextMark = ResponseOf<'error-mark'>['marks'][number];
export type Correction = TextMark['correction'];

/** A token has one correction of itself, and one text that is inserted behind it. */
type Where = 'at' | 'behind';

function whereOf({ way }: Correction): Where {
  return way === 'insert' ? 'behind' : 'at';
}

export function markAt(marks: readonly TextMark[], token: string, where: Where): Correction | undefined {
  return marks.findLast((mark) => mark.token === token && whereOf(mark.correction) === where)?.correction;
}

/** The marks with a correction in place of the one that was there. A mark without a text gives way to any other. */
export function withMark(marks: readonly TextMark[], token: string, correction: Correction): TextMark[] {
  const isReplaced = (mark: TextMark) =>
    mark.token === token &&
    (whereOf(mark.correction) === whereOf(correction) ||
      (mark.correction.way !== 'delete' && mark.correction.text === ''));
  return [...marks.filter((mark) => !isReplaced(mark)), { token, correction }];
}

export function withoutMarks(marks: readonly TextMark[], token: string): TextMark[] {
  return marks.filter((mark) => mark.token !== token);
}
