import * as z from 'zod/mini';
import { userId } from './accounts/account-shapes.ts';
import { endpoint } from './calls/endpoint.ts';
import { queryInteger } from './calls/query.ts';

/** Time after an error in which the user can add a description, milliseconds. */
export const FEEDBACK_WINDOW_MS = 1_200_000;

/** Most characters of a report's texts. */
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
/** Most feedback that is stored, for 90 days: of one user, and of all. */
export const FEEDBACK_MAX = { ofOne: 50, ofAll: 5_000 } as const;
/** Most bytes of the form. */
const REPORT_MAX_BYTES = 65_536;

const text = (name: keyof typeof REPORT_MAX) =>
  z._default(z.string().check(z.maxLength(REPORT_MAX[name])), '');

/** Data of an error, and the teacher's description of it. */
const report = z.object({
  /** Id from where the error happened: a later description is added to the same report. */
  event_id: z.uuid(),
  message: text('message'),
  stack: text('stack'),
  /** The address of the screen without its query. */
  page: text('page'),
  version: text('version'),
  /** Name and contact of the user, a description of the problem, and further remarks. */
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
  summary: "Reports an error to the school; a second report within 20 minutes adds the teacher's description",
  body: report,
  reply: z.object({ event_id: z.uuid(), has_feedback: z.boolean() }),
  errors: ['REPORT_CLOSED', 'FEEDBACK_FULL', 'TOO_MANY_REQUESTS'],
});

/** Feedback from a user of the school, about an error or another subject. */
const toldFeedback = z.object({
  event_id: z.uuid(),
  /** Account that sent it. `user_name` is its name in the school, `name` the name that the user entered. */
  user_id: userId,
  user_name: z.string(),
  /** Milliseconds since 1970. */
  told_at: z.number(),
  name: z.string(),
  contact: z.string(),
  happened: z.string(),
  description: z.string(),
  /** Id of the error; empty without an error. */
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
  summary: 'Lists feedback from people of the school that the caller administers, newest first',
  query: z.object({
    /** `next` of the previous page. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,16}\.[0-9a-f-]{36}$/))),
    limit: z._default(queryInteger(1, 100), 30),
  }),
  reply: z.object({ items: z.array(toldFeedback), next: z.nullable(z.string()) }),
  errors: ['FORBIDDEN'],
});
