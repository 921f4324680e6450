import * as z from 'zod/mini';
import {
  activityResult,
  activitySetting,
  activityState,
  answerContent,
  ownAnswers,
  typedLine,
  WORD_LENGTH_MAX,
} from './activity-shapes.ts';
import { endpoint } from './endpoint.ts';
import { queryInteger } from './query.ts';
import { commandOutcome, teacherCommand } from './teacher-commands.ts';

/** The socket of phones in a lesson and of the panel that hosts them. Its first message says who it is: `phonesHello`. */
export const PHONES_PATH = '/ws/phones';
/** The server breaks its silence this often, milliseconds; a phone that heard nothing for two of them comes back. */
export const PHONES_HEARTBEAT_MS = 20_000;
/** Milliseconds without a word of its panel after which a lesson is closed for phones. */
export const PANEL_AWAY_MS = 20 * 60_000;
/** Counts reach the panel no more often than this, milliseconds. */
export const COUNTS_EVERY_MS = 250;
/** Participants of one lesson: a class has at most 200 pupils, and some come again under another name. */
export const PARTICIPANTS_MAX = 300;
/** Phones that joined within this time are removed together, milliseconds. */
export const NEWCOMERS_WITHIN_MS = 120_000;
export const JOIN_CODE_LENGTH = 6;
const PARTICIPANT_NAME_MAX = 24;
/** Of a page, characters: longer ones are cut by who says them. */
export const TITLE_MAX = 120;
export const NOTES_MAX = 6_000;
/** Covers of one page that phones are told of. */
export const UNCOVERED_MAX = 60;
/** Hidden words of one cloud. */
const HIDDEN_MAX = 200;

const phone = '/api/participants/v1';
const panel = '/api/lessons/v1/lessons/:id/phones';

const lessonParams = z.object({ id: z.uuid() });
const activityParams = z.object({ id: z.uuid(), activity_id: z.uuid() });

/** How pupils say who they are: from the roster of the class, by a name that they type, or either. */
const naming = z.enum(['roster', 'typed', 'either']);
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
const saidPage = z.extend(z.omit(shownPage, { picture: true, next_picture: true }), {
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
const pupilView = z.object({
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

/** A page's picture, read by signed links alone, while the phone that it names is in the lesson. */
export const SHOWN_PAGE_PATH = '/files/lessons/:lesson_id/pages/:hash';

/** First message on the socket: a phone's token, or the teacher's signature for `GET /ws/phones` and his lesson. */
export const phonesHello = z.union([
  z.object({ token: z.string().check(z.maxLength(64)) }),
  z.object({ authorization: z.string().check(z.maxLength(1024)), lesson_id: z.uuid() }),
]);

/** What the server sends on the socket. `gone`: this phone is in the lesson no more; `over`: nobody is. */
export const phonesMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), view: pupilView }),
  z.object({ kind: z.literal('panel'), panel: panelView }),
  z.object({ kind: z.literal('teacher'), view: teacherView }),
  /** To the panel: what the teacher's phone asks. */
  z.object({ kind: z.literal('command'), from: z.uuid(), id: z.uuid(), command: teacherCommand }),
  /** To the teacher's phone: how the panel took it. */
  z.object({ kind: z.literal('done'), id: z.uuid(), outcome: commandOutcome }),
  z.object({ kind: z.literal('closing'), reason: z.enum(['gone', 'over', 'unauthorized', 'shutdown']) }),
  z.object({ kind: z.literal('ping') }),
]);
export type PhonesMessage = z.infer<typeof phonesMessage>;

const code = z.string().check(z.regex(/^\d{6}$/));
/** Of a QR code that was scanned; left out where the code was typed. */
const key = z.optional(z.string().check(z.maxLength(32)));

export const lookAtCode = endpoint({
  method: 'POST',
  path: `${phone}/codes/actions/look`,
  caller: 'anyone',
  summary:
    'The lesson of a code, and from whom its pupils may choose their names. Wrong codes cost a try of the address',
  body: z.object({ code, key }),
  reply: z.object({
    lesson: z.object({ name: z.string(), class_name: z.string() }),
    naming,
    admits: z.boolean(),
    /** Empty where names are typed. */
    pupils: z.array(z.object({ member_id: z.string(), name: z.string(), taken: z.boolean() })),
  }),
  errors: ['JOIN_CODE_UNKNOWN', 'PROOF_NEEDED', 'TOO_MANY_REQUESTS'],
});

export const joinLesson = endpoint({
  method: 'POST',
  path: `${phone}/participants`,
  caller: 'anyone',
  takesIn: true,
  summary:
    'A phone joins the lesson of a code under a name that no other phone has. The token is said here alone',
  body: z.object({
    code,
    key,
    who: z.union([
      z.object({ member_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
      z.object({ name: typedLine(PARTICIPANT_NAME_MAX) }),
    ]),
  }),
  reply: z.object({ token: z.string(), view: pupilView }),
  errors: [
    'JOIN_CODE_UNKNOWN',
    'JOIN_CLOSED',
    'JOIN_NAME_TAKEN',
    'JOIN_FULL',
    'PROOF_NEEDED',
    'TOO_MANY_REQUESTS',
  ],
});

export const getPupilView = endpoint({
  method: 'GET',
  path: `${phone}/me`,
  caller: 'bearer',
  summary: 'The whole view of a phone, for one whose socket does not come through',
  reply: pupilView,
  errors: ['PARTICIPANT_GONE'],
});

export const leaveLesson = endpoint({
  method: 'DELETE',
  path: `${phone}/me`,
  caller: 'bearer',
  summary: 'The phone leaves; its name is free again, and what it answered counts all the same',
  errors: ['PARTICIPANT_GONE'],
});

export const addAnswer = endpoint({
  method: 'POST',
  path: `${phone}/me/answers`,
  caller: 'bearer',
  takesIn: true,
  summary:
    'An answer under an id made on the phone; the same id again is the same answer. It is on disk when this answers',
  body: z.object({ id: z.uuid(), activity_id: z.uuid(), content: answerContent }),
  reply: z.object({ own: ownAnswers }),
  errors: ['PARTICIPANT_GONE', 'ACTIVITY_NOT_FOUND', 'ACTIVITY_CLOSED', 'ANSWERS_TOO_MANY'],
});

export const openPhones = endpoint({
  method: 'PUT',
  path: panel,
  caller: 'user',
  takesIn: true,
  summary:
    'Opens a lesson for phones under a code that is free, or changes who may come in; an open one keeps its code',
  params: lessonParams,
  body: z.object({ naming, admits: z._default(z.boolean(), true) }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'LESSON_OVER'],
});

export const getPhones = endpoint({
  method: 'GET',
  path: panel,
  caller: 'user',
  summary: 'The phones of a lesson, as its panel shows them',
  params: lessonParams,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND'],
});

export const closePhones = endpoint({
  method: 'DELETE',
  path: panel,
  caller: 'user',
  summary: 'Closes a lesson for phones: the code is free again, and every token is dead',
  params: lessonParams,
  errors: ['LESSON_NOT_FOUND'],
});

export const showPageOnPhones = endpoint({
  method: 'PUT',
  path: `${panel}/page`,
  caller: 'user',
  summary: 'Says which page stands on the panel',
  params: lessonParams,
  body: saidPage,
  errors: ['LESSON_NOT_FOUND'],
});

export const freeParticipant = endpoint({
  method: 'DELETE',
  path: `${panel}/participants/:participant_id`,
  caller: 'user',
  summary: 'Takes a phone out of the lesson; its name may be chosen again',
  params: z.object({ id: z.uuid(), participant_id: z.uuid() }),
  errors: ['LESSON_NOT_FOUND'],
});

export const sendOutNewcomers = endpoint({
  method: 'POST',
  path: `${panel}/participants/actions/send-out-newcomers`,
  caller: 'user',
  summary: 'Takes out the phones that joined within two minutes, and lets nobody more in',
  params: lessonParams,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND'],
});

export const startActivity = endpoint({
  method: 'PUT',
  path: `${panel}/activities/:activity_id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Puts an activity on the phones, in the place of the one that stands there. The same id again changes nothing. A buzz begins ready, all else open',
  params: activityParams,
  body: activitySetting,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'LESSON_OVER', 'ACTIVITY_NOT_FOUND', 'ACTIVITIES_TOO_MANY'],
});

export const changeActivity = endpoint({
  method: 'PATCH',
  path: `${panel}/activities/:activity_id`,
  caller: 'user',
  summary:
    'Opens, closes or takes away an activity, shows its result on the phones, hides words. What is not said stays',
  params: activityParams,
  body: z.object({
    state: z.optional(activityState),
    shown: z.optional(z.boolean()),
    hidden_words: z.optional(z.array(typedLine(WORD_LENGTH_MAX)).check(z.maxLength(HIDDEN_MAX))),
  }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
});

/** Activities of one page of a lesson's record: each brings all of its answers. */
const ACTIVITY_PAGE = 10;

/** An activity as the lesson's record holds it. */
const keptActivity = z.object({
  id: z.uuid(),
  setting: activitySetting,
  /** When it began, milliseconds since 1970. */
  at: z.number(),
  result: activityResult,
  /** How many pupils answered. */
  answered: z.int(),
  /** In the order in which they came; a pupil may have several. */
  answers: z.array(
    z.object({
      /** Empty for a typed name that was kept long enough, and for who has left the class. */
      name: z.string(),
      member_id: z.nullable(z.string()),
      content: answerContent,
      /** Whether the answer came before the start of a buzz, and is void. */
      early: z.boolean(),
      at: z.number(),
    }),
  ),
});
export type KeptActivity = z.infer<typeof keptActivity>;

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/lessons/:id/activities',
  caller: 'user',
  summary: 'What the phones of a lesson were asked, in its order, and what each answered',
  params: lessonParams,
  query: z.object({
    offset: z._default(queryInteger(0, 1_000), 0),
    limit: z._default(queryInteger(1, ACTIVITY_PAGE), ACTIVITY_PAGE),
  }),
  reply: z.object({ items: z.array(keptActivity), has_more: z.boolean() }),
  errors: ['LESSON_NOT_FOUND'],
});
