import type { PlayedBody, PlayedKey, PlayedResponse } from '@lectern/questions';
import type { Review } from '../answer-view.ts';

/** The item of kinds that have a single one, where a game judges the part as a whole. */
const ONLY_ITEM: Readonly<Record<string, string>> = {
  numeric: 'value',
  'true-false': 'truth',
  formula: 'formula',
};

/** The review of one part of a game: the items below the part's id, its own key and right response. */
export function partReview(
  { key, right, items }: Review<PlayedKey, PlayedResponse>,
  { id, kind }: PlayedBody['parts'][number],
): Review {
  const whole = items.find((item) => item.id === id);
  const only = ONLY_ITEM[kind];
  return {
    key: key?.parts.find((part) => part.id === id)?.key,
    right: right?.parts[id],
    items: [
      ...items.flatMap((item) =>
        item.id.startsWith(`${id}/`) ? [{ id: item.id.slice(id.length + 1), state: item.state }] : [],
      ),
      ...(whole && only ? [{ id: only, state: whole.state }] : []),
    ],
  };
}
