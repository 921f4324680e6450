import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Generates one preview. */
export const previewJob = jobKind({
  name: 'preview',
  payload: z.object({ sourceHash: z.string(), recipe: z.string(), extension: z.string() }),
  retries: 2,
  timeoutSeconds: 1_200,
});

/** Deletes derivatives that no preview needs any more. */
export const previewRemovalJob = jobKind({
  name: 'preview-removal',
  payload: z.object({ hashes: z.array(z.string()) }),
  retries: 5,
  timeoutSeconds: 60,
});
