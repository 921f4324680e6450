import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Tells whoever asked for it that a task has ended. Over the nine tries about three quarters of an hour go by. */
export const transcodeCallbackJob = jobKind({
  name: 'transcode-callback',
  payload: z.object({ taskId: z.uuid() }),
  retries: 8,
  retryDelay: { first: 10, longest: 900 },
  timeoutSeconds: 60,
});
