import { z } from 'zod';
import { jobKind } from '../../platform/jobs/jobs.ts';

/** Reports the end of a task to its callback_url. The nine tries take about three quarters of an hour. */
export const transcodeCallbackJob = jobKind({
  name: 'transcode-callback',
  payload: z.object({ taskId: z.uuid() }),
  retries: 8,
  retryDelay: { first: 10, longest: 900 },
  timeoutSeconds: 60,
});
