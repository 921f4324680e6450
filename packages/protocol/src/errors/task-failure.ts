import * as z from 'zod/mini';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** Why a task failed. */
export const taskFailure = z.object({
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Message in the language of the request. */
  message: z.string(),
});
export type TaskFailure = z.infer<typeof taskFailure>;
