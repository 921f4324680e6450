import * as z from 'zod/mini';
import { content } from '../../question/content.ts';
import { gapId } from '../../question/gaps.ts';
import { MOST_ASSIGNED } from '../../scoring/best-assignment.ts';
import { acceptedTexts, LONGEST_ACCEPTED } from '../../text/accepted-text.ts';
import { compareSettings } from '../../text/normal-text.ts';

const MOST_BLANKS = 60;
const MOST_GROUPS = 30;

export const body = z.object({
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
export const key = z.object({
  blanks: z.array(blankKey).check(z.maxLength(MOST_BLANKS)),
  /** Blanks whose answers may be exchanged, by their ids. */
  groups: z.optional(
    z.array(z.array(gapId).check(z.maxLength(MOST_ASSIGNED))).check(z.maxLength(MOST_GROUPS)),
  ),
});
export const response = z.object({
  texts: z
    .array(z.object({ gap: gapId, text: z.string().check(z.maxLength(LONGEST_ACCEPTED)) }))
    .check(z.maxLength(MOST_BLANKS)),
});

export type Body = z.infer<typeof body>;
export type Key = z.infer<typeof key>;
export type BlankKey = z.infer<typeof blankKey>;
export type Response = z.infer<typeof response>;
