import * as z from 'zod/mini';
import { countProblems, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';
import type { Problem } from '../question-kind.ts';

/** 趣味连线: lines between 2 columns of 3 to 8 cards, or 3 columns: the second part joins the second and third one. */
export const linkLines = interactiveKind({
  kind: 'link-lines',
  plays: [matching],
  rules: ['per-item', 'exact', 'net', 'none'],
  fewestParts: 1,
  mostParts: 2,
  partsInOrder: true,
  own: z.object({}),
  ownKey: z.object({}),
  ownFor: () => ({ body: {}, key: {} }),
  ignores: isCount,
  problems(body, key) {
    const [first, second] = partsOfKind(matching, body, key);
    const columns = [first?.body.left, first?.body.right, second?.body.right].filter(
      (one) => one !== undefined,
    );
    const counts = columns.flatMap(({ length }) => countProblems(length, 3, 8));
    return second ? [...counts, ...middleProblems(first?.body.right ?? [], second.body.left)] : counts;
  },
});

/** The column in the middle is on the right of the first part and on the left of the second, with the same ids. */
function middleProblems(one: readonly { id: string }[], other: readonly { id: string }[]): Problem[] {
  const ids = new Set(other.map(({ id }) => id));
  const isEqual = one.length === ids.size && one.every(({ id }) => ids.has(id));
  return isEqual ? [] : [{ code: 'not-understood' }];
}
