import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { notification } from './push.ts';
import { queryInteger } from './query.ts';

const prefix = '/api/notifications';

/** Beyond what a list will ever count. */
const LAST_CURSOR = 2 ** 53 - 1;

export const listNotifications = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary:
    "The caller's notifications, newest first, and how many are unread; or what became of them since a cursor",
  query: z.object({
    offset: z._default(queryInteger(0, 100_000), 0),
    limit: z._default(queryInteger(1, 100), 50),
    /** Of an earlier answer: only what has changed since then is told. */
    since: z.optional(queryInteger(0, LAST_CURSOR)),
  }),
  reply: z.object({
    items: z.array(notification),
    /** Ids of those that have left since the cursor. */
    removed: z.array(z.uuid()),
    /** The list as it stands: what is not in it is gone. Also where too much has changed since the cursor. */
    is_whole: z.boolean(),
    has_more: z.boolean(),
    unread: z.int(),
    /** For `since` of the next call. */
    cursor: z.int(),
  }),
  errors: [],
});

/** The end of the year 9999, after which times are written otherwise. */
const LAST_TIME = Date.UTC(10_000, 0) - 1;

/** Up to this time of making, milliseconds: what came later was not seen yet. */
const until = z.optional(queryInteger(0, LAST_TIME));

export const readNotifications = endpoint({
  method: 'POST',
  path: `${prefix}/actions/read`,
  caller: 'user',
  summary: 'Marks notifications as read; all of them, up to a time, where no ids are given',
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))), until }),
  reply: z.object({ unread: z.int() }),
  errors: [],
});

export const clearNotifications = endpoint({
  method: 'DELETE',
  path: prefix,
  caller: 'user',
  summary: 'Clears the list, up to a time',
  query: z.object({ until }),
  errors: [],
});
