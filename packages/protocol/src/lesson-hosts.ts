import * as z from 'zod/mini';
import { documentId } from './document-shapes.ts';
import { endpoint } from './endpoint.ts';

/** How long a panel is the host of a lesson after it last said so, milliseconds. It says so again well before. */
export const HOST_LEASE_MS = 30_000;
/** The same for a panel whose window is out of sight: a browser lets such a window work once a minute. */
export const HIDDEN_HOST_LEASE_MS = 180_000;
/** A lesson whose host is silent goes on within this time where its courseware is taught next, milliseconds. */
export const LESSON_GOES_ON_MS = 30 * 60_000;

const params = z.object({ id: z.uuid() });
/** Names a browser, however many windows it has and whatever becomes of them: they settle among themselves. */
const panelId = z.string().check(z.minLength(1), z.maxLength(64));

/** A lesson as a panel needs it that goes on with it. */
const hostedLesson = z.object({
  id: z.uuid(),
  /** Milliseconds since 1970. */
  begin_at: z.number(),
  class_id: z.nullable(z.string()),
  /** The server keeps it; otherwise it knows of it by its host alone. */
  told: z.boolean(),
});
export type HostedLesson = z.infer<typeof hostedLesson>;

const hostAnswer = z.object({
  /**
   * `here`: the panel is the host of the answered lesson, which after `enter` may be another one than it named.
   * `elsewhere`: another panel is, of the answered lesson. `over`: the lesson has ended.
   */
  state: z.enum(['here', 'elsewhere', 'over']),
  lesson: hostedLesson,
  /** How long it is the host if it says nothing more, milliseconds. */
  lasts_ms: z.int(),
});
export type HostAnswer = z.infer<typeof hostAnswer>;

const prefix = '/api/lessons/v1/lessons/:id/actions';

export const hostLesson = endpoint({
  method: 'POST',
  path: `${prefix}/host`,
  caller: 'user',
  summary:
    'Makes a panel the host of a lesson, or says that it still is. A lesson that the server does not keep yet has a host too',
  params,
  body: z.object({
    panel_id: panelId,
    /**
     * `enter`: a teacher opens a courseware to teach it; where another panel hosts a lesson of the same courseware it is
     * answered which, and where one was left a short while ago by another panel, the panel goes on with that one.
     * `keep`: the panel is the host of this lesson unless another one is. `take`: whoever is.
     */
    how: z.enum(['enter', 'keep', 'take']),
    courseware_id: documentId,
    begin_at: z.int().check(z.gte(0), z.lte(8_640_000_000_000_000)),
    /** The lesson goes on after this time, by the panel's clock; without it, it is a new one. Milliseconds. */
    silent_ms: z.optional(z.int().check(z.gte(0))),
    /** The panel's window is out of sight. */
    hidden: z._default(z.boolean(), false),
  }),
  reply: hostAnswer,
  errors: ['LESSON_NOT_FOUND'],
});

export const leaveLesson = endpoint({
  method: 'POST',
  path: `${prefix}/leave`,
  caller: 'user',
  summary: 'A panel is the host of a lesson no more. The lesson goes on where its courseware is taught next',
  params,
  body: z.object({ panel_id: panelId }),
  errors: ['LESSON_NOT_FOUND'],
});
