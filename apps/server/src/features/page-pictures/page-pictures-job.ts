import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Draws the pages of one PowerPoint file. */
export const pagePicturesJob = jobKind({
  name: 'page-pictures',
  payload: z.object({ sourceHash: z.string().regex(/^[0-9a-f]{64}$/) }),
  retries: 1,
  // LibreOffice's own limit, and then the reading of what it made
  timeoutSeconds: 240,
});
