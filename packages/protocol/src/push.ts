import * as z from 'zod/mini';
import { NotificationType } from './constants.ts';
import { cutAway } from './documents/cut-away.ts';
import { documentId, editPermission } from './documents/document-shapes.ts';
import { taskFailure } from './errors/task-failure.ts';

/** First message of the browser, and its only one besides `pong`. */
export const pushHello = z.object({ authorization: z.string().check(z.maxLength(1024)) });

const common = {
  id: z.uuid(),
  create_at: z.number(),
  /** `null` when the notification is unread. */
  read_at: z.nullable(z.number()),
};

export const notification = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal(NotificationType.parsePPT),
    content: z.object({
      task_id: z.uuid(),
      name: z.string(),
      /** Set when the file was imported. */
      document_id: z.nullable(documentId),
      /** Set when the import failed. */
      error: z.nullable(z.omit(taskFailure, { message: true })),
      /** Content of the file that did not fit into the courseware; left out if all did. */
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
      /** User who changed the permission. */
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
    /** To administrators: the free space of the server's disk is below the reserve, and no new data can be stored. */
    type: z.literal(NotificationType.storageLow),
    content: z.object({ free_megabytes: z.int() }),
  }),
  z.object({
    ...common,
    /** The account was to be cancelled today and was not, because it is the only administrator of its school. */
    type: z.literal(NotificationType.accountStays),
    content: z.object({}),
  }),
  z.object({
    ...common,
    /** A comment on a courseware mentions this user. */
    type: z.literal(NotificationType.mentioned),
    content: z.object({
      document_id: documentId,
      comment_id: z.uuid(),
      /** Name of the courseware. */
      name: z.string(),
      by_user_id: z.string(),
    }),
  }),
  z.object({
    ...common,
    /** A hand-over of documents or classes was requested, done or undone. */
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

/** Type and content of a notification, for code that creates a notification. */
export type NotificationContent = Notification extends infer N
  ? N extends { type: infer T; content: infer C }
    ? { readonly type: T; readonly content: C }
    : never
  : never;

/**
 * Subject of a notification within its type: a task, a document, the membership. Of several about the same subject only
 * the newest is kept.
 */
export function subjectOf(told: NotificationContent): string {
  if (told.type === NotificationType.parsePPT) return told.content.task_id;
  if (told.type === NotificationType.mentioned) return told.content.comment_id;
  if (told.type === NotificationType.handOver) return told.content.hand_over_id;
  return told.type === NotificationType.permissionChange ? told.content.document_id : '';
}

/**
 * Hints from features: data of this user changed, and a window that shows them requests them again. Hints are not
 * stored, so each has only ids and may get lost.
 */
const pushHint = z.discriminatedUnion('kind', [
  /** A preview that this user waits for was created, or failed: request its state again. */
  z.object({ kind: z.literal('preview'), document_id: documentId }),
  /** An export of this user started or finished, or its file was downloaded: request the list of exports again. */
  z.object({ kind: z.literal('export'), export_id: z.uuid() }),
  /** A document of this user, or a document shared with them, was renamed. */
  z.object({ kind: z.literal('renamed'), document_id: documentId }),
  /** Documents of this user were moved, deleted or restored: request lists of them again. */
  z.object({ kind: z.literal('documents') }),
  /** Notifications were read or cleared in another window, or some may have been missed: request the changes. */
  z.object({ kind: z.literal('notifications') }),
  /** A comment was added, changed or resolved on a courseware that this user has open. */
  z.object({ kind: z.literal('comments'), document_id: documentId }),
  /**
   * Another panel has become the host of a lesson of this user, or has requested it: its host checks whether it still
   * is.
   */
  z.object({ kind: z.literal('lesson_host'), lesson_id: z.uuid() }),
  /** Pupils began, handed in or got back work of an assignment of this user: request its counts again. */
  z.object({ kind: z.literal('assignment'), assignment_id: z.uuid() }),
]);
export type PushHint = z.infer<typeof pushHint>;

/** Messages of the server on the socket. */
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
