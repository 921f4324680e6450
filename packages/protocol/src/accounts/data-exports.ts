import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { taskFailure } from '../errors/task-failure.ts';
import { time, userId } from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

const params = z.object({ id: userId });

/** An export of the user's own data: in progress, or available for a day. */
const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired']),
  /** Number of exported documents and of all documents; 0 of 0 until they are counted. */
  done: z.int(),
  total: z.int(),
  error: z.nullable(taskFailure),
  /** File of a finished export, from which the browser downloads without a signature. */
  file: z.nullable(z.object({ name: z.string(), size: z.int(), url: z.string() })),
  create_at: time,
  expires_at: z.nullable(time),
});
export type DataExport = z.output<typeof dataExport>;
const reply = z.object({ task: z.nullable(dataExport) });

export const getDataExport = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/data_export`,
  caller: 'user',
  summary: 'Returns the last export of the caller’s own data, if it still exists',
  params,
  reply,
  errors: ['USER_NOT_FOUND'],
});

export const startDataExport = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/users/:id/data_export`,
  caller: 'user',
  takesIn: true,
  summary:
    'Exports all data of the account into one archive: account, disk, lessons, links, classes, notifications. One at a time; returns the unfinished export if there is one',
  params,
  reply,
  errors: ['USER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const cancelDataExport = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/data_export`,
  caller: 'user',
  summary: 'Cancels the export, or deletes its file',
  params,
  errors: ['USER_NOT_FOUND'],
});
