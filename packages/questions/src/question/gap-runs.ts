import type { Paragraph, Run } from '@lectern/courseware';
import type { Words } from './content-text.ts';

/** The beginning of `field` of a run that is a gap; the rest is the gap's id. */
export const GAP = 'gap:';

/** Text in place of a gap where nothing can be written, such as in a list of questions. */
const LINE = '____';

/**
 * The mark of a gap in a passage: a field run of the courseware, so that its editor, live text and drawing need no other
 * kind of run. A passage is a `Content`, and its gaps are the fields whose name begins with `gap:`.
 */
export function gapRun(id: string): Run {
  return { type: 'field', field: `${GAP}${id}`, text: LINE };
}

/** The id of the gap that a run marks; undefined when the run is no gap. */
export function gapOf(run: Run): string | undefined {
  return run.type === 'field' && run.field.startsWith(GAP) ? run.field.slice(GAP.length) : undefined;
}

/** The ids of a passage's gaps, in the order of reading. */
export function gapsOf({ paragraphs }: Words): string[] {
  return paragraphs.flatMap(({ runs }) => runs.map(gapOf).filter((id) => id !== undefined));
}

/** A passage of one paragraph: texts, and ids in place of gaps. */
export function passageOf(...parts: readonly (string | { readonly gap: string })[]): {
  paragraphs: Paragraph[];
} {
  const runs = parts.map(
    (part): Run => (typeof part === 'string' ? { type: 'text', text: part } : gapRun(part.gap)),
  );
  return { paragraphs: [{ runs }] };
}
