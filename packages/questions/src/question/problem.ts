/** A fault of a question, as a code and the id of the part that it concerns. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at?: string;
}

export type ProblemCode =
  | 'same-id'
  | 'unknown-id'
  | 'key-empty'
  | 'key-too-few'
  | 'key-too-many'
  | 'part-blank'
  | 'too-few'
  | 'too-many'
  | 'range-empty'
  | 'fixed-elsewhere'
  | 'not-understood'
  | 'key-wrong'
  | 'not-placed';

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
