import * as z from 'zod/mini';
import { asset } from '../../question/content.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { ordering } from '../ordering/question.ts';

/** 趣味排序: 3 to 12 cards are hung on a line in order. */
export const funOrder = interactiveKind({
  kind: 'fun-order',
  plays: [ordering],
  rules: ['order-kendall', 'order-place', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 1,
  own: z.object({
    /** Property by which the cards are ordered. */
    by: z.enum(['size', 'time', 'process', 'other']),
    /** A picture behind the line. */
    strip: z.optional(asset),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { by: 'other' as const }, key: {} }),
});
