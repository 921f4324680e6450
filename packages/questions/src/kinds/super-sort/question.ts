import * as z from 'zod/mini';
import { countProblems, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind, type PlayedBody, type PlayedKey } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';
import { matrix } from '../matrix/question.ts';
import type { Problem } from '../question-kind.ts';

const side = z.int().check(z.gte(2), z.lte(4));

const own = z.object({
  /** The bins are the cells of a table, row by row. */
  table: z.optional(z.object({ rows: side, columns: side })),
  /** The cards may be words that pupils send. */
  classWords: z.boolean(),
});
type Own = z.infer<typeof own>;

const sorting = interactiveKind({
  kind: 'super-sort',
  plays: [matching, matrix],
  rules: ['net', 'per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 10,
  own,
  ownKey: z.object({}),
  ownFor: () => ({ body: { classWords: false }, key: {} }),
  ignores: isCount,
  problems(body, key) {
    const rounds = roundsOf(body, key);
    const cards = rounds.reduce((sum, round) => sum + round.cards, 0);
    return [
      ...countProblems(cards, 8, 60),
      ...rounds.flatMap(({ id, bins }) => binProblems(id, bins, body.own)),
    ];
  },
});

/**
 * 超级分类: 8 to 60 cards, in rounds, are sorted into 2 to 8 bins or a table; a card may belong to several. A new question
 * has no card in a bin, because an author could miss wrong ones among so many boxes.
 */
export const superSort: typeof sorting = {
  ...sorting,
  blank(makeId) {
    const { body, key } = sorting.blank(makeId);
    return { body, key: { ...key, parts: key.parts.map((part) => ({ ...part, key: { pairs: [] } })) } };
  },
};

/** The cards and bins of each round: rows of a matrix are cards. */
function roundsOf(body: PlayedBody, key: PlayedKey): { id: string; cards: number; bins: number }[] {
  return [
    ...partsOfKind(matching, body, key).map(({ id, body: { left, right } }) => ({
      id,
      cards: left.length,
      bins: right.length,
    })),
    ...partsOfKind(matrix, body, key).map(({ id, body: { rows, columns } }) => ({
      id,
      cards: rows.length,
      bins: columns.length,
    })),
  ];
}

function binProblems(id: string, bins: number, { table }: Own): Problem[] {
  if (!table) return countProblems(bins, 2, 8, id);
  return countProblems(bins, table.rows * table.columns, table.rows * table.columns, id);
}
