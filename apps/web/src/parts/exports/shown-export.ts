import type { ExportRun } from './export-runs.ts';
import type { useExportTexts } from './export-texts.ts';

/**
 * The text of an export in the panel. `value` is the progress from 0 to 1, null when unknown; only for an export in
 * progress.
 */
export type ShownExport =
  | { readonly kind: 'going'; readonly value: number | null; readonly words: string }
  | { readonly kind: 'ready' | 'failed'; readonly words: string };

export function shownExport(
  { state, format }: Pick<ExportRun, 'state' | 'format'>,
  t: ReturnType<typeof useExportTexts>,
): ShownExport {
  const going = (words: string, value: number | null = null) => ({ kind: 'going', value, words }) as const;
  if (state.kind === 'starting') return going(t('exportStarting'));
  if (state.kind === 'refused') return { kind: 'failed', words: state.message };
  const { state: stage, pages_done: done, pages_total: total, error, file } = state.task;
  if (file) return { kind: 'ready', words: t('exportReady') };
  if (stage === 'waiting') return going(t('exportWaiting'));
  if (stage !== 'running') return { kind: 'failed', words: error?.message ?? t('exportExpired') };
  if (state.task.files_away) return going(t('exportFilesAway'));
  if (total === 0) return going(t(DRAWN.has(format) ? 'exportOpening' : 'exportWriting'));
  const words = done < total ? t('exportPage', { page: done + 1, total }) : t('exportWriting');
  return going(words, done / total);
}

const DRAWN: ReadonlySet<ExportRun['format']> = new Set(['pdf', 'png', 'jpeg']);
