import * as z from 'zod/mini';
import { userId } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { queryInteger } from './query.ts';

/** An error can be told more about for so long after it happened, milliseconds. */
export const FEEDBACK_WINDOW_MS = 1_200_000;

/** Longest texts of a report, in characters. */
export const REPORT_MAX = {
  message: 1_000,
  stack: 8_000,
  page: 200,
  version: 80,
  name: 60,
  contact: 100,
  happened: 500,
  description: 4_000,
} as const;
/** What one has told, and what all have, is kept for 90 days: so much of it at most. */
export const FEEDBACK_MAX = { ofOne: 50, ofAll: 5_000 } as const;
/** Of a form as it is sent, bytes. */
const REPORT_MAX_BYTES = 65_536;

const text = (name: keyof typeof REPORT_MAX) =>
  z._default(z.string().check(z.maxLength(REPORT_MAX[name])), '');

/** What is sent of an error, and what the teacher says of it. */
const report = z.object({
  /** Made where the error happened: what is told later is put to the same report. */
  event_id: z.uuid(),
  message: text('message'),
  stack: text('stack'),
  /** The address of the screen, without what stands behind its question mark. */
  page: text('page'),
  version: text('version'),
  /** Who tells it, how to reach him, what happened and what else there is to say. */
  name: text('name'),
  contact: text('contact'),
  happened: text('happened'),
  description: text('description'),
});

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/reports/v1/reports',
  caller: 'guest',
  takesIn: true,
  form: { maxBytes: REPORT_MAX_BYTES },
  summary: 'Reports an error to the school; again within 20 minutes, with what the teacher says of it',
  body: report,
  reply: z.object({ event_id: z.uuid(), has_feedback: z.boolean() }),
  errors: ['REPORT_CLOSED', 'FEEDBACK_FULL', 'TOO_MANY_REQUESTS'],
});

/** Feedback from a user of the school, about an error or anything else. */
const toldFeedback = z.object({
  event_id: z.uuid(),
  /** The account that sent it. `user_name` is its name in the school, `name` the one that the user wrote. */
  user_id: userId,
  user_name: z.string(),
  /** Milliseconds since 1970. */
  told_at: z.number(),
  name: z.string(),
  contact: z.string(),
  happened: z.string(),
  description: z.string(),
  /** The error's id; empty without an error. */
  message: z.string(),
  page: z.string(),
  version: z.string(),
  agent: z.string(),
});
export type ToldFeedback = z.infer<typeof toldFeedback>;

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/reports/v1/feedback',
  caller: 'user',
  summary: 'What people of the school that the caller administers told, newest first',
  query: z.object({
    /** `next` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,16}\.[0-9a-f-]{36}$/))),
    limit: z._default(queryInteger(1, 100), 30),
  }),
  reply: z.object({ items: z.array(toldFeedback), next: z.nullable(z.string()) }),
  errors: ['FORBIDDEN'],
});
