import {
  isBlank,
  isComposite,
  type PlayedBody,
  type Problem,
  problemsOf,
  type Question,
} from '@lectern/questions';

/** Games in which each part is a question of its own, and is nothing without its stem. */
const NEED_STEMS = new Set(['team-race', 'truth-rush', 'fun-choice', 'find-spot']);

/** Returns the problems of a question, and the missing stems of its parts. */
export function authorProblems(question: Question): readonly Problem[] {
  const problems = problemsOf(question);
  if (isComposite(question) || !NEED_STEMS.has(question.kind)) return problems;
  const { parts } = question.body as PlayedBody;
  const without = parts.filter(({ stem }) => stem === undefined || isBlank(stem));
  return [...problems, ...without.map(({ id }) => ({ code: 'part-blank', at: `${id}/stem` }) as const)];
}
