import { textEntry } from '../../question/entry.ts';
import type { QuestionKind } from '../question-kind.ts';
import { drawValues, withValues } from './parameters.ts';
import { numericProblems } from './problems.ts';
import { type Body, body, type Key, key, type Response, response } from './schemas.ts';
import { itemOf, rightNumber, rightText } from './scoring.ts';

/** How often values are drawn until the key has a value. */
const MOST_DRAWS = 50;

/** 数值题: a number, possibly with a unit and with fresh numbers for each pupil. */
export const numeric: QuestionKind<Body, Key, Response> = {
  kind: 'numeric',
  body,
  key,
  response,
  rules: ['tolerance', 'none'],
  blank: () => ({ body: {}, key: { value: '' } }),
  problems: numericProblems,
  rightResponse: rightText,
  isEmpty: ({ value }) => value.trim() === '',
  drawn(asked, right, random) {
    const all = asked.parameters ?? [];
    if (all.length === 0) return asked;
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const fresh = { ...asked, drawn: drawValues(all, random) };
      if (rightNumber(fresh, right)) return fresh;
    }
    return asked;
  },
  withDrawn: (text, { parameters: all = [], drawn = [] }) => withValues(text, all, drawn),
  entries: ({ value, unit = '' }) => textEntry(`${value} ${unit}`),
  judge: (asked, right, given) => ({ items: [itemOf(asked, right, given)], extra: 0 }),
};
