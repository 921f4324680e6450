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
/** Longest time between the opening of a question and an answer, milliseconds. */
export const GIVEN_MAX_MS = 86_400_000;

/** Any JSON of at most so many characters. */
function jsonUpTo(most: number) {
  return z.unknown().check(z.refine((value) => (JSON.stringify(value) ?? '').length <= most));
}

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
const question = z.object({ kind: z.literal('question'), asked: jsonUpTo(QUESTION_JSON_MAX) });
export const activitySetting = z.discriminatedUnion('kind', [vote, buzz, words, question]);
export type ActivitySetting = z.infer<typeof activitySetting>;

/**
 * `ready`: pupils see it but cannot answer yet, as before a buzz starts. `open`: they can answer. `closed`: they no
 * longer can, and it is still shown. `away`: it is not shown on phones.
 */
export const activityState = z.enum(['ready', 'open', 'closed', 'away']);
export type ActivityState = z.infer<typeof activityState>;

/** `waiting`: a person marks the answer. */
const answerState = z.enum(['right', 'partly', 'wrong', 'waiting']);

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
    /** Equal entries of the answers that count, the most frequent first. `state` is left out until the key is shown. */
    tallies: z.array(
      z.object({
        at: z.string(),
        form: z.enum(['part', 'set', 'order', 'text', 'point', 'medium']),
        value: z.string(),
        count: z.int(),
        state: z.optional(answerState),
      }),
    ),
    /** The pupils who answered, in the order of arrival; empty on pupils' phones. */
    pupils: z.array(
      z.object({
        participant_id: z.uuid(),
        /** Id of the pupil on the roster; null for a typed name. */
        member_id: z.nullable(z.string()),
        name: z.string(),
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
]);
export type ActivityResult = z.infer<typeof activityResult>;

/** An answer from a phone; its kind equals the kind of the activity. */
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
    /** A response as the question's kind has it. */
    response: jsonUpTo(RESPONSE_JSON_MAX),
    /**
     * Time from the moment at which the phone saw the question open until the answer was given, milliseconds by the
     * phone's clock: an answer that was held up on the way counts by this time.
     */
    given_ms: z.optional(z.int().check(z.gte(0), z.lte(GIVEN_MAX_MS))),
  }),
]);
export type AnswerContent = z.infer<typeof answerContent>;

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
    /** Null until the key is shown. */
    score: z.nullable(z.object({ points: z.number(), full: z.number(), state: z.nullable(answerState) })),
  }),
]);
export type OwnAnswers = z.infer<typeof ownAnswers>;
