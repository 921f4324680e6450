import { kindOf } from './kinds/kinds.ts';
import type { Problem } from './kinds/question-kind.ts';
import { isBlank } from './question/content.ts';
import { sameIds } from './question/problem.ts';
import { isComposite, type Question } from './question/question.ts';

/**
 * Problems that an author corrects before a question is asked: of its stem, hints, body and key. Problems of a
 * composite's child begin with the child's id.
 */
export function problemsOf(question: Question): readonly Problem[] {
  const { stem, hints = [] } = question;
  const own: Problem[] = [
    ...(isBlank(stem) ? [{ code: 'part-blank', at: 'stem' } as const] : []),
    ...sameIds(hints.map(({ id }) => id)),
    ...hints
      .filter((hint) => isBlank(hint.content))
      .map(({ id }) => ({ code: 'part-blank', at: id }) as const),
  ];
  if (!isComposite(question))
    return [...own, ...(kindOf(question.kind)?.problems(question.body, question.key) ?? [])];
  const children = question.children.flatMap((child) =>
    problemsOf(child).map(({ code, at }) => ({
      code,
      at: at === undefined ? child.id : `${child.id}/${at}`,
    })),
  );
  return [...own, ...children];
}

/** The fields that are required before a question is shared outside the school, and that are empty. */
export function missingForSharing(question: Question): ('source' | 'licence' | 'author' | 'language')[] {
  const required = ['source', 'licence', 'author', 'language'] as const;
  return required.filter((field) => (question[field] ?? '').trim() === '');
}
