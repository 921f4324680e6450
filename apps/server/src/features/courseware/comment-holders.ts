/** Imported files that may contain comments: a pattern of their MIME types, also as a PostgreSQL expression. */
export const HOLDS_COMMENTS = { mimes: '^application/(?!pdf$)' } as const;

const PATTERN = new RegExp(HOLDS_COMMENTS.mimes);

export function holdsComments(mime: string): boolean {
  return PATTERN.test(mime);
}
