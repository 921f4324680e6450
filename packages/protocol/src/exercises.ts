import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';
import { documentId } from './documents/document-shapes.ts';

/** The socket of live editing of exercises, see `live.ts`. */
export const EXERCISE_LIVE_PATH = '/ws/exercise';

/** The exercise as one Yjs update (encoding V1), so that it can be shown before the socket is connected. */
export const exerciseState = endpoint({
  method: 'GET',
  path: '/api/exercises/:id/state',
  caller: 'user',
  summary: 'Returns the state of an exercise, as a Yjs V1 update',
  params: z.object({ id: documentId }),
  rawReply: { contentType: 'application/octet-stream' },
  errors: ['DOCUMENT_NOT_FOUND'],
});

/** Creates a courseware with one question on each page, on the top level of the caller's disk. */
export const exerciseToCourseware = endpoint({
  method: 'POST',
  path: '/api/exercises/:id/courseware',
  caller: 'user',
  takesIn: true,
  summary: 'Creates a courseware of the questions of an exercise; a name that is taken gets a number',
  params: z.object({ id: documentId }),
  reply: z.object({ id: documentId, name: z.string() }),
  errors: ['DOCUMENT_NOT_FOUND', 'CAPACITY_NOT_ENOUGH', 'EXERCISE_EMPTY', 'COURSEWARE_TOO_LARGE'],
});
