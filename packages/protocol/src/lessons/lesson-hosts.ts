import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { documentId } from '../documents/document-shapes.ts';

/**
 * Time for which a panel stays the host of a lesson after its last renewal, milliseconds. It renews well before that.
 */
export const HOST_LEASE_MS = 30_000;
/** The same for a panel whose window is hidden: a browser runs such a window only once a minute. */
export const HIDDEN_HOST_LEASE_MS = 180_000;
/**
 * Time within which a lesson without a responding host is resumed by the next panel that teaches its courseware,
 * milliseconds.
 */
export const LESSON_GOES_ON_MS = 30 * 60_000;

const params = z.object({ id: z.uuid() });
/** Id of a browser, shared by all its windows, which settle among themselves which one teaches. */
const panelId = z.string().check(z.minLength(1), z.maxLength(64));

/** A lesson with the data that a panel needs to resume it. */
const hostedLesson = z.object({
  id: z.uuid(),
  /** Milliseconds since 1970. */
  begin_at: z.number(),
  class_id: z.nullable(z.string()),
  /** Whether the server has stored the lesson; otherwise it knows only its host. */
  told: z.boolean(),
});
export type HostedLesson = z.infer<typeof hostedLesson>;

const hostAnswer = z.object({
  /**
   * `here`: the panel is the host of the returned lesson, which after `enter` may differ from the lesson that it named.
   * `elsewhere`: another panel is the host of the returned lesson. `over`: the lesson has ended.
   */
  state: z.enum(['here', 'elsewhere', 'over']),
  lesson: hostedLesson,
  /** Time for which the panel stays the host without renewal, milliseconds. */
  lasts_ms: z.int(),
});
export type HostAnswer = z.infer<typeof hostAnswer>;

const prefix = '/api/lessons/v1/lessons/:id/actions';

export const hostLesson = endpoint({
  method: 'POST',
  path: `${prefix}/host`,
  caller: 'user',
  summary:
    'Makes a panel the host of a lesson, or renews that it is. Also accepts a lesson that the server does not store yet',
  params,
  body: z.object({
    panel_id: panelId,
    /**
     * `enter`: a teacher opens a courseware to teach it. If another panel hosts a lesson of the same courseware, that
     * lesson is returned; if another panel left a lesson a short while ago, this panel resumes it. `keep`: the panel
     * becomes or stays the host unless another panel is. `take`: it becomes the host in any case.
     */
    how: z.enum(['enter', 'keep', 'take']),
    courseware_id: documentId,
    begin_at: z.int().check(z.gte(0), z.lte(8_640_000_000_000_000)),
    /**
     * Time since the lesson was last active by the panel's clock, if it is being resumed, milliseconds; left out for a
     * new lesson.
     */
    silent_ms: z.optional(z.int().check(z.gte(0))),
    /** The panel's window is hidden. */
    hidden: z._default(z.boolean(), false),
  }),
  reply: hostAnswer,
  errors: ['LESSON_NOT_FOUND'],
});

export const leaveLesson = endpoint({
  method: 'POST',
  path: `${prefix}/leave`,
  caller: 'user',
  summary:
    'Releases a lesson from the panel that is its host. The lesson continues where its courseware is taught next',
  params,
  body: z.object({ panel_id: panelId }),
  errors: ['LESSON_NOT_FOUND'],
});
