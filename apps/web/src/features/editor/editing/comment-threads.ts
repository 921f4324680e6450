import type { CoursewareComment } from '@lectern/protocol/courseware-comments';
import type { CommentMessage } from '../../../parts/courseware/index.ts';

export interface ShownComment extends CoursewareComment {
  /** It is on this device alone until there is a network. */
  readonly waits?: true;
}

/** A comment with its answers. */
export interface CommentThread {
  readonly first: ShownComment;
  /** The first one and its answers, in the order in which they came. */
  readonly comments: readonly ShownComment[];
}

/** What the server has and what waits behind it, in the order in which they began. `userId`: who wrote what waits. */
export function threadsOf(
  known: readonly CoursewareComment[],
  waiting: readonly CommentMessage[],
  userId: string | null,
): readonly CommentThread[] {
  const ids = new Set(known.map(({ id }) => id));
  const all: ShownComment[] = [...known];
  for (const message of waiting) {
    // Another window may have sent it since it was looked at.
    if (!ids.has(message.id)) all.push(shown(message, userId));
  }
  return [...Map.groupBy(all, ({ thread_id }) => thread_id).values()].flatMap((comments) => {
    const first = comments.find(({ id, thread_id }) => id === thread_id);
    return first ? [{ first, comments }] : [];
  });
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
    waits: true,
  };
}
