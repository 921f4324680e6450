import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { classPupils } from './lessons.ts';

/**
 * Maximum number of calls that are returned, the latest ones: more than a teacher makes in one class in a school year.
 */
export const CLASS_CALLS_MAX = 2_000;

const classCall = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  pupils: classPupils,
});
export type ClassCall = z.infer<typeof classCall>;

export const listClassCalls = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/classes/:class_id/calls',
  caller: 'user',
  summary:
    'Lists the pupils of a class that the caller called since the school year began, in lessons other than this one, latest last, without calls that were withdrawn; for teachers of the class',
  params: z.object({ class_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({
    /** The lesson whose calls are left out. */
    lesson_id: z.uuid(),
  }),
  reply: z.object({ calls: z.array(classCall) }),
  errors: ['CLASS_NOT_FOUND', 'FORBIDDEN'],
});
