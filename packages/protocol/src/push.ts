import * as z from 'zod/mini';
import { NotificationType } from './constants.ts';
import { cutAway } from './cut-away.ts';
import { documentId, editPermission } from './document-shapes.ts';
import { taskFailure } from './task-failure.ts';

/** The socket of push messages. Its first message is the MAC header, as JSON, signed for `GET /ws/push`. */
export const PUSH_PATH = '/ws/push';
/** The server pings this often, milliseconds; a socket that missed two is closed. */
export const PUSH_HEARTBEAT_MS = 20_000;

/** What the browser sends first, and all that it ever sends besides `pong`. */
export const pushHello = z.object({ authorization: z.string().check(z.maxLength(1024)) });

const common = {
  id: z.uuid(),
  create_at: z.number(),
  /** `null`: unread. */
  read_at: z.nullable(z.number()),
};

export const notification = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal(NotificationType.parsePPT),
    content: z.object({
      task_id: z.uuid(),
      name: z.string(),
      /** Set when the file was read. */
      document_id: z.nullable(documentId),
      /** Set when it could not be. */
      error: z.nullable(z.omit(taskFailure, { message: true })),
      /** What of the file did not fit into the courseware; left out if all did. */
      cut: z.optional(cutAway),
    }),
  }),
  z.object({
    ...common,
    type: z.literal(NotificationType.permissionChange),
    content: z.object({
      document_id: documentId,
      name: z.string(),
      permission: editPermission,
      /** Who changed it. */
      by_user_id: z.string(),
    }),
  }),
  z.object({
    ...common,
    type: z.literal(NotificationType.vipInfoChange),
    content: z.object({ is_vip: z.boolean(), vip_status: z.string().check(z.maxLength(64)) }),
  }),
  z.object({
    ...common,
    /** To administrators: the server's disk has less room than its reserve, and takes nothing in. */
    type: z.literal(NotificationType.storageLow),
    content: z.object({ free_megabytes: z.int() }),
  }),
  z.object({
    ...common,
    /** The account was to end today, and stays: nobody else administers its school. */
    type: z.literal(NotificationType.accountStays),
    content: z.object({}),
  }),
  z.object({
    ...common,
    /** A comment on a courseware calls this user. */
    type: z.literal(NotificationType.mentioned),
    content: z.object({
      document_id: documentId,
      comment_id: z.uuid(),
      /** Of the courseware. */
      name: z.string(),
      by_user_id: z.string(),
    }),
  }),
  z.object({
    ...common,
    /** A hand-over of documents or classes was asked for, done or undone. */
    type: z.literal(NotificationType.handOver),
    content: z.object({
      hand_over_id: z.uuid(),
      step: z.enum(['asked', 'done', 'objected', 'stopped', 'failed', 'taken_back']),
      due_at: z.number(),
      documents: z.int(),
      from_user_id: z.string(),
      from_name: z.string(),
      to_name: z.string(),
    }),
  }),
]);
export type Notification = z.infer<typeof notification>;

/** What goes with each type, for those who make a notification. */
export type NotificationContent = Notification extends infer N
  ? N extends { type: infer T; content: infer C }
    ? { readonly type: T; readonly content: C }
    : never
  : never;

/**
 * What it speaks of, within its type: a task, a document, the membership. Of several about the same only the newest is
 * true, and stays.
 */
export function subjectOf(told: NotificationContent): string {
  if (told.type === NotificationType.parsePPT) return told.content.task_id;
  if (told.type === NotificationType.mentioned) return told.content.comment_id;
  if (told.type === NotificationType.handOver) return told.content.hand_over_id;
  return told.type === NotificationType.permissionChange ? told.content.document_id : '';
}

/**
 * Hints of features: something of this user has changed, and a window that shows it asks again. Nothing is kept of
 * them, so each carries ids alone and may get lost.
 */
const pushHint = z.discriminatedUnion('kind', [
  /** A preview that this user waits for was made, or could not be: it is to be asked for now. */
  z.object({ kind: z.literal('preview'), document_id: documentId }),
  /** An export of this user began or ended, or its file was fetched: the list of exports says which it is now. */
  z.object({ kind: z.literal('export'), export_id: z.uuid() }),
  /** A document of this user, or one that was given to him, has another name. */
  z.object({ kind: z.literal('renamed'), document_id: documentId }),
  /** Documents of this user went to another folder, to the bin, or came back: lists of them are to be asked for now. */
  z.object({ kind: z.literal('documents') }),
  /** Notifications were read or cleared in another window, or some may have been missed: what has changed is asked for. */
  z.object({ kind: z.literal('notifications') }),
  /** Something was said, changed or resolved on a courseware that this user has open. */
  z.object({ kind: z.literal('comments'), document_id: documentId }),
  /** Another panel has become the host of a lesson of this user, or would like to: its host asks whether it still is. */
  z.object({ kind: z.literal('lesson_host'), lesson_id: z.uuid() }),
]);
export type PushHint = z.infer<typeof pushHint>;

/** What the server sends on the socket. */
export const pushMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), user_id: z.string() }),
  z.object({ kind: z.literal('ping') }),
  /** `topic` ends with the user's id. */
  z.object({ kind: z.literal('notification'), topic: z.string(), notification }),
  pushHint,
  /** Sent before the socket is closed. */
  z.object({
    kind: z.literal('closing'),
    reason: z.enum(['unauthorized', 'session_ended', 'shutdown', 'busy']),
  }),
]);
export type PushMessage = z.infer<typeof pushMessage>;

export function pushTopic(userId: string): string {
  return `push/${userId}`;
}
