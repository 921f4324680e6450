import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';

/** Limit of one file in an answer, bytes. */
export const WORK_FILE_MAX_BYTES = 5_242_880;
/** Most files that one pupil uploads to one activity. */
export const WORK_FILES_MAX = 60;
/** Most bytes of all pupils' files in one lesson. */
export const LESSON_WORKS_MAX_BYTES = 2_147_483_648;
/** Calls that upload a file, of one phone within a minute. */
export const WORK_UPLOADS_A_MINUTE = 60;

/** A file of an answer, read by signed links alone. */
export const LESSON_WORK_PATH = '/files/lessons/:lesson_id/works/:activity_id/:hash';

export const uploadLessonWork = endpoint({
  method: 'POST',
  path: '/api/participants/v1/me/activities/:activity_id/files',
  caller: 'bearer',
  takesIn: true,
  summary:
    'Stores a drawing, photograph or recording for an answer to the question that is asked, which the answer then names by its hash. Refused once the question is closed, except for answers that were held up on the way',
  params: z.object({ activity_id: z.uuid() }),
  rawBody: { maxBytes: WORK_FILE_MAX_BYTES },
  reply: z.object({ hash: z.string(), url: z.string(), mime: z.string() }),
  errors: [
    'PARTICIPANT_GONE',
    'ACTIVITY_NOT_FOUND',
    'ACTIVITY_CLOSED',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'FILES_TOO_MANY',
    'TOO_MANY_REQUESTS',
  ],
});
