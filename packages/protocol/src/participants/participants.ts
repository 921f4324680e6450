import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import {
  activitySetting,
  activityState,
  answerContent,
  ownAnswers,
  typedLine,
  WORD_LENGTH_MAX,
} from './activity-shapes.ts';
import { naming, panelView, pupilView, SHOWN_WORKS_MAX, saidPage, teacherView } from './phone-views.ts';
import { commandOutcome, teacherCommand } from './teacher-commands.ts';

/**
 * The socket of phones in a lesson and of the panel that hosts them. Its first message identifies the client:
 * `phonesHello`.
 */
export const PHONES_PATH = '/ws/phones';
/** Interval of the server's pings, milliseconds; a phone that received nothing for two intervals reconnects. */
export const PHONES_HEARTBEAT_MS = 20_000;
/** Time without a message of its panel after which a lesson is closed for phones, milliseconds. */
export const PANEL_AWAY_MS = 20 * 60_000;
/** Least interval between counts sent to the panel, milliseconds. */
export const COUNTS_EVERY_MS = 250;
/** Most participants of one lesson: a class has at most 200 pupils, and some join again under another name. */
export const PARTICIPANTS_MAX = 300;
/** Time within which phones that joined are removed together, milliseconds. */
export const NEWCOMERS_WITHIN_MS = 120_000;
export const JOIN_CODE_LENGTH = 6;
const PARTICIPANT_NAME_MAX = 24;
/** Most hidden words of one word cloud. */
const HIDDEN_MAX = 200;

const phone = '/api/participants/v1';
const panel = '/api/lessons/v1/lessons/:id/phones';

const lessonParams = z.object({ id: z.uuid() });
const activityParams = z.object({ id: z.uuid(), activity_id: z.uuid() });

/** Picture of a page, read by signed links alone, while the phone in the link is in the lesson. */
export const SHOWN_PAGE_PATH = '/files/lessons/:lesson_id/pages/:hash';

/**
 * First message on the socket: a phone's token, or the teacher's signature for `GET /ws/phones` and the lesson's id.
 */
export const phonesHello = z.union([
  z.object({ token: z.string().check(z.maxLength(64)) }),
  z.object({ authorization: z.string().check(z.maxLength(1024)), lesson_id: z.uuid() }),
]);

/**
 * Messages of the server on the socket. `gone`: this phone was removed from the lesson; `over`: the lesson is closed
 * for all phones.
 */
export const phonesMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), view: pupilView }),
  z.object({ kind: z.literal('panel'), panel: panelView }),
  z.object({ kind: z.literal('teacher'), view: teacherView }),
  /** A command of the teacher's phone, sent to the panel. */
  z.object({ kind: z.literal('command'), from: z.uuid(), id: z.uuid(), command: teacherCommand }),
  /** The panel's reply to a command, sent to the teacher's phone. */
  z.object({ kind: z.literal('done'), id: z.uuid(), outcome: commandOutcome }),
  z.object({ kind: z.literal('closing'), reason: z.enum(['gone', 'over', 'unauthorized', 'shutdown']) }),
  z.object({ kind: z.literal('ping') }),
]);
export type PhonesMessage = z.infer<typeof phonesMessage>;

const code = z.string().check(z.regex(/^\d{6}$/));
/** Key in a scanned QR code; left out when the code was typed. */
const key = z.optional(z.string().check(z.maxLength(32)));

export const lookAtCode = endpoint({
  method: 'POST',
  path: `${phone}/codes/actions/look`,
  caller: 'anyone',
  summary:
    'Returns the lesson of a code, and the names that its pupils may choose from. Wrong codes count against the limit of the address',
  body: z.object({ code, key }),
  reply: z.object({
    lesson: z.object({ name: z.string(), class_name: z.string() }),
    naming,
    admits: z.boolean(),
    /** Empty when names are typed. */
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
    'Adds a phone to the lesson of a code under a name that no other phone has. The token is only returned here',
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
  summary: 'Returns the whole view of a phone, for a phone whose socket cannot connect',
  reply: pupilView,
  errors: ['PARTICIPANT_GONE'],
});

export const leaveLesson = endpoint({
  method: 'DELETE',
  path: `${phone}/me`,
  caller: 'bearer',
  summary: 'Removes the calling phone from the lesson; its name is free again, and its answers still count',
  errors: ['PARTICIPANT_GONE'],
});

export const addAnswer = endpoint({
  method: 'POST',
  path: `${phone}/me/answers`,
  caller: 'bearer',
  takesIn: true,
  summary:
    'Stores an answer under an id created on the phone; the same id again is the same answer. The answer is stored when this call returns',
  body: z.object({ id: z.uuid(), activity_id: z.uuid(), content: answerContent }),
  reply: z.object({ own: ownAnswers }),
  errors: ['PARTICIPANT_GONE', 'ACTIVITY_NOT_FOUND', 'ACTIVITY_CLOSED', 'ANSWERS_TOO_MANY'],
});

export const openHint = endpoint({
  method: 'POST',
  path: `${phone}/me/activities/:activity_id/hints`,
  caller: 'bearer',
  takesIn: true,
  summary:
    'Shows a hint of the question that is asked for good; its cost is taken from the points of later answers of this pupil',
  params: z.object({ activity_id: z.uuid() }),
  body: z.object({ hint_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  /** The hint as `asked` has it from now on. */
  reply: z.object({ hint: z.object({ id: z.string(), cost: z.number(), content: z.optional(z.unknown()) }) }),
  errors: ['PARTICIPANT_GONE', 'ACTIVITY_NOT_FOUND', 'ACTIVITY_CLOSED'],
});

export const openPhones = endpoint({
  method: 'PUT',
  path: panel,
  caller: 'user',
  takesIn: true,
  summary:
    'Opens a lesson for phones under a free code, or changes who may join; an open lesson keeps its code',
  params: lessonParams,
  body: z.object({ naming, admits: z._default(z.boolean(), true) }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'LESSON_OVER'],
});

export const getPhones = endpoint({
  method: 'GET',
  path: panel,
  caller: 'user',
  summary: 'Lists the phones of a lesson, as its panel shows them',
  params: lessonParams,
  reply: panelView,
  errors: ['LESSON_NOT_FOUND'],
});

export const closePhones = endpoint({
  method: 'DELETE',
  path: panel,
  caller: 'user',
  summary: 'Closes a lesson for phones: its code is free again, and all tokens of its phones are revoked',
  params: lessonParams,
  errors: ['LESSON_NOT_FOUND'],
});

export const showPageOnPhones = endpoint({
  method: 'PUT',
  path: `${panel}/page`,
  caller: 'user',
  summary: 'Sets the page that the panel shows',
  params: lessonParams,
  body: saidPage,
  errors: ['LESSON_NOT_FOUND'],
});

export const freeParticipant = endpoint({
  method: 'DELETE',
  path: `${panel}/participants/:participant_id`,
  caller: 'user',
  summary: 'Removes a phone from the lesson; its name may be chosen again',
  params: z.object({ id: z.uuid(), participant_id: z.uuid() }),
  errors: ['LESSON_NOT_FOUND'],
});

export const sendOutNewcomers = endpoint({
  method: 'POST',
  path: `${panel}/participants/actions/send-out-newcomers`,
  caller: 'user',
  summary: 'Removes the phones that joined within the last two minutes, and admits no more phones',
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
    'Shows an activity on the phones in place of the present one. The same id again changes nothing. A buzz begins ready, every other activity open',
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
    'Opens, closes or removes an activity, shows its result, its keys or files of answers on the phones, hides words, changes a key. Properties that are not sent stay unchanged',
  params: activityParams,
  body: z.object({
    state: z.optional(activityState),
    shown: z.optional(z.boolean()),
    hidden_words: z.optional(z.array(typedLine(WORD_LENGTH_MAX)).check(z.maxLength(HIDDEN_MAX))),
    /** Shows the key of a closed question or exercise, which stays shown. */
    key_shown: z.optional(z.literal(true)),
    /**
     * The question with another key, score or rule: all answers are marked again. Its stem, body and kind stay as they
     * were asked.
     */
    asked: z.optional(z.unknown()),
    /** Hashes of the files of answers that the phones show, in order. */
    shown_works: z.optional(
      z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(SHOWN_WORKS_MAX)),
    ),
  }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'ACTIVITY_OPEN'],
});
