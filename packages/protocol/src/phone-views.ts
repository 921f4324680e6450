import * as z from 'zod/mini';
import { activityResult, activitySetting, ownAnswers } from './activity-shapes.ts';

/** Of a page, characters: longer ones are cut by who says them. */
export const TITLE_MAX = 120;
export const NOTES_MAX = 6_000;
/** Covers of one page that phones are told of. */
export const UNCOVERED_MAX = 60;

/** How pupils say who they are: from the roster of the class, by a name that they type, or either. */
export const naming = z.enum(['roster', 'typed', 'either']);
export type Naming = z.infer<typeof naming>;

const page = z.object({
  number: z.int().check(z.gte(1), z.lte(100_000)),
  count: z.int().check(z.gte(1), z.lte(100_000)),
  title: z.string(),
  /** How it looks when it is turned to: an address for this phone alone. Null while there is none. */
  picture: z.nullable(z.string()),
});

/** What the panel says of itself: the page that stands there for all, the rest for the teacher's phone alone. */
const timer = z.enum(['none', 'running', 'paused']);
const length = z.number().check(z.gte(1), z.lte(100_000));
const size = z.object({ w: length, h: length });
const board = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Among the boards of the lesson, counted from 1. */
  number: z.int().check(z.gte(1), z.lte(1_000)),
  count: z.int().check(z.gte(1), z.lte(1_000)),
  color: z.enum(['green', 'black', 'white']),
  /** What is drawn on it before anybody writes; a panel of an older program does not say. */
  ground: z.optional(z.enum(['plain', 'tian', 'mi', 'pinyin', 'four', 'staff', 'axes'])),
});
export type SaidBoard = z.infer<typeof board>;
const shownPage = z.extend(page, {
  notes: z.string(),
  next_picture: z.nullable(z.string()),
  /** The title of the page that comes next; null after the last. */
  next: z.nullable(z.string()),
  /** Of a page, logical pixels. */
  size,
  /** Whether the screen is black or white for the moment. */
  covered: z.boolean(),
  /** Lies over the page and is written on instead of it; null where the page itself is. */
  board: z.nullable(board),
  timer,
});
/** As the panel says it: what is left out is empty. */
export const saidPage = z.extend(z.omit(shownPage, { picture: true, next_picture: true }), {
  /** Of the courseware’s page, and of the one that comes next; empty for none. */
  id: z._default(z.string().check(z.maxLength(64)), ''),
  next_id: z._default(z.string().check(z.maxLength(64)), ''),
  title: z._default(z.string().check(z.maxLength(TITLE_MAX)), ''),
  notes: z._default(z.string().check(z.maxLength(NOTES_MAX)), ''),
  next: z._default(z.nullable(z.string().check(z.maxLength(TITLE_MAX))), null),
  size: z._default(size, { w: 1280, h: 720 }),
  covered: z._default(z.boolean(), false),
  board: z._default(z.nullable(board), null),
  /** The covers of the page that are away, by their ids. */
  uncovered: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(UNCOVERED_MAX)), []),
  timer: z._default(timer, 'none'),
});
export type SaidPage = z.input<typeof saidPage>;
export type KeptPage = z.infer<typeof saidPage>;

/** All that a pupil's phone shows, whole. A smaller version is older. */
export const pupilView = z.object({
  version: z.int(),
  lesson: z.object({ name: z.string(), class_name: z.string() }),
  me: z.object({ id: z.uuid(), name: z.string() }),
  page: z.nullable(page),
  activity: z.nullable(
    z.object({
      id: z.uuid(),
      setting: activitySetting,
      state: z.enum(['ready', 'open', 'closed']),
      own: z.nullable(ownAnswers),
      /** Null until the teacher shows it. */
      result: z.nullable(activityResult),
      /** How many pupils answered, where the result is shown. */
      answered: z.nullable(z.int()),
    }),
  ),
});
export type PupilView = z.infer<typeof pupilView>;

const participant = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the roster; null for a name that was typed. */
  member_id: z.nullable(z.string()),
});
export type Participant = z.infer<typeof participant>;

/** What the panel shows of an activity. */
const hostedActivity = z.object({
  id: z.uuid(),
  setting: activitySetting,
  state: z.enum(['ready', 'open', 'closed']),
  /** The result stands on the phones. */
  shown: z.boolean(),
  result: activityResult,
  /** How many pupils answered. */
  answered: z.int(),
  /** Of a word cloud: those that the teacher took out, as they were written. */
  hidden_words: z.array(z.string()),
});
export type HostedActivity = z.infer<typeof hostedActivity>;

/** All that the teacher's phone shows, whole. Until the panel has let it in, nothing but its number. */
export const teacherView = z.object({
  version: z.int(),
  lesson: z.object({ name: z.string(), class_name: z.string() }),
  me: z.object({ id: z.uuid(), number: z.string(), confirmed: z.boolean() }),
  page: z.nullable(shownPage),
  activity: z.nullable(hostedActivity),
  /** Pupils' phones in the lesson. */
  present: z.int(),
});
export type TeacherView = z.infer<typeof teacherView>;

/** A phone of the teacher, let in by the panel or waiting for it. */
const teacherPhone = z.object({
  id: z.uuid(),
  device: z.string(),
  number: z.string(),
  confirmed: z.boolean(),
});

const photo = z.object({
  id: z.uuid(),
  /** Signed, for an hour or two. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  kept: z.boolean(),
});
export type LessonPhoto = z.infer<typeof photo>;

/** Everything of a lesson's phones that its panel shows. */
export const panelView = z.object({
  version: z.int(),
  /** Null: the lesson is not open for phones. */
  /** `key` stands in the QR code beside the code: who has it did not guess, so that wrong codes of others do not hold him up. */
  door: z.nullable(z.object({ code: z.string(), key: z.string(), naming, admits: z.boolean() })),
  participants: z.array(participant),
  activity: z.nullable(hostedActivity),
  teacher_phones: z.array(teacherPhone),
  /** The newest last. */
  photos: z.array(photo),
});
export type PanelView = z.infer<typeof panelView>;
