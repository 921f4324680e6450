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
