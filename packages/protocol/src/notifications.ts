import { z } from 'zod';
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
    offset: queryInteger(0, 100_000).default(0),
    limit: queryInteger(1, 100).default(50),
  }),
  reply: z.object({ items: z.array(notification), has_more: z.boolean(), unread: z.number().int() }),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: `${prefix}/actions/read`,
  caller: 'user',
  summary: 'Marks notifications as read; all of them where no ids are given',
  body: z.object({ ids: z.array(z.uuid()).max(500).optional() }),
  reply: z.object({ unread: z.number().int() }),
  errors: [],
});

export const clearNotifications = endpoint({
  method: 'DELETE',
  path: prefix,
  caller: 'user',
  summary: 'Clears the list',
  errors: [],
});

export const notificationEndpoints = [listNotifications, readNotifications, clearNotifications] as const;
