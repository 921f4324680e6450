import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';

/** Counted events (specification, section 9). */
const ANALYTICS_EVENTS = [
  'login',
  'homepage',
  'editor',
  'showing',
  'share',
  'chapter',
  'resource_search',
  'resource_use',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Most events of one call. */
const EVENTS_AT_ONCE = 50;
/** Most characters of an event's detail, which is a kind, never a name or a text of the user. */
const EVENT_DETAIL_MAX = 64;

export const sendEvents = endpoint({
  method: 'POST',
  path: '/api/analytics/v1/events',
  caller: 'guest',
  takesIn: true,
  summary: 'Records which screens and resources were used; stores nothing unless the school has enabled it',
  body: z.object({
    events: z
      .array(
        z.object({
          name: z.enum(ANALYTICS_EVENTS),
          /** Time from the event until it was sent, milliseconds. */
          ago: z.int().check(z.gte(0), z.lte(86_400_000)),
          detail: z._default(z.string().check(z.maxLength(EVENT_DETAIL_MAX), z.regex(/^[\w.-]*$/)), ''),
        }),
      )
      .check(z.minLength(1), z.maxLength(EVENTS_AT_ONCE)),
  }),
  /** Number of stored events: all, or none. */
  reply: z.object({ kept: z.int() }),
  errors: ['TOO_MANY_REQUESTS'],
});

/** Days over which a school's usage is summed up. */
export const USAGE_DAYS = 30;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/analytics/v1/usage',
  caller: 'user',
  summary:
    'Returns how often each screen and resource was used in the school that the caller oversees in the last 30 days, and by how many people',
  reply: z.object({
    items: z.array(z.object({ name: z.enum(ANALYTICS_EVENTS), times: z.int(), people: z.int() })),
  }),
  errors: ['FORBIDDEN'],
});
