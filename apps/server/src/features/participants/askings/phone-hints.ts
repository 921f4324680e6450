import { type AskedQuestion, isComposite, type OfferedHint, type Question } from '@lectern/questions';

/** Ids of the hints that each pupil of an activity opened. */
export type OpenedHints = ReadonlyMap<string, readonly string[]>;

/** A file in a hint. */
const FILE = /"[0-9a-f]{64}"/;

/**
 * Ids of the hints that phones offer, of a composite also those of its questions. Hints with pictures or sounds are left
 * out: an address of their files would give them away.
 */
export function phoneHintIds(question: Question): readonly string[] {
  const all = isComposite(question) ? [question, ...question.children] : [question];
  return all
    .flatMap(({ hints = [] }) => hints)
    .filter(({ content }) => !FILE.test(JSON.stringify(content)))
    .map(({ id }) => id);
}

/** The question with the hints of these ids alone. */
export function withHints(asked: AskedQuestion, ids: readonly string[]): AskedQuestion {
  const { hints, children } = asked;
  return {
    ...asked,
    hints: hints.filter(({ id }) => ids.includes(id)),
    ...(children && { children: children.map((child) => withHints(child, ids)) }),
  };
}

/** All hints of a question, of a composite also those of its questions. */
export function hintsIn({ hints, children = [] }: AskedQuestion): readonly OfferedHint[] {
  return [...hints, ...children.flatMap(hintsIn)];
}
