/** The kinds of files that were imported as they were, with what their users said of them, as PostgreSQL reads it too. */
export const HOLDS_COMMENTS = { mimes: '^application/(?!pdf$)' } as const;

const PATTERN = new RegExp(HOLDS_COMMENTS.mimes);

export function holdsComments(mime: string): boolean {
  return PATTERN.test(mime);
}
