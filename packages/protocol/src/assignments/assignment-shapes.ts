import * as z from 'zod/mini';
import { typedLine } from '../participants/activity-shapes.ts';

export const ASSIGNMENT_TITLE_MAX = 120;
/** Most classes, groups and pupils that one assignment is given to. */
export const TARGETS_MAX = 60;
/** Most characters of a teacher's words to a pupil. */
export const WORDS_TO_PUPIL_MAX = 2_000;
/** Longest time between opening and closing an assignment, milliseconds: a year. */
export const ASSIGNMENT_SPAN_MAX_MS = 366 * 86_400_000;
/** Most attempts; null in a setting is no limit. */
export const ATTEMPTS_MAX = 5;
/** Signs of a code: digits and capitals without those that look alike. */
export const ASSIGNMENT_CODE = /^[2-9A-HJKMNP-TV-Z]{8}$/;

/** Milliseconds since 1970. */
const time = z.int().check(z.gte(0));
const points = z.number().check(z.gte(0), z.lte(10_000));

/** A whole class, a group of it by name, or one of its pupils. */
const assignmentTarget = z.object({
  class_id: z.uuid(),
  group_name: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  member_id: z.optional(z.uuid()),
});
export type AssignmentTarget = z.infer<typeof assignmentTarget>;

/**
 * When pupils see their marks, and when they see key and analysis: after they handed in, after the end of the
 * assignment, when the teacher returned their work, or never.
 */
const shownWhen = z.enum(['handed-in', 'ended', 'returned', 'never']);
export type ShownWhen = z.infer<typeof shownWhen>;

/** How an assignment may be answered. */
export const assignmentSetting = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(ASSIGNMENT_TITLE_MAX)),
  /** Words above the first question; empty without any. */
  note: z.string().check(z.maxLength(WORDS_TO_PUPIL_MAX)),
  /** Empty for an assignment that is given out by its link alone. */
  targets: z.array(assignmentTarget).check(z.maxLength(TARGETS_MAX)),
  /** Whether people who are in no target may answer by the link, under a name that they type. */
  open_to_link: z.boolean(),
  /** Whether pupils type the class's word of the week before they choose their name. */
  asks_word: z.boolean(),
  from_at: time,
  /** Null without an end. */
  until_at: z.nullable(time),
  /** Whether work that is handed in after the end is taken, and marked as late. */
  takes_late: z.boolean(),
  attempts: z.nullable(z.int().check(z.gte(1), z.lte(ATTEMPTS_MAX))),
  /** Which attempt counts. */
  counts: z.enum(['best', 'last']),
  /** Seconds for one attempt, counted by the server from its beginning; null without a limit. */
  time_limit: z.nullable(z.int().check(z.gte(10), z.lte(86_400))),
  marks_shown: shownWhen,
  key_shown: shownWhen,
});
export type AssignmentSetting = z.infer<typeof assignmentSetting>;

/**
 * `planned`: before its beginning. `open`: it can be answered. `late`: its end has passed, and late work is still taken.
 * `ended`: nothing is taken any more.
 */
const assignmentState = z.enum(['planned', 'open', 'late', 'ended']);
export type AssignmentState = z.infer<typeof assignmentState>;

/** Source of the questions. */
export const assignmentSource = z.discriminatedUnion('kind', [
  /** The questions of an exercise as they were when the assignment was given out. */
  z.object({ kind: z.literal('exercise'), document_id: z.uuid() }),
  /** Each pupil gets the questions of a class's wrong-answer book that they have not yet answered right twice. */
  z.object({
    kind: z.literal('wrong-answers'),
    class_id: z.uuid(),
    /** Most questions of one pupil. */
    most: z.int().check(z.gte(1), z.lte(100)),
    /** Only questions with one of these knowledge points; all when it is empty. */
    knowledge_points: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
  }),
]);
export type AssignmentSource = z.infer<typeof assignmentSource>;

/** A question as it was given out, key included, as `packages/questions` defines it. */
const givenQuestion = z.object({
  id: z.uuid(),
  /** Points of the question in this assignment. */
  points,
  question: z.unknown(),
});
export type GivenQuestion = z.infer<typeof givenQuestion>;

const givenSection = z.object({
  id: z.string(),
  title: z.string(),
  questions: z.array(givenQuestion),
});

/** The frozen questions of an assignment, for its teachers. */
export const assignmentContent = z.object({
  instructions: z.string(),
  order: z.enum(['fixed', 'shuffled']),
  sections: z.array(givenSection),
});
export type AssignmentContent = z.infer<typeof assignmentContent>;

/** Signed addresses of files, which expire, by the hashes of the files. */
export const signedFiles = z.record(z.string(), z.object({ url: z.string(), mime: z.string() }));

/** How many pupils are where. `pupils`: everybody whom the targets name, and everybody who came by the link. */
const workCounts = z.object({
  pupils: z.int(),
  begun: z.int(),
  handed_in: z.int(),
  late: z.int(),
  /** Handed in, with answers that a person must still mark. */
  to_mark: z.int(),
  returned: z.int(),
});

/** An assignment in lists of teachers. */
export const assignmentEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  state: assignmentState,
  from_at: time,
  until_at: z.nullable(time),
  /** Names of the classes that it is given to, in the order of the targets, each once. */
  class_names: z.array(z.string()),
  question_count: z.int(),
  counts: workCounts,
});
export type AssignmentEntry = z.infer<typeof assignmentEntry>;

export const assignment = z.object({
  ...assignmentEntry.shape,
  setting: assignmentSetting,
  source: assignmentSource,
  /** Signs of the link, and the link's path from the root of the site. */
  code: z.string(),
  path: z.string(),
  /** The word of this week for each class of the targets. */
  words: z.array(z.object({ class_id: z.uuid(), class_name: z.string(), word: z.string() })),
  /** Grows each time the questions are taken anew from the exercise. */
  revision: z.int(),
  /** Whether the caller gave it out: only they change and delete it. */
  mine: z.boolean(),
  /** Whether the exercise was changed after the questions were taken from it. */
  has_newer: z.boolean(),
  full_points: points,
});
export type Assignment = z.infer<typeof assignment>;

/** `open`: being answered. `handed-in`: by the pupil, or by the server when the time was over. */
export const workState = z.enum(['open', 'handed-in', 'returned']);
export type WorkState = z.infer<typeof workState>;

/** `waiting`: a person must mark the answer. */
export const answerJudgement = z.enum(['right', 'partly', 'wrong', 'missing', 'waiting', 'unscored']);
export type AnswerJudgement = z.infer<typeof answerJudgement>;

/** A stroke of ink on a photograph: points in thousandths of its width and height before any rotation, one after the other. */
const inkStroke = z.object({
  color: z.enum(['red', 'blue', 'green']),
  points: z.array(z.int().check(z.gte(0), z.lte(1000))).check(z.minLength(2), z.maxLength(4_000)),
});
export const markInk = z
  .array(
    z.object({
      file: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      strokes: z.array(inkStroke).check(z.maxLength(400)),
      /** Degrees clockwise by which the photograph is shown rotated, ink included; upright without them. */
      rotation: z.optional(z.literal([90, 180, 270])),
    }),
  )
  .check(z.maxLength(20));
export type MarkInk = z.infer<typeof markInk>;

/** A person's judgement of an answer. */
export const markContent = z.object({
  points,
  /** Chosen levels of the question's rubric. */
  rubric: z
    .array(
      z.object({ criterion: z.string().check(z.maxLength(64)), level: z.string().check(z.maxLength(64)) }),
    )
    .check(z.maxLength(12)),
  words: z.string().check(z.maxLength(WORDS_TO_PUPIL_MAX)),
  ink: markInk,
  /** Hash of a recording that was uploaded before; null without one. */
  voice: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type MarkContent = z.infer<typeof markContent>;

/** A name that a person types at a link. */
export const typedName = typedLine(24);
