import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { signedFiles } from './assignment-shapes.ts';

/** Number of right answers, after a wrong one, at which a question leaves a pupil's wrong-answer book. */
export const RIGHT_TWICE = 2;

/** A question that pupils of a class answered wrong. */
const wrongQuestion = z.object({
  assignment_id: z.uuid(),
  question_id: z.uuid(),
  assignment_title: z.string(),
  /** The question with its key, as `packages/questions` defines it. */
  question: z.unknown(),
  knowledge_points: z.array(z.string()),
  /** Pupils who missed it, the newest first: how often they were wrong, and right since. */
  pupils: z.array(
    z.object({
      member_id: z.string(),
      name: z.string(),
      wrong: z.int(),
      right_since: z.int(),
      last_at: z.int(),
      /** Whether the pupil was right twice since. */
      settled: z.boolean(),
    }),
  ),
});
export type WrongQuestion = z.infer<typeof wrongQuestion>;

export const listWrongAnswers = endpoint({
  method: 'GET',
  path: '/api/assignments/v1/classes/:class_id/wrong-answers',
  caller: 'user',
  summary: 'Returns the wrong-answer book of a class that the caller teaches, or of one of its pupils',
  params: z.object({ class_id: z.uuid() }),
  query: z.object({
    member_id: z.optional(z.uuid()),
    /** Only answers since then, milliseconds since 1970. */
    since: z.optional(z.coerce.number().check(z.gte(0), z.lte(8_640_000_000_000_000))),
  }),
  reply: z.object({
    questions: z.array(wrongQuestion),
    /** Knowledge points by the number of wrong answers that are not settled, the most first. */
    points: z.array(z.object({ name: z.string(), open: z.int(), settled: z.int() })),
    /** The pictures, sounds and videos of the questions. */
    files: signedFiles,
  }),
  errors: ['CLASS_NOT_FOUND'],
});
