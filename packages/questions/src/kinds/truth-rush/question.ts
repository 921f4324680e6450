import * as z from 'zod/mini';
import { content, partId } from '../../question/content.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { trueFalse } from '../true-false/question.ts';

/** 判断对错: 6 to 60 statements, the stems of the parts, are true or false. */
export const truthRush = interactiveKind({
  kind: 'truth-rush',
  plays: [trueFalse],
  rules: ['per-item', 'exact', 'net', 'none'],
  fewestParts: 6,
  mostParts: 60,
  partsAreItems: true,
  own: z.object({}),
  /** Why a statement is true or false, shown after a wrong answer. */
  ownKey: z.object({ reasons: z.array(z.object({ part: partId, reason: content })).check(z.maxLength(60)) }),
  ownFor: () => ({ body: {}, key: { reasons: [] } }),
  problems(body, key) {
    const explained = key.own.reasons.map(({ part }) => part);
    return [
      ...sameIds(explained),
      ...unknownIds(
        explained,
        body.parts.map(({ id }) => id),
      ),
    ];
  },
});
