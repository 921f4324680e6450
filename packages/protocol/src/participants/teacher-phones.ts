import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { panelView, teacherView } from './phone-views.ts';

/** Time for which an invitation is valid, milliseconds; the panel requests the next invitation before that. */
export const INVITATION_MS = 120_000;
/** Most phones of a teacher in one lesson. */
export const TEACHER_PHONES_MAX = 3;
const DEVICE_MAX = 40;
/** Limits of a photograph, which the phone scales down: pixels of a side, and bytes. */
export const PHOTO_SIDE_MAX = 2_560;
export const PHOTO_MAX_BYTES = 3_145_728;
/** Most photographs of one lesson. */
export const PHOTOS_MAX = 40;

const phone = '/api/participants/v1';
const panel = '/api/lessons/v1/lessons/:id/phones';
const photoParams = z.object({ id: z.uuid(), photo_id: z.uuid() });

export const inviteTeacherPhone = endpoint({
  method: 'POST',
  path: `${panel}/teacher_phones/invitations`,
  caller: 'user',
  takesIn: true,
  summary:
    "Returns the content of the QR code for the teacher's own phone: valid once and for two minutes; replaces the previous one",
  params: z.object({ id: z.uuid() }),
  reply: z.object({ invitation: z.string(), lasts_ms: z.int() }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_OVER'],
});

export const joinAsTeacher = endpoint({
  method: 'POST',
  path: `${phone}/teacher_phones`,
  caller: 'anyone',
  takesIn: true,
  summary:
    "Requests admission of the teacher's phone by an invitation. The token is only returned here, and is not valid until the panel confirms the phone",
  body: z.object({
    invitation: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Name of the phone, shown on the panel. */
    device: z.string().check(z.trim(), z.maxLength(DEVICE_MAX)),
  }),
  reply: z.object({ token: z.string(), view: teacherView }),
  errors: ['INVITATION_UNKNOWN', 'JOIN_FULL'],
});

export const confirmTeacherPhone = endpoint({
  method: 'PUT',
  path: `${panel}/teacher_phones/:participant_id`,
  caller: 'user',
  summary: 'Admits the teacher’s phone whose number is shown on both screens',
  params: z.object({ id: z.uuid(), participant_id: z.uuid() }),
  body: z.object({ number: z.string().check(z.regex(/^\d{4}$/)) }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'PHONE_NOT_WAITING'],
});

export const sendPhoto = endpoint({
  method: 'PUT',
  path: `${phone}/me/photos/:photo_id`,
  caller: 'bearer',
  takesIn: true,
  summary:
    "Sends a photograph of the teacher's phone to the panel, under an id created on the phone: the same id again is the same photograph",
  params: z.object({ photo_id: z.uuid() }),
  rawBody: { maxBytes: PHOTO_MAX_BYTES },
  errors: ['PARTICIPANT_GONE', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'PHOTOS_TOO_MANY', 'INVALID_INPUT'],
});

export const keepPhoto = endpoint({
  method: 'PUT',
  path: `${panel}/photos/:photo_id`,
  caller: 'user',
  summary: 'Keeps a photograph with the lesson; other photographs are deleted with the phones',
  params: photoParams,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'PHOTO_NOT_FOUND'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: `${panel}/photos/:photo_id`,
  caller: 'user',
  summary: 'Deletes a photograph of the lesson, kept or not',
  params: photoParams,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND'],
});

/** Photos are read by signed links alone. */
export const LESSON_PHOTO_PATH = '/files/lessons/:lesson_id/photos/:photo_id';
