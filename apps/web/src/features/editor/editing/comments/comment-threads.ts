import type { CoursewareComment } from '@lectern/protocol/courseware-comments';
import type { CommentMessage, RefusedComment } from '../../../../parts/courseware/index.ts';

export interface ShownComment extends CoursewareComment {
  /** Whether the comment waits on this device for a network. */
  readonly waits?: true;
  /** Why the server refused the comment: it stays on this device until it is sent again. */
  readonly refused?: string;
}

/** A comment with its replies. */
export interface CommentThread {
  readonly first: ShownComment;
  /** The first comment and its replies, in the order of arrival. */
  readonly comments: readonly ShownComment[];
}

/**
 * Returns the threads of the server's comments, then the threads of waiting and of refused comments, in the order in
 * which the threads began. `userId`: author of the comments on this device. A refused reply to a deleted thread becomes
 * a separate thread, so that its text is not lost.
 */
export function threadsOf(
  known: readonly CoursewareComment[],
  waiting: readonly CommentMessage[],
  refused: readonly RefusedComment[],
  userId: string | null,
): readonly CommentThread[] {
  const ids = new Set(known.map(({ id }) => id));
  const all: ShownComment[] = [...known];
  const add = (message: CommentMessage, state: Pick<ShownComment, 'waits' | 'refused'>) => {
    // Another window may have sent the comment since the list was read.
    if (!ids.has(message.id)) all.push({ ...shown(message, userId), ...state });
    ids.add(message.id);
  };
  for (const message of waiting) add(message, { waits: true });
  for (const { message, reason } of refused) add(message, { refused: reason });
  return [...Map.groupBy(all, ({ thread_id }) => thread_id).values()].flatMap((comments) => {
    const first =
      comments.find(({ id, thread_id }) => id === thread_id) ??
      comments.find(({ refused }) => refused !== undefined);
    return first ? [{ first, comments }] : [];
  });
}

/** Whether the comment is missing on the server. */
export function isOnThisDevice({ waits, refused }: ShownComment): boolean {
  return waits === true || refused !== undefined;
}

function shown({ id, at, said }: CommentMessage, userId: string | null): ShownComment {
  return {
    id,
    thread_id: said.thread_id ?? id,
    page_id: said.page_id,
    element_id: said.element_id ?? null,
    x: said.x ?? null,
    y: said.y ?? null,
    author_id: userId,
    author_name: '',
    text: said.text,
    mentions: said.mentions,
    created_at: at,
    edited_at: null,
    resolved_at: null,
  };
}
