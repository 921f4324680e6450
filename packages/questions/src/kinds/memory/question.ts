import * as z from 'zod/mini';
import { countProblems, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';

/** 翻牌记忆: 4 to 15 pairs of cards; a second part with the same left cards makes triples. */
export const memory = interactiveKind({
  kind: 'memory',
  plays: [matching],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 2,
  own: z.object({
    /** Cards that belong together are equal, or belong to each other such as a word and its picture. */
    relation: z.enum(['equal', 'belonging']),
    /** Seconds for which all cards are shown at the start. */
    showSeconds: z.int().check(z.gte(0), z.lte(60)),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { relation: 'belonging' as const, showSeconds: 3 }, key: {} }),
  ignores: isCount,
  problems(body, key) {
    const parts = partsOfKind(matching, body, key);
    const cards = parts.map((part) =>
      part.body.left
        .map(({ id }) => id)
        .toSorted()
        .join('\n'),
    );
    return [
      ...parts.flatMap((part) => [
        ...countProblems(part.key.pairs.length, 4, 15, part.id),
        ...(part.body.partners === 'one' ? [] : [{ code: 'not-understood', at: part.id } as const]),
      ]),
      ...(new Set(cards).size > 1 ? [{ code: 'not-understood' } as const] : []),
    ];
  },
});
