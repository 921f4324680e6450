import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { notification } from './push.ts';
import { queryInteger } from './query.ts';

const prefix = '/api/notifications';

export const listNotifications = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: "The caller's notifications, newest first, and how many are unread",
  query: z.object({
    offset: z._default(queryInteger(0, 100_000), 0),
    limit: z._default(queryInteger(1, 100), 50),
  }),
  reply: z.object({ items: z.array(notification), has_more: z.boolean(), unread: z.int() }),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: `${prefix}/actions/read`,
  caller: 'user',
  summary: 'Marks notifications as read; all of them where no ids are given',
  body: z.object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))) }),
  reply: z.object({ unread: z.int() }),
  errors: [],
});

export const clearNotifications = endpoint({
  method: 'DELETE',
  path: prefix,
  caller: 'user',
  summary: 'Clears the list',
  errors: [],
});
