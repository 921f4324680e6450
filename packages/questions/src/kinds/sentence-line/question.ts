import * as z from 'zod/mini';
import { asset, partId } from '../../question/content.ts';
import { unknownIds } from '../../question/problem.ts';
import { isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { ordering } from '../ordering/question.ts';

const ids = z.array(partId).check(z.maxLength(40));

/** 连词成句: words and punctuation are put in order, one part a sentence. Several orders may be right. */
export const sentenceLine = interactiveKind({
  kind: 'sentence-line',
  plays: [ordering],
  rules: ['order-kendall', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 20,
  /** Sounds of the sentences, heard at the end. */
  own: z.object({ audio: z.array(z.object({ part: partId, asset })).check(z.maxLength(20)) }),
  ownKey: z.object({
    /** Further right orders. */
    otherOrders: z
      .array(z.object({ part: partId, order: z.array(ids).check(z.maxLength(40)) }))
      .check(z.maxLength(60)),
    /** Words that the order lacks belong to no sentence. */
    distractors: z.boolean(),
  }),
  ownFor: () => ({ body: { audio: [] }, key: { otherOrders: [], distractors: false } }),
  otherKeys: (part, { otherOrders }) =>
    otherOrders.filter((other) => other.part === part).map(({ order }) => ({ order })),
  ignores: (code, { distractors }) => isCount(code) || (distractors && code === 'key-empty'),
  problems(body, key) {
    const known = body.parts.map(({ id }) => id);
    return [
      ...unknownIds(
        [...body.own.audio, ...key.own.otherOrders].map(({ part }) => part),
        known,
      ),
      ...partsOfKind(ordering, body, key).flatMap((part) =>
        key.own.otherOrders
          .filter((other) => other.part === part.id)
          .flatMap(({ order }) => ordering.problems(part.body, { order }))
          .filter(({ code }) => !isCount(code) && !(key.own.distractors && code === 'key-empty')),
      ),
    ];
  },
});
