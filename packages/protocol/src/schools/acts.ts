import * as z from 'zod/mini';
import { time, userId } from '../accounts/account-shapes.ts';
import { USER_CENTRE } from '../accounts/tokens.ts';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { EditType } from '../constants.ts';
import { documentId } from '../documents/document-shapes.ts';
import { handOverState } from './hand-overs.ts';

/** Kinds of a user's own activities in their history: coursewares created, lessons taught, links shared, hand-overs. */
const ACT_KINDS = ['courseware', 'lesson', 'share', 'handover'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

const coursewareAct = z.object({
  kind: z.literal('courseware'),
  id: documentId,
  at: time,
  name: z.string(),
  /** Origin: created 1, obtained 2, edited 3, shared 4. */
  source_from: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  update_at: time,
});
const lessonAct = z.object({
  kind: z.literal('lesson'),
  id: z.uuid(),
  at: time,
  name: z.string(),
  class_name: z.string(),
  /** Null while the lesson lasts. */
  end_at: z.nullable(time),
});
const shareAct = z.object({
  kind: z.literal('share'),
  id: z.string(),
  at: time,
  /** Name of the document; empty if that no longer exists. */
  name: z.string(),
  document_id: documentId,
  permission: z.union([z.literal(10), z.literal(20)]),
  edit_type: z.union([
    z.literal(EditType.ONLY_MYSELF),
    z.literal(EditType.ALL),
    z.literal(EditType.SPECIFIED_PERSON),
  ]),
  state: z.enum(['open', 'ended', 'withdrawn']),
  visits: z.int(),
});
const handOverAct = z.object({
  kind: z.literal('handover'),
  id: z.uuid(),
  at: time,
  /** Names of the former owner, the new owner, and the user who handed over. */
  from_name: z.string(),
  to_name: z.string(),
  by_name: z.string(),
  state: handOverState,
  document_count: z.int(),
  class_count: z.int(),
});
const act = z.discriminatedUnion('kind', [coursewareAct, lessonAct, shareAct, handOverAct]);
export type Act = z.output<typeof act>;

export const listActs = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/acts`,
  caller: 'user',
  summary:
    "Lists the caller's activity, newest first: coursewares created, lessons taught, links created, documents and classes handed over, or one of these kinds",
  params: z.object({ id: userId }),
  query: z.object({
    kind: z.optional(z.enum(ACT_KINDS)),
    /** `next` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(200))),
    $limit: z._default(queryInteger(1, 100), 30),
  }),
  reply: z.object({ items: z.array(act), next: z.nullable(z.string()) }),
  errors: ['USER_NOT_FOUND', 'INVALID_INPUT'],
});
