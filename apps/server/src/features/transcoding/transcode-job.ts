import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Reads one file into a courseware. Carries the id alone: the task's row says the rest and keeps its state. */
export const transcodeJob = jobKind({
  name: 'transcode',
  payload: z.object({ taskId: z.uuid() }),
  retries: 3,
  // An old presentation may wait for another's conversion and then take as long itself; files that are away are waited for.
  timeoutSeconds: 600,
});
