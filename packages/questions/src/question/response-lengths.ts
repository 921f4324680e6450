/** The most characters of a typed response, by what is typed. Fields accept no more, and schemas refuse more. */
export const RESPONSE_LENGTHS = {
  /** A blank, a correction. */
  word: 400,
  /** A number with its unit. */
  quantity: 64,
  formula: 1000,
  shortAnswer: 5000,
  essay: 20_000,
  outlineBox: 2000,
} as const;
