import { kindOf } from './kinds/kinds.ts';
import { contentOf } from './question/content.ts';
import { COMPOSITE, FORMAT, type Question, type SingleQuestion } from './question/question.ts';
import { usualStem } from './usual-stems.ts';

/** The points of a new question. */
const POINTS = 1;

/**
 * A new question for an author to fill in; undefined for an unknown kind. `makeId` returns a new id each time. With a
 * language, kinds whose body says what is asked have a stem (`usualStem`).
 */
export function newQuestion(
  kind: string,
  makeId: () => string,
  language?: 'zh' | 'en',
): Question | undefined {
  if (kind !== COMPOSITE) {
    const made = newSingle(kind, makeId);
    return made && language ? { ...made, stem: usualStem(kind, language) } : made;
  }
  const child = newSingle('single-choice', makeId);
  const children = child ? [child] : [];
  return { ...shownFields(makeId), kind: COMPOSITE, children };
}

function newSingle(name: string, makeId: () => string): SingleQuestion | undefined {
  const kind = kindOf(name);
  if (!kind) return undefined;
  const [rule] = kind.rules;
  return { ...shownFields(makeId), kind: name, score: POINTS, rule: { name: rule }, ...kind.blank(makeId) };
}

function shownFields(makeId: () => string) {
  return {
    format: FORMAT,
    id: makeId(),
    version: 1,
    stem: contentOf(''),
    attempts: 'free',
    counts: 'last',
  } as const;
}
