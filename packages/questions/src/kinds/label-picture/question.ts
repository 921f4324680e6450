import * as z from 'zod/mini';
import { partId } from '../../question/content.ts';
import { gapsOf } from '../../question/gaps.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { fillBlank } from '../fill-blank/question.ts';
import { gamePicture, gamePoint, isCount, partsOfKind } from '../game-parts.ts';
import { hotspot } from '../hotspot/question.ts';
import { interactiveKind, type PlayedBody, type PlayedKey } from '../interactive-kind.ts';
import { matching } from '../matching/question.ts';

/**
 * 标注图: the targets of a picture are labelled. Labels are dragged to dots (matching: targets on the left), typed (the
 * blanks are the targets), or tapped for (hotspot: one part a label, with a picture of its own).
 */
export const labelPicture = interactiveKind({
  kind: 'label-picture',
  plays: [matching, fillBlank, hotspot],
  rules: ['per-item', 'distance', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 30,
  own: z.object({
    picture: z.optional(gamePicture),
    /** Positions of the dots, and of the labels that leaders join with them. */
    targets: z
      .array(z.object({ id: partId, dot: gamePoint, label: z.optional(gamePoint) }))
      .check(z.maxLength(60)),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { targets: [] }, key: {} }),
  ignores: isCount,
  problems(body, key) {
    const wanted = targetsOf(body, key);
    const placed = body.own.targets.map(({ id }) => id);
    return [
      ...(wanted.length > 0 && !body.own.picture ? [{ code: 'part-blank', at: 'picture' } as const] : []),
      ...sameIds(placed),
      ...unknownIds(placed, wanted),
      ...unknownIds(wanted, placed).map(({ at }) => ({ code: 'not-placed', at }) as const),
    ];
  },
});

function targetsOf(body: PlayedBody, key: PlayedKey): string[] {
  return [
    ...partsOfKind(matching, body, key).flatMap((part) => part.body.left.map(({ id }) => id)),
    ...partsOfKind(fillBlank, body, key).flatMap((part) => gapsOf(part.body.passage)),
  ];
}
