import * as z from 'zod/mini';
import { countProblems, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';

/** 知识配对: 4 to 24 pairs of cards, shown in rounds, and distractors on the right. */
export const knowledgePairs = interactiveKind({
  kind: 'knowledge-pairs',
  plays: [matching],
  rules: ['per-item', 'exact', 'net', 'none'],
  fewestParts: 1,
  mostParts: 1,
  /** Pairs that are on the board at the same time. */
  own: z.object({ roundSize: z.int().check(z.gte(2), z.lte(12)) }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { roundSize: 4 }, key: {} }),
  ignores: isCount,
  problems: (body, key) =>
    partsOfKind(matching, body, key).flatMap((part) => [
      ...countProblems(part.key.pairs.length, 4, 24, part.id),
      ...(part.body.partners === 'one' ? [] : [{ code: 'not-understood', at: part.id } as const]),
    ]),
});
