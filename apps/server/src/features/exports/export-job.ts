import { DRAWN_FORMATS, type ExportFormat } from '@lectern/protocol/document-kinds';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Contains the id alone: the export's row has the parameters and the state. */
const payload = z.object({ exportId: z.uuid() });
const retries = 3;

/** Draws one courseware into a file. */
const drawJob = jobKind({
  name: 'export',
  payload,
  retries,
  // Enough for 300 pages at 2 s a page, with reserve for a busy machine.
  timeoutSeconds: 1_200,
});

/**
 * Writes one courseware into a file, which takes seconds while files are available, so it does not wait for exports
 * that are drawn.
 */
const writeJob = jobKind({ name: 'export_written', payload, retries, timeoutSeconds: 600 });

/** Reads a whole disk into one archive: one at a time over all users. */
const accountJob = jobKind({ name: 'export_account', payload, retries, timeoutSeconds: 3_600 });

/** Kinds of jobs, and how many of each run at a time in one process: a browser uses all the processor that it gets. */
export const EXPORT_JOBS = [
  [drawJob, 1],
  [writeJob, 2],
  [accountJob, 1],
] as const;

export function exportJobOf(format: ExportFormat | 'account'): typeof drawJob {
  if (format === 'account') return accountJob;
  return DRAWN_FORMATS.includes(format) ? drawJob : writeJob;
}
