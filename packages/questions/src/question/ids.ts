import * as z from 'zod/mini';
import type { Problem } from './problem.ts';

/** Id of a part of a question, such as a choice, a blank or a card. */
export const partId = z.string().check(z.minLength(1), z.maxLength(64));

/** A problem for each id that occurs twice. */
export function sameIds(ids: readonly string[]): Problem[] {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew ? [] : [{ code: 'same-id', at: id } as const];
  });
}

/** A problem for each id of the key that the body does not have. */
export function unknownIds(named: Iterable<string>, known: readonly string[]): Problem[] {
  const all = new Set(known);
  return [...named].filter((id) => !all.has(id)).map((id) => ({ code: 'unknown-id', at: id }) as const);
}
