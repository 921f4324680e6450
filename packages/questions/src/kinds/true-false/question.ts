import * as z from 'zod/mini';
import { ONE, type Rational, ZERO } from '../../formula/exact/rational.ts';
import { partEntry, textEntry } from '../../question/entry.ts';
import { type Judged, type JudgedItem, stateOfShare } from '../../scoring/judged.ts';
import { acceptedTexts, fullText, LONGEST_ACCEPTED, shareOfText } from '../../text/accepted-text.ts';
import { compareSettings } from '../../text/normal-text.ts';
import type { QuestionKind } from '../question-kind.ts';

/** The statement is the question's stem. `correction`: a false statement is to be corrected in one line. */
const body = z.object({ correction: z.optional(z.boolean()) });
const key = z.object({
  truth: z.boolean(),
  /** Corrections of a false statement that are right. Others wait for a person. */
  corrections: z.optional(acceptedTexts),
  compare: z.optional(compareSettings),
});
const response = z.object({
  truth: z.optional(z.boolean()),
  correction: z.optional(z.string().check(z.maxLength(LONGEST_ACCEPTED))),
});

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 判断题: a statement is true or false, and a false one may have to be corrected. */
export const trueFalse: QuestionKind<Body, Key, Response> = {
  kind: 'true-false',
  body,
  key,
  response,
  rules: ['exact', 'per-item', 'none'],
  blank: () => ({ body: {}, key: { truth: true } }),
  problems: ({ correction }, { truth, corrections = [], compare }) =>
    correction && !truth && corrections.length > 0 && fullText(corrections, compare) === undefined
      ? [{ code: 'key-empty', at: 'correction' }]
      : [],
  rightResponse({ correction }, { truth, corrections = [], compare }) {
    if (truth || !correction) return { truth };
    const text = fullText(corrections, compare);
    return text === undefined ? undefined : { truth, correction: text };
  },
  isEmpty: ({ truth, correction = '' }) => truth === undefined && correction.trim() === '',
  entries: ({ truth, correction }) => [
    ...partEntry(truth?.toString()),
    ...textEntry(correction, 'correction'),
  ],
  judge(asked, right, given): Judged {
    const items = [truthItem(right.truth, given.truth)];
    if (asked.correction && !right.truth) items.push(correctionItem(right, given));
    return { items, extra: 0 };
  },
};

function truthItem(truth: boolean, given: boolean | undefined): JudgedItem {
  if (given === truth) return { id: 'truth', state: 'right', share: ONE };
  return { id: 'truth', state: given === undefined ? 'missing' : 'wrong', share: ZERO };
}

/** Only the correction of a statement that was found false counts. */
function correctionItem(
  { corrections = [], compare }: Key,
  { truth, correction = '' }: Response,
): JudgedItem {
  const item = (state: JudgedItem['state'], share: Rational = ZERO) => ({ id: 'correction', state, share });
  if (correction.trim() === '') return item('missing');
  if (truth !== false) return item('wrong');
  const share = shareOfText(corrections, correction, compare);
  return share.n === 0n ? item('waiting') : item(stateOfShare(share), share);
}
