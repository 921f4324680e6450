import * as z from 'zod/mini';
import { activityResult, ownAnswers, shownSetting } from './activity-shapes.ts';

/** Maximum characters of a page's title and of its notes: the panel cuts longer texts. */
export const TITLE_MAX = 120;
export const NOTES_MAX = 6_000;
/** Most covers of one page in a message. */
export const UNCOVERED_MAX = 60;

/** Identification of pupils: from the roster of the class, by a typed name, or either. */
export const naming = z.enum(['roster', 'typed', 'either']);
export type Naming = z.infer<typeof naming>;

const page = z.object({
  number: z.int().check(z.gte(1), z.lte(100_000)),
  count: z.int().check(z.gte(1), z.lte(100_000)),
  title: z.string(),
  /**
   * Address, for this phone alone, of the page's picture before its first animation. Null if there is no picture yet.
   */
  picture: z.nullable(z.string()),
});

/** Most files of pupils' answers that phones show at a time. */
export const SHOWN_WORKS_MAX = 12;
/** Address and type of a file of an answer: a drawing, a photograph or a recording. */
export const workFile = z.object({ url: z.string(), mime: z.string() });
export type WorkFile = z.infer<typeof workFile>;
/** A file of an answer that counts. */
const lessonWork = z.extend(workFile, {
  participant_id: z.uuid(),
  /** Index of the question in an exercise; 0 for a single question. */
  index: z.int(),
  hash: z.string(),
});
export type LessonWork = z.infer<typeof lessonWork>;

/** State that the panel reports: the page for all phones, all other fields only for the teacher's phone. */
const timer = z.enum(['none', 'running', 'paused']);
const length = z.number().check(z.gte(1), z.lte(100_000));
const size = z.object({ w: length, h: length });
const board = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Index among the boards of the lesson, counted from 1. */
  number: z.int().check(z.gte(1), z.lte(1_000)),
  count: z.int().check(z.gte(1), z.lte(1_000)),
  color: z.enum(['green', 'black', 'white']),
  /** Ruling of the board; a panel with an older program does not send it. */
  ground: z.optional(z.enum(['plain', 'tian', 'mi', 'pinyin', 'four', 'staff', 'axes'])),
});
export type SaidBoard = z.infer<typeof board>;
const shownPage = z.extend(page, {
  notes: z.string(),
  next_picture: z.nullable(z.string()),
  /** Title of the next page; null after the last. */
  next: z.nullable(z.string()),
  /** Size of a page, logical pixels. */
  size,
  /** Whether the screen is black or white for the moment. */
  covered: z.boolean(),
  /** The board over the page, which is written on instead; null if the page is visible. */
  board: z.nullable(board),
  timer,
});
/** Message of the panel: properties left out are empty. */
export const saidPage = z.extend(z.omit(shownPage, { picture: true, next_picture: true }), {
  /** Ids of the courseware’s current and next page; empty without such a page. */
  id: z._default(z.string().check(z.maxLength(64)), ''),
  next_id: z._default(z.string().check(z.maxLength(64)), ''),
  title: z._default(z.string().check(z.maxLength(TITLE_MAX)), ''),
  notes: z._default(z.string().check(z.maxLength(NOTES_MAX)), ''),
  next: z._default(z.nullable(z.string().check(z.maxLength(TITLE_MAX))), null),
  size: z._default(size, { w: 1280, h: 720 }),
  covered: z._default(z.boolean(), false),
  board: z._default(z.nullable(board), null),
  /** Ids of the page's covers that are removed. */
  uncovered: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(UNCOVERED_MAX)), []),
  timer: z._default(timer, 'none'),
});
export type SaidPage = z.input<typeof saidPage>;
export type KeptPage = z.infer<typeof saidPage>;

/**
 * Times of an open question or exercise by the server's clock, milliseconds since 1970: of the message, of the opening, and of the end,
 * which is null without a time limit. Null for other activities.
 */
const activityTime = z.nullable(
  z.object({ now: z.number(), opened_at: z.number(), ends_at: z.nullable(z.number()) }),
);
export type ActivityTime = z.infer<typeof activityTime>;

/** A hand that a pupil raised on a phone. `question` is empty when the pupil asks none. */
const raisedHand = z.object({
  participant_id: z.uuid(),
  name: z.string(),
  /** Id of the pupil on the roster; null for a typed name. */
  member_id: z.nullable(z.string()),
  question: z.string(),
});
export type RaisedHand = z.infer<typeof raisedHand>;

/** The hands of a lesson for its teacher, the first one first; `on`: whether pupils may raise hands. */
const hands = z.object({ on: z.boolean(), up: z.array(raisedHand) });

/** Complete state of a pupil's phone. A state with a smaller version is older. */
export const pupilView = z.object({
  version: z.int(),
  lesson: z.object({ name: z.string(), class_name: z.string() }),
  me: z.object({ id: z.uuid(), name: z.string() }),
  /** The pupil's own hand and its question; null while the teacher takes no hands. */
  hand: z.nullable(z.object({ up: z.boolean(), question: z.string() })),
  page: z.nullable(page),
  activity: z.nullable(
    z.object({
      id: z.uuid(),
      setting: shownSetting,
      /** The questions of an exercise without keys; empty for other activities. */
      questions: z.array(z.unknown()),
      state: z.enum(['ready', 'open', 'closed']),
      own: z.nullable(ownAnswers),
      /** Null until the teacher shows the result. */
      result: z.nullable(activityResult),
      /** Number of pupils who answered; only when the result is shown. */
      answered: z.nullable(z.int()),
      /**
       * The question with its key, or the questions of an exercise with theirs; null for other activities, and until the
       * teacher shows the key.
       */
      solution: z.nullable(z.unknown()),
      /** Addresses of the question's files, and of the files of the pupil's own answers, by hash. */
      files: z.record(z.string(), z.string()),
      /** Files of pupils' answers that the teacher shows, without names. */
      works: z.array(workFile),
      time: activityTime,
    }),
  ),
});
export type PupilView = z.infer<typeof pupilView>;

const participant = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Id of the pupil on the roster; null for a typed name. */
  member_id: z.nullable(z.string()),
});
export type Participant = z.infer<typeof participant>;

/** State of an activity on the panel. */
const hostedActivity = z.object({
  id: z.uuid(),
  setting: shownSetting,
  state: z.enum(['ready', 'open', 'closed']),
  /** Whether phones show the result. */
  shown: z.boolean(),
  result: activityResult,
  /** Number of pupils who answered. */
  answered: z.int(),
  /** Words of a word cloud that the teacher hid, as they were typed. */
  hidden_words: z.array(z.string()),
  /** The question without its key, as the phones show it; null for other activities, also for an exercise. */
  asked: z.nullable(z.unknown()),
  /** Whether the phones show the key. */
  key_shown: z.boolean(),
  /** Files of the answers that count, in the order of arrival. */
  works: z.array(lessonWork),
  /** Hashes of the files that the phones show. */
  shown_works: z.array(z.string()),
  time: activityTime,
});
export type HostedActivity = z.infer<typeof hostedActivity>;

/** Complete state of the teacher's phone; only the phone's number until the panel has admitted it. */
export const teacherView = z.object({
  version: z.int(),
  lesson: z.object({ name: z.string(), class_name: z.string() }),
  me: z.object({ id: z.uuid(), number: z.string(), confirmed: z.boolean() }),
  page: z.nullable(shownPage),
  activity: z.nullable(hostedActivity),
  hands,
  /** Number of pupils' phones in the lesson. */
  present: z.int(),
});
export type TeacherView = z.infer<typeof teacherView>;

/** A phone of the teacher, admitted by the panel or waiting for it. */
const teacherPhone = z.object({
  id: z.uuid(),
  device: z.string(),
  number: z.string(),
  confirmed: z.boolean(),
});

const photo = z.object({
  id: z.uuid(),
  /** A signed address, valid for an hour or two. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  kept: z.boolean(),
});
export type LessonPhoto = z.infer<typeof photo>;

/** Complete state of a lesson's phones for its panel. */
export const panelView = z.object({
  version: z.int(),
  /**
   * Null when the lesson is not open for phones. `key` is in the QR code beside the code: a phone that sends the key
   * did not guess the code, so wrong codes from other phones do not delay it.
   */
  door: z.nullable(z.object({ code: z.string(), key: z.string(), naming, admits: z.boolean() })),
  participants: z.array(participant),
  hands,
  activity: z.nullable(hostedActivity),
  teacher_phones: z.array(teacherPhone),
  /** Photos, the newest last. */
  photos: z.array(photo),
});
export type PanelView = z.infer<typeof panelView>;
