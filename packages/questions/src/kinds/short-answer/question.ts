import * as z from 'zod/mini';
import { add, compare, ONE, type Rational, ZERO } from '../../formula/exact/rational.ts';
import { content, partId } from '../../question/content.ts';
import { textEntry } from '../../question/entry.ts';
import { sameIds } from '../../question/problem.ts';
import { RESPONSE_LENGTHS } from '../../question/response-lengths.ts';
import { rubric, rubricProblems } from '../../question/rubric.ts';
import { markedByPerson } from '../../scoring/judged.ts';
import { decimal } from '../../scoring/score.ts';
import { KeywordFinder } from '../../text/keywords.ts';
import { compareSettings } from '../../text/normal-text.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';

const LONGEST = RESPONSE_LENGTHS.shortAnswer;
const MOST_KEYWORDS = 20;
const MOST_WORDS = 20;
const length = z.int().check(z.gte(0), z.lte(LONGEST));

const body = z.object({
  /** How long an answer is to be, in characters: a hint that does not change the points. */
  least: z.optional(length),
  most: z.optional(length),
  /** Lines to write on. */
  lines: z.optional(z.int().check(z.gte(1), z.lte(40))),
});
const keyword = z.object({
  id: partId,
  /** The word and its synonyms. */
  words: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST_WORDS)),
  /** The part of the points, 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
});
const key = z.object({
  sample: z.optional(content),
  keywords: z.optional(z.array(keyword).check(z.maxLength(MOST_KEYWORDS))),
  compare: z.optional(compareSettings),
  rubric: z.optional(rubric),
});
const response = z.object({ text: z.string().check(z.maxLength(LONGEST)) });

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 简答题: some sentences. Keywords propose the points, and a person confirms them. */
export const shortAnswer: QuestionKind<Body, Key, Response> = {
  kind: 'short-answer',
  body,
  key,
  response,
  rules: ['keywords', 'manual', 'none'],
  blank: () => ({ body: {}, key: {} }),
  problems: ({ least = 0, most = LONGEST }, { keywords = [], rubric: criteria }) => [
    ...(least > most ? [{ code: 'range-empty' } as const] : []),
    ...keywordProblems(keywords),
    ...rubricProblems(criteria),
  ],
  rightResponse: () => undefined,
  isEmpty: ({ text }) => text.trim() === '',
  entries: ({ text }) => textEntry(text),
  judge: (_asked, right, { text }) => markedByPerson(text.trim() === '', proposedShare(right, text)),
};

/** Ids of the keywords of which a text contains a word. */
export function foundKeywords({ keywords = [], compare: settings }: Key, text: string): string[] {
  const finder = new KeywordFinder(text, settings);
  return keywords.filter(({ words }) => words.some((word) => finder.has(word))).map(({ id }) => id);
}

function proposedShare(right: Key, text: string): Rational {
  const found = new Set(foundKeywords(right, text));
  const sum = sharesOf((right.keywords ?? []).filter(({ id }) => found.has(id)));
  return compare(sum, ONE) > 0 ? ONE : sum;
}

function sharesOf(keywords: readonly { readonly share: number }[]): Rational {
  return keywords.reduce((total, { share }) => add(total, decimal(share)), ZERO);
}

/** Equal ids, keywords without a word, and shares of more than all points. */
function keywordProblems(keywords: NonNullable<Key['keywords']>): Problem[] {
  const empty = keywords.filter(({ words }) => words.every((word) => word.trim() === ''));
  return [
    ...sameIds(keywords.map(({ id }) => id)),
    ...empty.map(({ id }) => ({ code: 'part-blank', at: id }) as const),
    ...(compare(sharesOf(keywords), ONE) > 0 ? [{ code: 'key-too-many' } as const] : []),
  ];
}
