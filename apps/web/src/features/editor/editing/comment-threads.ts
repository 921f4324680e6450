import type { CoursewareComment } from '@lectern/protocol/courseware-comments';
import type { CommentMessage, RefusedComment } from '../../../parts/courseware/index.ts';

export interface ShownComment extends CoursewareComment {
  /** Whether the comment is on this device alone until there is a network. */
  readonly waits?: true;
  /** Why the server did not take it: it is on this device alone until it is sent again. */
  readonly refused?: string;
}

/** A comment with its answers. */
export interface CommentThread {
  readonly first: ShownComment;
  /** The first one and its answers, in the order in which they came. */
  readonly comments: readonly ShownComment[];
}

/**
 * What the server has, and behind it what it refused and what waits, in the order in which they began. `userId`: who wrote
 * what is on this device. Its answer to a thread that is gone is a thread of its own, so that its words are not lost.
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

/** Whether the server does not have it. */
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
