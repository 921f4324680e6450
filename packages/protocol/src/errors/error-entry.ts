/** One entry of the error catalogue: HTTP status and the message that is safe to show, in both languages. */
export interface ErrorEntry {
  readonly status: number;
  readonly zh: string;
  readonly en: string;
}

export function entry(status: number, zh: string, en: string): ErrorEntry {
  return { status, zh, en };
}
