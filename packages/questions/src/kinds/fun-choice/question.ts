import * as z from 'zod/mini';
import { interactiveKind } from '../interactive-kind.ts';
import { multipleChoice } from '../multiple-choice/question.ts';
import { singleChoice } from '../single-choice/question.ts';

/** 趣味选择: 3 to 40 questions with choices, of which the right ones are hit. */
export const funChoice = interactiveKind({
  kind: 'fun-choice',
  plays: [singleChoice, multipleChoice],
  rules: ['per-item', 'exact', 'net', 'none'],
  fewestParts: 3,
  mostParts: 40,
  partsAreItems: true,
  own: z.object({ shownAs: z.enum(['balloons', 'moles', 'doors']) }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { shownAs: 'balloons' as const }, key: {} }),
});
