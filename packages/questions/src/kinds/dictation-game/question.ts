import * as z from 'zod/mini';
import { fillBlank } from '../fill-blank/question.ts';
import { interactiveKind } from '../interactive-kind.ts';

/** 听写: words, phrases or sentences are heard, from the sound in a part's stem, and written. */
export const dictationGame = interactiveKind({
  kind: 'dictation-game',
  plays: [fillBlank],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 60,
  own: z.object({
    /** Seconds from one word to the next. */
    seconds: z.int().check(z.gte(1), z.lte(300)),
    repeats: z.int().check(z.gte(1), z.lte(5)),
    /** Grids for the characters are shown, from the widths of the blanks. */
    showsLength: z.boolean(),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { seconds: 10, repeats: 2, showsLength: true }, key: {} }),
});
