import type { ExportFormat } from '@lectern/protocol/exports';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Carries the id alone: the export's row says the rest and keeps its state. */
const payload = z.object({ exportId: z.uuid() });
const retries = 3;

/** Draws one courseware into a file. */
const drawJob = jobKind({
  name: 'export',
  payload,
  retries,
  // 300 pages at the bar of 2 s a page, and room for a busy machine.
  timeoutSeconds: 1_200,
});

/** Writes one courseware into a file, which takes seconds where its files are there: it does not wait for those that are drawn. */
const writeJob = jobKind({ name: 'export_written', payload, retries, timeoutSeconds: 600 });

/** Reads a whole disk into one archive: of all users one at a time. */
const accountJob = jobKind({ name: 'export_account', payload, retries, timeoutSeconds: 3_600 });

/** The kinds of work, and how many of each are done at a time in one process: a browser takes what processor it gets. */
export const EXPORT_JOBS = [
  [drawJob, 1],
  [writeJob, 2],
  [accountJob, 1],
] as const;

export const DRAWN_FORMATS: readonly ExportFormat[] = ['pdf', 'png', 'jpeg'];

export function exportJobOf(format: ExportFormat | 'account'): typeof drawJob {
  if (format === 'account') return accountJob;
  return DRAWN_FORMATS.includes(format) ? drawJob : writeJob;
}
