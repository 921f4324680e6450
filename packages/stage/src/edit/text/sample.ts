import type { Paragraph, ResolvedParagraph, ResolvedRun } from '@lectern/courseware';

/** The text that a command would change: whole paragraphs, with only the selected runs. */
export interface TextSample {
  readonly parts: readonly TextPart[];
}

/** The paragraphs of one element, or of the open text when `elementId` is undefined. */
export interface TextPart {
  readonly elementId: string | undefined;
  readonly paragraphs: readonly Paragraph[];
}

/** A common value, or `mixed` when the values differ. */
export type Shared<T> = { readonly mixed: false; readonly value: T } | { readonly mixed: true };

/** The common value of a property of all runs of resolved paragraphs. */
export function sharedRun<K extends keyof ResolvedRun>(
  paragraphs: readonly ResolvedParagraph[],
  key: K,
): Shared<ResolvedRun[K]> {
  const looks = paragraphs.flatMap((paragraph) =>
    paragraph.runs.length > 0 ? paragraph.runs.map((run) => run.look) : [paragraph.end],
  );
  return sharedOf(looks.map((look) => look[key]));
}

export function sharedParagraph<K extends keyof ResolvedParagraph>(
  paragraphs: readonly ResolvedParagraph[],
  key: K,
): Shared<ResolvedParagraph[K]> {
  return sharedOf(paragraphs.map((paragraph) => paragraph[key]));
}

export function sharedOf<T>(values: readonly T[]): Shared<T> {
  const [first, ...rest] = values;
  if (values.length === 0) return { mixed: true };
  const key = JSON.stringify(first);
  // The list is not empty, so it has a first value.
  return rest.every((value) => JSON.stringify(value) === key)
    ? { mixed: false, value: first as T }
    : { mixed: true };
}
