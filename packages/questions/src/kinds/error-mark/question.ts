import { paragraph } from '@lectern/courseware';
import * as z from 'zod/mini';
import { charactersUpTo, partId, plainTextOf } from '../../question/content.ts';
import type { Entry } from '../../question/entry.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { compareSettings, normalText } from '../../text/normal-text.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { correction, judgeMarks, placesOf } from './scoring.ts';

const MOST_TOKENS = 1000;
const MOST_RUNS = 20;
/** The most characters of a token with its formats. */
const MOST_CHARACTERS = 10_000;
const MOST_ERRORS = 60;
const MOST_MARKS = 200;
const MOST_ACCEPTED = 30;

/** A word, sign or step that can be marked. Spaces and line breaks belong to the token before them. */
const token = z.object({
  id: partId,
  runs: paragraph.shape.runs.check(z.maxLength(MOST_RUNS), charactersUpTo(MOST_CHARACTERS)),
});

const body = z.object({
  /** The text: all tokens in the order of reading. */
  tokens: z.array(token).check(z.maxLength(MOST_TOKENS)),
  /** Number of errors, when pupils are told it. */
  told: z.optional(z.int().check(z.gte(1), z.lte(MOST_ERRORS))),
});
const key = z.object({
  errors: z
    .array(z.object({ token: partId, accepted: z.array(correction).check(z.maxLength(MOST_ACCEPTED)) }))
    .check(z.maxLength(MOST_ERRORS)),
  /** How corrections are compared with the accepted ones. */
  compare: z.optional(compareSettings),
  /** Share for an error that is marked but not corrected, 0 to 1; none when left out. */
  found: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
const response = z.object({
  /** Marks by token; of several at the same place the last one counts. */
  marks: z.array(z.object({ token: partId, correction })).check(z.maxLength(MOST_MARKS)),
});

/** Signs before the words of a mark in the statistics: replaced, deleted, inserted after. */
const WAY_SIGNS = { replace: '→', delete: '✗', insert: '+' } as const;

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 改错题: the wrong words of a text are marked and corrected. */
export const errorMark: QuestionKind<Body, Key, Response> = {
  kind: 'error-mark',
  body,
  key,
  response,
  rules: ['net', 'per-item', 'exact', 'none'],
  blank: (makeId) => ({
    body: { tokens: [{ id: makeId(), runs: [{ type: 'text', text: '' }] }] },
    key: { errors: [] },
  }),
  problems: (asked, answer) => [...tokenProblems(asked.tokens), ...keyProblems(asked, answer)],
  rightResponse: (_body, { errors, compare }) => ({
    marks: errors.flatMap((error) => {
      const right = error.accepted.find((one) => canBeGiven(one, compare));
      return right ? [{ token: error.token, correction: right }] : [];
    }),
  }),
  isEmpty: ({ marks }) => marks.length === 0,
  entries: ({ marks }) =>
    marks.map(({ token, correction }): Entry => {
      const text = correction.way === 'delete' ? '' : correction.text;
      return { at: token, form: 'text', value: `${WAY_SIGNS[correction.way]}${text}` };
    }),
  judge({ tokens }, { errors, found = 0, compare = {} }, { marks }) {
    const known = new Set(tokens.map(({ id }) => id));
    const onTokens = marks.filter((mark) => known.has(mark.token));
    return judgeMarks(errors, onTokens, found, compare);
  },
};

/** Whether a text can equal the correction: it has a sign that counts. */
function canBeGiven(one: Key['errors'][number]['accepted'][number], settings: Key['compare']): boolean {
  return one.way === 'delete' || normalText(one.text, settings) !== '';
}

/** A text without tokens, equal ids, and tokens that show nothing. */
function tokenProblems(tokens: Body['tokens']): Problem[] {
  const blank = tokens.filter(({ runs }) => plainTextOf({ paragraphs: [{ runs }] }).trim() === '');
  return [
    ...(tokens.length === 0 ? [{ code: 'too-few' } as const] : []),
    ...sameIds(tokens.map(({ id }) => id)),
    ...blank.map(({ id }) => ({ code: 'part-blank', at: id }) as const),
  ];
}

/** No errors or another number than pupils are told, errors without a correction or at the same place, unknown tokens. */
function keyProblems({ tokens, told }: Body, { errors, compare }: Key): Problem[] {
  const count = errors.length;
  const without = errors.filter(({ accepted }) => !accepted.some((one) => canBeGiven(one, compare)));
  return [
    ...(count === 0 ? [{ code: 'key-empty' } as const] : []),
    ...(count > 0 && told !== undefined && told > count ? [{ code: 'key-too-few' } as const] : []),
    ...(told !== undefined && told < count ? [{ code: 'key-too-many' } as const] : []),
    ...unknownIds(
      errors.map((error) => error.token),
      tokens.map(({ id }) => id),
    ),
    ...without.map((error) => ({ code: 'key-empty', at: error.token }) as const),
    ...sameIds(errors.flatMap(placesOf)),
  ];
}
