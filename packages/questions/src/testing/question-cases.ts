import { contentOf } from '../question/content.ts';
import type { CompositeQuestion, SingleQuestion } from '../question/question.ts';

/** A single choice of three choices, of which `a` is right, with some fields replaced. */
export function singleQuestionWith(fields: Partial<SingleQuestion> = {}): SingleQuestion {
  return {
    format: 1,
    id: 'q1',
    version: 1,
    kind: 'single-choice',
    stem: contentOf('题干'),
    body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(`选项 ${id}`) })) },
    key: { right: 'a' },
    score: 2,
    rule: { name: 'exact' },
    attempts: 1,
    counts: 'last',
    ...fields,
  };
}

/** A composite of questions, with some fields replaced. */
export function compositeOf(
  children: readonly SingleQuestion[],
  fields: Partial<CompositeQuestion> = {},
): CompositeQuestion {
  return {
    format: 1,
    id: 'c1',
    version: 1,
    kind: 'composite',
    stem: contentOf('材料'),
    attempts: 'free',
    counts: 'best',
    children,
    ...fields,
  };
}
