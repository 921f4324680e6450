import * as z from 'zod/mini';
import { partId } from '../../question/content.ts';
import { unknownIds } from '../../question/problem.ts';
import { countProblems, gamePicture, isCount, partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';

const MOST_PIECES = 48;
const side = z.int().check(z.gte(1), z.lte(12));

/**
 * 拼图: 4 to 48 pieces of a picture, on the left, are put into its places, on the right. Pieces may show questions, and
 * places their answers. Pieces without questions are named, such as by letters, for pieces of equal content are equal.
 */
export const jigsaw = interactiveKind({
  kind: 'jigsaw',
  plays: [matching],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 1,
  own: z.object({
    picture: z.optional(gamePicture),
    rows: side,
    columns: side,
    /** The places row by row, ids of cards on the right. */
    places: z.array(partId).check(z.maxLength(MOST_PIECES)),
    /** Each piece shows its part of the picture from the start; otherwise when it is in its place. */
    showsPicture: z.boolean(),
  }),
  ownKey: z.object({}),
  ownFor(parts) {
    const right = parts.flatMap(({ body }) => matching.body.safeParse(body).data?.right ?? []);
    const columns = Math.max(1, Math.min(12, Math.ceil(Math.sqrt(right.length))));
    const rows = Math.max(1, Math.min(12, Math.ceil(right.length / columns)));
    const places = right.slice(0, MOST_PIECES).map(({ id }) => id);
    return { body: { rows, columns, places, showsPicture: false }, key: {} };
  },
  ignores: isCount,
  problems(body, key) {
    const { picture, rows, columns, places } = body.own;
    return [
      ...(picture ? [] : [{ code: 'part-blank', at: 'picture' } as const]),
      ...partsOfKind(matching, body, key).flatMap(({ id, body: { left, right, partners } }) => [
        ...countProblems(left.length, 4, MOST_PIECES, id),
        ...(partners === 'one' ? [] : [{ code: 'not-understood', at: id } as const]),
        ...unknownIds(
          places,
          right.map((one) => one.id),
        ),
        ...unknownIds(
          right.map((one) => one.id),
          places,
        ).map((problem) => ({ ...problem, code: 'not-placed' as const })),
      ]),
      ...countProblems(places.length, rows * columns, rows * columns),
    ];
  },
});
