import * as z from 'zod/mini';
import { countProblems, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';

/** 趣味分类: 4 to 24 cards, on the left, are sorted into 2 to 4 bins, on the right. */
export const funSort = interactiveKind({
  kind: 'fun-sort',
  plays: [matching],
  rules: ['per-item', 'exact', 'net', 'none'],
  fewestParts: 1,
  mostParts: 1,
  own: z.object({}),
  /** `distractors`: cards without a bin belong to none. */
  ownKey: z.object({ distractors: z.boolean() }),
  ownFor: () => ({ body: {}, key: { distractors: false } }),
  ignores: (code, { distractors }) => isCount(code) || (distractors && code === 'key-empty'),
  problems: (body, key) =>
    partsOfKind(matching, body, key).flatMap(({ id, body: { left, right, partners }, key: { pairs } }) => [
      ...countProblems(left.length, 4, 24, id),
      ...countProblems(right.length, 2, 4, id),
      ...(partners !== 'many' ? [] : [{ code: 'not-understood', at: id } as const]),
      ...(pairs.length === 0 ? [{ code: 'key-empty', at: id } as const] : []),
    ]),
});
