import { textEntry } from '../../question/entry.ts';
import { gapsOf, passageOf } from '../../question/gaps.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { fullText } from '../../text/accepted-text.ts';
import type { Problem, QuestionKind } from '../question-kind.ts';
import { type BlankKey, type Body, body, type Key, key, type Response, response } from './schemas.ts';
import { itemsOf } from './scoring.ts';

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
  entries: ({ texts }) => texts.flatMap(({ gap, text }) => textEntry(text, gap)),
  judge: (asked, right, given) => ({ items: itemsOf(asked, right, given), extra: 0 }),
};

/** Blanks for which no text earns all points. */
function emptyKeys(gaps: readonly string[], blanks: readonly BlankKey[]): Problem[] {
  const full = new Set(
    blanks.filter(({ accepted, compare }) => fullText(accepted, compare) !== undefined).map(({ gap }) => gap),
  );
  return gaps.filter((id) => !full.has(id)).map((id) => ({ code: 'key-empty', at: id }) as const);
}
