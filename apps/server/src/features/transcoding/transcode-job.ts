import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Reads one file into a courseware. Contains the id alone: the task's row has the parameters and the state. */
export const transcodeJob = jobKind({
  name: 'transcode',
  payload: z.object({ taskId: z.uuid() }),
  retries: 3,
  // An old presentation may wait for another conversion and then take as long itself; an unreachable object store is
  // waited for.
  timeoutSeconds: 600,
});
