import type { Paragraph, Run } from '@lectern/courseware';

/** The paragraphs of a content (`content.ts`): this file has no schemas, so that phones load it without them. */
export interface Words {
  readonly paragraphs: readonly Paragraph[];
}

/** A content of one run, or without paragraphs for an empty text. */
export function contentOf(text: string): { paragraphs: Paragraph[] } {
  if (text === '') return { paragraphs: [] };
  return { paragraphs: text.split('\n').map((line) => ({ runs: [{ type: 'text', text: line }] })) };
}

/** The words of a content in lines: formulas as LaTeX, media left out. */
export function plainTextOf({ paragraphs }: Words): string {
  return paragraphs.map(({ runs }) => runs.map(plainRun).join('')).join('\n');
}

/** Whether a content has neither words nor a formula nor a medium. */
export function isBlank(value: Words & { readonly media?: readonly unknown[] | undefined }): boolean {
  return (value.media ?? []).length === 0 && plainTextOf(value).trim() === '';
}

function plainRun(run: Run): string {
  if (run.type === 'break') return '\n';
  return run.type === 'formula' ? run.latex : run.text;
}
