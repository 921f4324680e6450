import * as z from 'zod/mini';
import { NOT_IN_NAMES } from '../classes.ts';

export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 6;
const OPTION_TEXT_MAX = 60;
const QUESTION_MAX = 200;
/** Most characters of a word in a word cloud, and most words of one pupil; a teacher may set lower limits. */
export const WORD_LENGTH_MAX = 20;
export const WORDS_MAX = 5;

/** Most characters of a question with its key, and of a response to one, as JSON. */
const QUESTION_JSON_MAX = 200_000;
const RESPONSE_JSON_MAX = 60_000;
/** Most questions of an exercise in a lesson, and most characters of all of them with their keys, as JSON. */
export const EXERCISE_QUESTIONS_MAX = 100;
const EXERCISE_JSON_MAX = 300_000;
const EXERCISE_TITLE_MAX = 200;
/** Shortest and longest time limit of an exercise, seconds. */
const EXERCISE_TIME_MIN = 10;
const EXERCISE_TIME_MAX = 14_400;
/** Most pictures of an exercise that no document holds, and most characters of one. */
const DRAWINGS_MAX = 60;
const DRAWING_MAX = 40_000;
/** Longest time between the opening of a question and an answer, milliseconds. */
export const GIVEN_MAX_MS = 86_400_000;

/** Any JSON of at most so many characters. */
function jsonUpTo(most: number) {
  return z.unknown().check(z.refine((value) => (JSON.stringify(value) ?? '').length <= most));
}

export const askedQuestion = jsonUpTo(QUESTION_JSON_MAX);
/** A response as the question's kind has it. */
export const questionResponse = jsonUpTo(RESPONSE_JSON_MAX);

/**
 * Invisible characters: a name with such a character would look like another name, and a name of them alone would look
 * empty.
 */
const UNSEEN = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]/gu;
/** A visible character; combining marks and joiners are visible only together with one. */
const SEEN = /[^\s\p{M}\p{C}]/u;

/** One line of typed text, without invisible characters. */
export const typedLine = (longest: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(UNSEEN, '')),
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => SEEN.test(text) && !NOT_IN_NAMES.test(text)),
  );

/** Setting of a vote by the teacher. */
const vote = z.object({
  kind: z.literal('vote'),
  question: z.string().check(z.trim(), z.maxLength(QUESTION_MAX)),
  options: z.array(typedLine(OPTION_TEXT_MAX)).check(z.minLength(OPTIONS_MIN), z.maxLength(OPTIONS_MAX)),
  /** Whether several options may be selected. */
  several: z.boolean(),
});
const buzz = z.object({
  kind: z.literal('buzz'),
  question: z.string().check(z.trim(), z.maxLength(QUESTION_MAX)),
});
const words = z.object({
  kind: z.literal('words'),
  question: z.string().check(z.trim(), z.maxLength(QUESTION_MAX)),
  longest: z.int().check(z.gte(1), z.lte(WORD_LENGTH_MAX)),
  /** Most words of one pupil. */
  most: z.int().check(z.gte(1), z.lte(WORDS_MAX)),
});
/**
 * A question of `packages/questions`. The panel sends it with its key; pupils' phones get it without the key, with its
 * lists in the order of this asking.
 */
const question = z.object({ kind: z.literal('question'), asked: askedQuestion });
/** The title and time limit of an exercise, which phones show. */
const exerciseHead = z.object({
  kind: z.literal('exercise'),
  title: z.string().check(z.trim(), z.maxLength(EXERCISE_TITLE_MAX)),
  /** Seconds from the opening; null without a limit. */
  time_limit: z.nullable(z.int().check(z.gte(EXERCISE_TIME_MIN), z.lte(EXERCISE_TIME_MAX))),
});
/** Several questions that each pupil answers in their own order and time, until the end or until they hand in. */
const exercise = z.extend(exerciseHead, {
  /** Document whose pictures and sounds the questions show; null for the lesson's courseware. */
  document_id: z.nullable(z.uuid()),
  /** Pictures that no document holds, SVG by the SHA-256 that questions name them by. */
  drawings: z
    .record(z.string().check(z.regex(/^[0-9a-f]{64}$/)), z.string().check(z.maxLength(DRAWING_MAX)))
    .check(z.refine((drawings) => Object.keys(drawings).length <= DRAWINGS_MAX)),
  /** Questions as of the kind `question`. */
  questions: z.array(z.unknown()).check(
    z.minLength(1),
    z.maxLength(EXERCISE_QUESTIONS_MAX),
    z.refine((questions) => JSON.stringify(questions).length <= EXERCISE_JSON_MAX),
  ),
});
export const activitySetting = z.discriminatedUnion('kind', [vote, buzz, words, question, exercise]);
export type ActivitySetting = z.infer<typeof activitySetting>;

/** The setting of an activity in a view. The questions of an exercise are sent apart from it. */
export const shownSetting = z.discriminatedUnion('kind', [
  vote,
  buzz,
  words,
  question,
  z.extend(exerciseHead, { count: z.int() }),
]);
export type ShownSetting = z.infer<typeof shownSetting>;

/**
 * `ready`: pupils see it but cannot answer yet, as before a buzz starts. `open`: they can answer. `closed`: they no
 * longer can, and it is still shown. `away`: it is not shown on phones.
 */
export const activityState = z.enum(['ready', 'open', 'closed', 'away']);
export type ActivityState = z.infer<typeof activityState>;

/** `waiting`: a person marks the answer. */
const answerState = z.enum(['right', 'partly', 'wrong', 'waiting']);
/** `given`: an answer to a question without points. `late`: the only answers came after the end, and do not count. */
const exerciseAnswerState = z.enum(['right', 'partly', 'wrong', 'waiting', 'given', 'late']);
export type ExerciseAnswerState = z.infer<typeof exerciseAnswerState>;

/** Equal entries of the answers that count, the most frequent first. `state` is left out until the key is shown. */
export const tallies = z.array(
  z.object({
    at: z.string(),
    form: z.enum(['part', 'set', 'order', 'text', 'point', 'medium']),
    value: z.string(),
    count: z.int(),
    state: z.optional(answerState),
  }),
);
/** A pupil in a result. */
const resultPupil = {
  participant_id: z.uuid(),
  /** Id of the pupil on the roster; null for a typed name. */
  member_id: z.nullable(z.string()),
  name: z.string(),
};

/** Counted answers. For a buzz, the first pupils in order. */
export const activityResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vote'), counts: z.array(z.int()) }),
  z.object({
    kind: z.literal('buzz'),
    first: z.array(z.object({ participant_id: z.uuid(), name: z.string(), after_ms: z.int() })),
  }),
  z.object({
    kind: z.literal('words'),
    words: z.array(z.object({ text: z.string(), count: z.int() })),
  }),
  z.object({
    kind: z.literal('question'),
    tallies,
    /** The pupils who answered, in the order of arrival; empty on pupils' phones. */
    pupils: z.array(
      z.object({
        ...resultPupil,
        /** Whether the answer was read from a paper card. */
        by_card: z.boolean(),
        /** Null for a question without points. */
        state: z.nullable(answerState),
        points: z.number(),
        /** Whether the only answers came after the end, and do not count. */
        late: z.boolean(),
        after_ms: z.int(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('exercise'),
    /** The questions in order. */
    questions: z.array(
      z.object({
        /** Number of pupils who answered. */
        answered: z.int(),
        /** Number of right answers; null for a question without points, and on phones until the key is shown. */
        right: z.nullable(z.int()),
        /** Only in the lesson's record and in the replies with the questions. */
        tallies: z.optional(tallies),
      }),
    ),
    /** The pupils who answered, in the order of arrival; empty on pupils' phones. */
    pupils: z.array(
      z.object({
        ...resultPupil,
        /** States of the answers in the order of the questions: null without an answer. */
        answers: z.array(z.nullable(exerciseAnswerState)),
        /** Index of the question that was answered last. */
        last: z.int(),
        points: z.number(),
        handed_in: z.boolean(),
      }),
    ),
  }),
]);
export type ActivityResult = z.infer<typeof activityResult>;

/**
 * Time from the moment at which the phone saw the question open until the answer was given, milliseconds by the phone's
 * clock: an answer that was held up on the way counts by this time.
 */
const givenMs = z.optional(z.int().check(z.gte(0), z.lte(GIVEN_MAX_MS)));

/** An answer from a phone; its kind equals the kind of the activity, except for `handed-in`. */
export const answerContent = z.discriminatedUnion('kind', [
  /** Indices of the options from 0. A later vote replaces the earlier one. */
  z.object({
    kind: z.literal('vote'),
    options: z
      .array(z.int().check(z.gte(0), z.lt(OPTIONS_MAX)))
      .check(z.minLength(1), z.maxLength(OPTIONS_MAX)),
  }),
  z.object({ kind: z.literal('buzz') }),
  z.object({ kind: z.literal('words'), text: typedLine(WORD_LENGTH_MAX) }),
  z.object({
    kind: z.literal('question'),
    response: questionResponse,
    given_ms: givenMs,
  }),
  z.object({
    kind: z.literal('exercise'),
    /** Index of the question. */
    index: z.int().check(z.gte(0), z.lt(EXERCISE_QUESTIONS_MAX)),
    /** A later response replaces the earlier one; null withdraws it. */
    response: questionResponse,
    given_ms: givenMs,
  }),
  /** Hands in an exercise: the pupil gives no answers after it. */
  z.object({ kind: z.literal('handed-in'), given_ms: givenMs }),
]);
export type AnswerContent = z.infer<typeof answerContent>;

/** A score of an own answer; null until the key is shown. */
const ownScore = z.nullable(
  z.object({ points: z.number(), full: z.number(), state: z.nullable(answerState) }),
);

/** Answers that a pupil gave so far. */
export const ownAnswers = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vote'), options: z.array(z.int()) }),
  /** `place` counts from 1; `early`: the pupil tapped before the start, which does not count. */
  z.object({ kind: z.literal('buzz'), place: z.nullable(z.int()), early: z.boolean() }),
  z.object({ kind: z.literal('words'), words: z.array(z.string()) }),
  z.object({
    kind: z.literal('question'),
    /** The response that counts; the last one where none does. */
    response: z.unknown(),
    /** Answers that may still be given while the question is open; null without a limit. */
    turns_left: z.nullable(z.int()),
    late: z.boolean(),
    score: ownScore,
  }),
  z.object({
    kind: z.literal('exercise'),
    /** The answers that count, by the index of their question; the last one where none does. */
    answers: z.array(z.object({ index: z.int(), response: z.unknown(), late: z.boolean(), score: ownScore })),
    handed_in: z.boolean(),
    /** Points of all questions; null until the key is shown. */
    total: z.nullable(z.object({ points: z.number(), full: z.number() })),
  }),
]);
export type OwnAnswers = z.infer<typeof ownAnswers>;
