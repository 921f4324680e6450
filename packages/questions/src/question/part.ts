import * as z from 'zod/mini';
import { content, contentOf, isBlank, partId } from './content.ts';
import { type Problem, sameIds } from './problem.ts';

/** A choice, card, row or column: a text or picture with an id. */
export const part = z.object({ id: partId, content });
export type Part = z.infer<typeof part>;

export function blankParts(count: number, makeId: () => string): Part[] {
  return Array.from({ length: count }, () => ({ id: makeId(), content: contentOf('') }));
}

/** Equal ids, and parts that show nothing. */
export function partProblems(list: readonly Part[]): Problem[] {
  const blank = list.filter((one) => isBlank(one.content));
  return [
    ...sameIds(list.map(({ id }) => id)),
    ...blank.map(({ id }) => ({ code: 'part-blank', at: id }) as const),
  ];
}

/**
 * Returns the same id for parts that a pupil cannot tell from each other, such as two cards 'the': the id of the first
 * part with that content. Ids of other parts are returned as undefined.
 */
export function sameParts(list: readonly Part[]): (id: string) => string | undefined {
  const byContent = new Map<string, string>();
  const byId = new Map<string, string>();
  for (const { id, content } of list) {
    const words = JSON.stringify(content);
    const first = byContent.get(words) ?? id;
    byContent.set(words, first);
    if (!byId.has(id)) byId.set(id, first);
  }
  return (id) => byId.get(id);
}
