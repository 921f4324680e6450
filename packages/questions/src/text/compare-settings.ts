import * as z from 'zod/mini';

const weight = z.enum(['counts', 'ignored']);

/** How texts are compared. A setting that is left out has the value that its comment names. */
export const compareSettings = z.object({
  /** Full and half width, and punctuation of Chinese and of English: ignored. */
  width: z.optional(weight),
  /** Capital and small letters: ignored. */
  case: z.optional(weight),
  /** Spaces between words: they count. Doubled spaces and spaces beside Han characters or punctuation never do. */
  spaces: z.optional(weight),
  /** Punctuation: it counts. Where it is ignored, a decimal point, a minus and % still count. */
  punctuation: z.optional(weight),
  /** Traditional and simplified characters: the difference counts. */
  traditional: z.optional(weight),
  /** Reads texts as pinyin, with tones (`hǎo`, `hao3`) or by the letters alone: left out for other texts. */
  pinyin: z.optional(z.enum(['tones', 'letters'])),
});
export type CompareSettings = z.infer<typeof compareSettings>;
