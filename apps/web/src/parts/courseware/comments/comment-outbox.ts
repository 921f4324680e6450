import { putComment } from '@lectern/protocol/courseware-comments';
import { showToast } from '@lectern/ui';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { withLock } from '../../../platform/api/lock.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { connection } from '../../../platform/connection/window-connection.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { type Delivery, isForLater, Outbox } from '../../../platform/outbox/outbox.ts';
import { BrowserOutboxTable } from '../../../platform/outbox/outbox-table.ts';
import { type RefusedComment, RefusedComments } from './refused-comments.ts';
import { type CommentMessage, tellOrKeep } from './tell-or-keep.ts';

const zh = {
  refused: '离线时写的批注“{{text}}”没有发出：{{reason}}',
  copy: '复制文字',
};

const en: typeof zh = {
  refused: 'The comment “{{text}}”, written offline, was not sent: {{reason}}',
  copy: 'Copy the words',
};

const { translate: commentText } = defineTexts(zh, en);

const outboxes = new Map<string, Outbox<CommentMessage>>();

/** The outbox of comments that this user wrote offline: one per user and window, for the lifetime of the window. */
export function commentOutboxOf(userId: string): Outbox<CommentMessage> {
  const outbox =
    outboxes.get(userId) ??
    new Outbox<CommentMessage>({
      table: new BrowserOutboxTable(`lectern-comments-${userId}`),
      send: (message) => sendComment(userId, message),
      about: ({ documentId }) => documentId,
      alone: (work) => withLock(`comments-${userId}`, work),
      later,
    });
  outboxes.set(userId, outbox);
  return outbox;
}

const refusals = new Map<string, RefusedComments>();

/**
 * The comments that this user wrote offline and the server refused: one object per user and window, for the lifetime of
 * the window.
 */
export function refusedCommentsOf(userId: string): RefusedComments {
  const refused =
    refusals.get(userId) ??
    new RefusedComments({
      table: new BrowserOutboxTable<RefusedComment>(`lectern-comments-refused-${userId}`),
      outbox: commentOutboxOf(userId),
    });
  refusals.set(userId, refused);
  return refused;
}

const tell = ({ documentId, id, said }: CommentMessage) =>
  call(putComment, { params: { id: documentId, comment_id: id }, body: said });

/**
 * Sends a comment, or stores it until the server is reachable. Rejects with the server's reason when the server refuses
 * it.
 */
export function writeComment(userId: string, message: CommentMessage): Promise<void> {
  return tellOrKeep(message, { outbox: commentOutboxOf(userId), online: () => connection.get(), tell });
}

/**
 * Waits while another user or no user is signed in. For a refused comment a message is shown, and the comment is stored
 * on this device.
 */
async function sendComment(userId: string, message: CommentMessage): Promise<Delivery> {
  if (currentSession()?.userId !== userId) return 'later';
  try {
    await tell(message);
    return 'stored';
  } catch (error) {
    if (isForLater(error)) return 'later';
    const { text } = message.said;
    const reason = messageOf(error);
    await refusedCommentsOf(userId).keep({ message, reason });
    showToast({
      kind: 'failure',
      text: commentText('refused', { text: beginningOf(text), reason }),
      lifetime: 0,
      action: { label: commentText('copy'), run: () => void copyText(text) },
    });
    return 'refused';
  }
}

const TOLD_MAX = 40;

/** The start of a text, enough to recognise the comment. */
function beginningOf(text: string): string {
  return text.length > TOLD_MAX ? `${text.slice(0, TOLD_MAX)}…` : text;
}
