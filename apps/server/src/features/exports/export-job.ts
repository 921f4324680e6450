import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Draws one courseware into a file. Carries the id alone: the export's row says the rest and keeps its state. */
export const exportJob = jobKind({
  name: 'export',
  payload: z.object({ exportId: z.uuid() }),
  retries: 3,
  // 300 pages at the bar of 2 s a page, and room for a busy machine.
  timeoutSeconds: 1_200,
});
