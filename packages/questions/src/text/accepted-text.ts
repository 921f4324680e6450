import * as z from 'zod/mini';
import { compare, ONE, type Rational, ZERO } from '../formula/exact/rational.ts';
import { RESPONSE_LENGTHS } from '../question/response-lengths.ts';
import { decimal } from '../scoring/score.ts';
import { type CompareSettings, normalText } from './normal-text.ts';

export const LONGEST_ACCEPTED = RESPONSE_LENGTHS.word;
const MOST_ACCEPTED = 30;

/** A text that is right, or right in part by its share. */
export const acceptedText = z.object({
  text: z.string().check(z.maxLength(LONGEST_ACCEPTED)),
  /** 0 to 1; all points when left out. */
  share: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export const acceptedTexts = z.array(acceptedText).check(z.maxLength(MOST_ACCEPTED));
export type AcceptedText = z.infer<typeof acceptedText>;

/** The largest share of the accepted texts that equal the given one; zero when none does. */
export function shareOfText(
  accepted: readonly AcceptedText[],
  given: string,
  settings: CompareSettings = {},
): Rational {
  const form = normalText(given, settings);
  if (form === '') return ZERO;
  let best = ZERO;
  for (const { text, share } of accepted) {
    if (normalText(text, settings) !== form) continue;
    const earned = share === undefined ? ONE : decimal(share);
    if (compare(earned, best) > 0) best = earned;
  }
  return best;
}

/** The first text that earns all points; undefined when every text earns a part. */
export function fullText(
  accepted: readonly AcceptedText[],
  settings: CompareSettings = {},
): string | undefined {
  return accepted.find(({ text, share = 1 }) => share === 1 && normalText(text, settings) !== '')?.text;
}
