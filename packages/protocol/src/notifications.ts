import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';
import { queryInteger } from './calls/query.ts';
import { notification } from './push.ts';

const prefix = '/api/notifications';

/** Greater than any cursor that a list returns. */
const LAST_CURSOR = 2 ** 53 - 1;

export const listNotifications = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary:
    "Lists the caller's notifications, newest first, with the number of unread ones; or their changes since a cursor",
  query: z.object({
    offset: z._default(queryInteger(0, 100_000), 0),
    limit: z._default(queryInteger(1, 100), 50),
    /** Cursor of an earlier response: only changes since then are returned. */
    since: z.optional(queryInteger(0, LAST_CURSOR)),
  }),
  reply: z.object({
    items: z.array(notification),
    /** Ids of notifications removed since the cursor. */
    removed: z.array(z.uuid()),
    /**
     * Whether the response is the whole list, so that all other notifications were removed; also when too much has
     * changed since the cursor.
     */
    is_whole: z.boolean(),
    has_more: z.boolean(),
    unread: z.int(),
    /** Value of `since` for the next call. */
    cursor: z.int(),
  }),
  errors: [],
});

/** End of the year 9999, after which ISO times have another format. */
const LAST_TIME = Date.UTC(10_000, 0) - 1;

/** Latest creation time, milliseconds: later notifications were not shown yet. */
const until = z.optional(queryInteger(0, LAST_TIME));

export const readNotifications = endpoint({
  method: 'POST',
  path: `${prefix}/actions/read`,
  caller: 'user',
  summary: 'Marks notifications as read; without ids, all up to the given time',
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))), until }),
  reply: z.object({ unread: z.int() }),
  errors: [],
});

export const clearNotifications = endpoint({
  method: 'DELETE',
  path: prefix,
  caller: 'user',
  summary: 'Clears the notifications up to the given time',
  query: z.object({ until }),
  errors: [],
});
