import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { documentId } from '../documents/document-shapes.ts';

/** Comments on a courseware: users who may see it read them, users who may edit it write them. */

const prefix = '/api/courseware/:id/comments';
const onCourseware = z.object({ id: documentId });
const onComment = z.object({ id: documentId, comment_id: z.uuid() });

/** Most comments of one courseware. */
export const COMMENTS_MAX = 2_000;
/** Most characters of a comment. */
export const COMMENT_MAX = 2_000;
/** Most people mentioned in one comment. */
export const MENTIONS_MAX = 20;

const commentText = z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_MAX), z.regex(/^[^\0]*$/));
const mentions = z._default(z.array(z.uuid()).check(z.maxLength(MENTIONS_MAX)), []);
const recordId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^\0]*$/));
/** Position on the page, logical pixels. */
const place = z.optional(z.number().check(z.minimum(-1e6), z.maximum(1e6)));

const coursewareComment = z.object({
  id: z.uuid(),
  /** Id of the first comment of its thread, which may be this comment. */
  thread_id: z.uuid(),
  page_id: z.string(),
  /** `null`: the comment is about the page as a whole. */
  element_id: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  /** `null`: the comment was imported from a file, with only a name. */
  author_id: z.nullable(z.string()),
  author_name: z.string(),
  /** Empty: the comment was deleted, but has replies. */
  text: z.string(),
  mentions: z.array(z.string()),
  /** Milliseconds since 1970; 0 if an imported file does not have it. */
  created_at: z.number(),
  edited_at: z.nullable(z.number()),
  /** Set only on the first comment of a resolved thread. */
  resolved_at: z.nullable(z.number()),
});
export type CoursewareComment = z.infer<typeof coursewareComment>;

export const listComments = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: 'Lists the comments on a courseware, oldest first',
  params: onCourseware,
  reply: z.object({ items: z.array(coursewareComment) }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const putComment = endpoint({
  method: 'PUT',
  path: `${prefix}/:comment_id`,
  caller: 'user',
  takesIn: true,
  summary: 'Adds a comment on a page or an element, or a reply; a repeated request adds no second comment',
  params: onComment,
  body: z.object({
    /** The first comment of the thread that this comment replies to; if omitted, it starts a thread. */
    thread_id: z.optional(z.uuid()),
    page_id: recordId,
    element_id: z.optional(recordId),
    x: place,
    y: place,
    text: commentText,
    mentions,
  }),
  reply: coursewareComment,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'COMMENT_NOT_FOUND', 'COMMENTS_TOO_MANY'],
});

export const changeComment = endpoint({
  method: 'PATCH',
  path: `${prefix}/:comment_id`,
  caller: 'user',
  takesIn: true,
  summary: 'Changes the text of the caller’s own comment',
  params: onComment,
  body: z.object({ text: commentText, mentions }),
  reply: coursewareComment,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'COMMENT_NOT_FOUND'],
});

export const resolveComment = endpoint({
  method: 'PUT',
  path: `${prefix}/:comment_id/resolved`,
  caller: 'user',
  summary: 'Resolves a thread, or reopens it',
  params: onComment,
  body: z.object({ resolved: z.boolean() }),
  reply: coursewareComment,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'COMMENT_NOT_FOUND'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: `${prefix}/:comment_id`,
  caller: 'user',
  summary:
    'Deletes the caller’s own comment, or any comment on the caller’s own courseware; a thread is deleted with its last comment',
  params: onComment,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'COMMENT_NOT_FOUND'],
});

export const commentPeople = endpoint({
  method: 'GET',
  path: `${prefix}/people`,
  caller: 'user',
  summary:
    'Lists the users that a comment may mention: all with access to the courseware; for users who may edit it',
  params: onCourseware,
  reply: z.object({ user_ids: z.array(z.string()) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});
