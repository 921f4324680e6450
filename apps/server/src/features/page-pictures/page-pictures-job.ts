import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { isHash } from '../../platform/objects/hash.ts';

/** Draws the pages of one PowerPoint file. */
export const pagePicturesJob = jobKind({
  name: 'page-pictures',
  payload: z.object({ sourceHash: z.string().refine(isHash) }),
  retries: 1,
  // LibreOffice's own limit, the reading of its PDF, and twice the wait for an unreachable object store
  timeoutSeconds: 600,
});
