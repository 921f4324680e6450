import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { documentId } from '../documents/document-shapes.ts';

/** The socket of lessons' live documents, see `live.ts`. The document's id is the lesson's. */
export const LESSON_LIVE_PATH = '/ws/lesson';
/** Most events of one call. */
const CLASS_EVENT_BATCH = 200;

const LESSON_PAGE = 50;
const EVENT_PAGE = 500;
/** Most pupils of one event. */
const PUPILS_MAX = 200;

const prefix = '/api/lessons/v1/lessons';
const lessonId = z.uuid();
const params = z.object({ id: lessonId });
/**
 * Milliseconds since 1970 by the panel's clock; the server replaces times ahead of its own clock by the current time.
 */
export const moment = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/** A pupil of the lesson's class, or a typed name if there is no class or the pupil is not on the roster. */
export const classPupil = z.union([
  z.object({ member_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
]);
export const classPupils = z.array(classPupil).check(z.minLength(1), z.maxLength(PUPILS_MAX));

const said = { id: z.uuid(), at: moment };

/**
 * A class event, which counts beyond its lesson. The client creates its id; it is added once and never changed: undoing
 * an event is another event.
 */
const classEvent = z.discriminatedUnion('kind', [
  /** A page of the courseware was on the panel for this time. `number` counts from 1. */
  z.object({
    ...said,
    kind: z.literal('page'),
    page_id: text(64),
    number: z.int().check(z.gte(1), z.lte(100_000)),
    milliseconds: z.int().check(z.gte(0), z.lte(86_400_000)),
  }),
  z.object({ ...said, kind: z.literal('called'), pupils: classPupils }),
  z.object({
    ...said,
    kind: z.literal('attendance'),
    pupils: classPupils,
    state: z.enum(['present', 'absent', 'late', 'excused']),
  }),
  z.object({
    ...said,
    kind: z.literal('scored'),
    pupils: classPupils,
    points: z.int().check(z.gte(-100), z.lte(100)),
    /** Reason for the points. */
    item: text(40),
  }),
  z.object({ ...said, kind: z.literal('praised'), pupils: classPupils }),
  z.object({
    ...said,
    kind: z.literal('teams'),
    teams: z
      .array(
        z.object({
          name: text(40),
          points: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
          pupils: z.array(classPupil).check(z.maxLength(PUPILS_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(40)),
  }),
  /** A class tool was opened; `code` is the name in section 3 of the specification, or the tool's own. */
  z.object({ ...said, kind: z.literal('tool'), code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.object({ ...said, kind: z.literal('undone'), event_id: z.uuid() }),
]);
export type ClassEvent = z.infer<typeof classEvent>;

const lesson = z.object({
  id: lessonId,
  /** Name of the courseware at that time. */
  name: z.string(),
  /** Null for a lesson without a courseware, and after the courseware was deleted. */
  courseware_id: z.nullable(documentId),
  class_id: z.nullable(z.string()),
  /** Empty without a class. */
  class_name: z.string(),
  begin_at: z.number(),
  /** Null while the lesson lasts, and if no user ended it. */
  end_at: z.nullable(z.number()),
  /** Whether the server ended it, a day after the last event and as of that. */
  left: z.boolean(),
  /** Time when data of the lesson last reached the server. */
  last_at: z.number(),
  event_count: z.int(),
});
export type Lesson = z.infer<typeof lesson>;

export const beginLesson = endpoint({
  method: 'PUT',
  path: `${prefix}/:id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Begins a lesson under an id created on the panel, perhaps hours ago and offline. The same id returns the same lesson. A courseware or class that the caller may not see is left out',
  params,
  body: z.object({
    name: text(255),
    courseware_id: z._default(z.nullable(documentId), null),
    class_id: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))), null),
    begin_at: moment,
  }),
  reply: lesson,
  errors: ['LESSON_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const endLesson = endpoint({
  method: 'POST',
  path: `${prefix}/:id/actions/end`,
  caller: 'user',
  summary:
    'Ends a lesson. An ended lesson keeps its end; a lesson hosted by another panel than the calling one continues',
  params,
  body: z.object({
    end_at: moment,
    panel_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  reply: lesson,
  errors: ['LESSON_NOT_FOUND'],
});

export const resumeLesson = endpoint({
  method: 'POST',
  path: `${prefix}/:id/actions/resume`,
  caller: 'user',
  summary:
    'Resumes a lesson that ended at most ten minutes ago; a lesson that ended earlier keeps its end. Its phones return under their names',
  params,
  body: z.object({ resume_at: moment }),
  reply: lesson,
  errors: ['LESSON_NOT_FOUND'],
});

export const changeLessonClass = endpoint({
  method: 'PUT',
  path: `${prefix}/:id/class`,
  caller: 'user',
  summary:
    'Sets or removes the class of a lesson for which nothing counts in its class yet. A class that the caller may not see counts as none',
  params,
  body: z.object({ class_id: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))) }),
  reply: lesson,
  errors: ['LESSON_NOT_FOUND', 'LESSON_COUNTS'],
});

export const listLessons = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: "Lists the caller's lessons, latest begin first",
  query: z.object({
    offset: z._default(queryInteger(0, 100_000), 0),
    limit: z._default(queryInteger(1, LESSON_PAGE), 20),
  }),
  reply: z.object({ items: z.array(lesson), has_more: z.boolean() }),
  errors: [],
});

export const getLesson = endpoint({
  method: 'GET',
  path: `${prefix}/:id`,
  caller: 'user',
  summary: 'Returns one lesson of the caller',
  params,
  reply: lesson,
  errors: ['LESSON_NOT_FOUND'],
});

export const deleteLesson = endpoint({
  method: 'DELETE',
  path: `${prefix}/:id`,
  caller: 'user',
  summary: 'Deletes a lesson with its ink and boards. What counts for a class stays with the class',
  params,
  errors: ['LESSON_NOT_FOUND'],
});

export const addClassEvents = endpoint({
  method: 'POST',
  path: `${prefix}/:id/events`,
  caller: 'user',
  takesIn: true,
  summary: 'Adds events to a lesson, in their order; an event that is already stored is not added again',
  params,
  body: z.object({
    events: z.array(classEvent).check(z.minLength(1), z.maxLength(CLASS_EVENT_BATCH)),
  }),
  /** Number of the sent events that are stored on disk. */
  reply: z.object({ count: z.int() }),
  errors: ['LESSON_NOT_FOUND', 'LESSON_FULL'],
});

export const listClassEvents = endpoint({
  method: 'GET',
  path: `${prefix}/:id/events`,
  caller: 'user',
  summary: 'Lists the events of a lesson in the order in which they were added',
  params,
  query: z.object({
    offset: z._default(queryInteger(0, 1_000_000), 0),
    limit: z._default(queryInteger(1, EVENT_PAGE), EVENT_PAGE),
  }),
  reply: z.object({ items: z.array(classEvent), has_more: z.boolean() }),
  errors: ['LESSON_NOT_FOUND'],
});
