import * as z from 'zod/mini';
import { content } from '../../question/content.ts';
import { gapId, gapsOf, passageOf } from '../../question/gaps.ts';
import { sameIds, unknownIds } from '../../question/ids.ts';
import { MOST_ASSIGNED } from '../../scoring/best-assignment.ts';
import { acceptedTexts, fullText, LONGEST_ACCEPTED } from '../../text/accepted-text.ts';
import { compareSettings } from '../../text/compare-settings.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { itemsOf } from './scoring.ts';

const MOST_BLANKS = 60;
const MOST_GROUPS = 30;

const body = z.object({
  /** The text; the blanks are its gaps. */
  passage: content,
  /** Widths of the lines to write on, in characters. Blanks without a width have all the same one. */
  widths: z.optional(
    z
      .array(z.object({ gap: gapId, width: z.int().check(z.gte(1), z.lte(60)) }))
      .check(z.maxLength(MOST_BLANKS)),
  ),
});
const blankKey = z.object({ gap: gapId, accepted: acceptedTexts, compare: z.optional(compareSettings) });
const key = z.object({
  blanks: z.array(blankKey).check(z.maxLength(MOST_BLANKS)),
  /** Blanks whose answers may be exchanged, by their ids. */
  groups: z.optional(
    z.array(z.array(gapId).check(z.maxLength(MOST_ASSIGNED))).check(z.maxLength(MOST_GROUPS)),
  ),
});
const response = z.object({
  texts: z
    .array(z.object({ gap: gapId, text: z.string().check(z.maxLength(LONGEST_ACCEPTED)) }))
    .check(z.maxLength(MOST_BLANKS)),
});

export type Body = z.infer<typeof body>;
export type Key = z.infer<typeof key>;
export type BlankKey = z.infer<typeof blankKey>;
export type Response = z.infer<typeof response>;

/** 填空题: a text with blanks that are filled in with words. */
export const fillBlank: QuestionKind<Body, Key, Response> = {
  kind: 'fill-blank',
  body,
  key,
  response,
  rules: ['per-item', 'exact', 'none'],
  blank(makeId) {
    const gap = makeId();
    return { body: { passage: passageOf({ gap }) }, key: { blanks: [{ gap, accepted: [] }] } };
  },
  problems({ passage, widths = [] }, { blanks, groups = [] }) {
    const gaps = gapsOf(passage);
    const keyed = blanks.map(({ gap }) => gap);
    const described = widths.map(({ gap }) => gap);
    return [
      ...(gaps.length === 0 ? [{ code: 'too-few' } as const] : []),
      ...[gaps, keyed, described, groups.flat()].flatMap(sameIds),
      ...unknownIds(new Set([...keyed, ...described, ...groups.flat()]), gaps),
      ...emptyKeys(gaps, blanks),
    ];
  },
  rightResponse: (_asked, { blanks }) => ({
    texts: blanks.map(({ gap, accepted, compare }) => ({ gap, text: fullText(accepted, compare) ?? '' })),
  }),
  isEmpty: ({ texts }) => texts.every(({ text }) => text.trim() === ''),
  judge: (asked, right, given) => ({ items: itemsOf(asked, right, given), extra: 0 }),
};

/** Blanks for which no text earns all points. */
function emptyKeys(gaps: readonly string[], blanks: readonly BlankKey[]): Problem[] {
  const full = new Set(
    blanks.filter(({ accepted, compare }) => fullText(accepted, compare) !== undefined).map(({ gap }) => gap),
  );
  return gaps.filter((id) => !full.has(id)).map((id) => ({ code: 'key-empty', at: id }) as const);
}
