import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Draws the pages of one courseware for the phones of a lesson. */
export const shownPagesJob = jobKind({
  name: 'shown_pages',
  payload: z.object({
    documentId: z.string(),
    lessonId: z.string(),
    /** One page as it stands without some of its covers; left out, all pages as they are turned to. */
    page: z.optional(z.object({ id: z.string(), uncovered: z.array(z.string()) })),
  }),
  retries: 1,
  // 300 pages at half a second each, room for a busy machine, and the wait for files that are away
  timeoutSeconds: 600,
});
