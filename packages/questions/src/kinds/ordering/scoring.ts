import { ONE, ZERO } from '../../formula/exact/rational.ts';
import { type Part, sameParts } from '../../question/part.ts';
import type { Judged, JudgedItem } from '../../scoring/judged.ts';

/**
 * Judges the order of `items`; other ids in the key and response are passed over. An item is right at a place of its group,
 * and a pair is in order when both items are there and their groups are equal or follow one another. Items that the order
 * lacks are distractors: each one that was placed is extra, and out of order with every item.
 */
export function judgeOrder(
  items: readonly Part[],
  order: readonly (readonly string[])[],
  given: readonly string[],
): Judged {
  const same = sameParts(items);
  const groupOf = new Map(
    order.flatMap((group, rank) => group.filter((id) => same(id) !== undefined).map((id) => [id, rank])),
  );
  const rightIds = [...groupOf.keys()];
  // The group of each place: the places of a group are next to each other.
  const groupAt = rightIds.map((id) => groupOf.get(id));
  const placed = [...new Set(given)].filter((id) => same(id) !== undefined);
  const isOfPlace = (id: string, place: number) => groupOf.get(id) === groupAt[place];
  const labels = labelsAtPlaces(placed, rightIds, same, isOfPlace);
  const judged = rightIds.map((id): JudgedItem => {
    const place = labels.indexOf(id);
    if (place === -1) return { id, state: 'missing', share: ZERO };
    const isRight = isOfPlace(id, place);
    return { id, state: isRight ? 'right' : 'wrong', share: isRight ? ONE : ZERO };
  });
  const inOrder = labelsAtPlaces(placed, rightIds, same, () => false);
  const extra = inOrder.filter((label) => label === undefined).length;
  const { right, all } = pairsInOrder(rightIds, groupOf, inOrder);
  return { items: judged, extra, pairs: { right, all: all + extra * rightIds.length } };
}

/**
 * The ids that stand at each place when equal items, such as two cards 'the', change their ids in the pupil's favour:
 * an id that belongs to the place if there is one, else the first one in the right order that is left.
 */
function labelsAtPlaces(
  placed: readonly string[],
  rightIds: readonly string[],
  same: (id: string) => string | undefined,
  isOfPlace: (id: string, place: number) => boolean,
): (string | undefined)[] {
  const left = new Set(rightIds);
  const take = (fits: (id: string) => boolean) => {
    const id = rightIds.find((one) => left.has(one) && fits(one));
    if (id !== undefined) left.delete(id);
    return id;
  };
  const belonging = placed.map((id, place) => take((one) => same(one) === same(id) && isOfPlace(one, place)));
  return belonging.map((label, place) => label ?? take((one) => same(one) === same(placed[place] ?? '')));
}

/** The pairs of all items that are there and in order; items of one group are in order either way. */
function pairsInOrder(
  rightIds: readonly string[],
  groupOf: ReadonlyMap<string, number>,
  labels: readonly (string | undefined)[],
): { right: number; all: number } {
  const places = rightIds.map((id) => labels.indexOf(id));
  let right = 0;
  for (const [first, place] of places.entries())
    for (const [after, other] of places.slice(first + 1).entries()) {
      const isOneGroup =
        groupOf.get(rightIds[first] ?? '') === groupOf.get(rightIds[first + 1 + after] ?? '');
      if (place !== -1 && other !== -1 && (isOneGroup || place < other)) right += 1;
    }
  return { right, all: (places.length * (places.length - 1)) / 2 };
}
