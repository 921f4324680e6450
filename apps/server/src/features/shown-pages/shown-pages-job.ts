import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Draws the pages of one courseware for the phones of a lesson. */
export const shownPagesJob = jobKind({
  name: 'shown_pages',
  payload: z.object({
    documentId: z.string(),
    lessonId: z.string(),
    /** One page with some of its covers opened; if omitted, all pages as they are first shown. */
    page: z.optional(z.object({ id: z.string(), uncovered: z.array(z.string()) })),
  }),
  retries: 1,
  // 300 pages at half a second each, with reserve for a busy machine, and the wait for an unreachable object store
  timeoutSeconds: 600,
});
