import * as z from 'zod/mini';
import { content, partId } from '../../question/content.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { ordering } from '../ordering/question.ts';
import type { Problem } from '../question-kind.ts';

/** Years, those before Christ negative; or days of a diary. A year has no zero. */
const time = z.number().check(z.gte(-1e9), z.lte(1e6));

const event = z.object({ item: partId, from: time, to: z.optional(time) });
type Event = z.infer<typeof event>;

/** 时间轴: events are put on a line of time in their order; some of them stand there from the start. */
export const timelinePlace = interactiveKind({
  kind: 'timeline-place',
  plays: [ordering],
  rules: ['order-kendall', 'order-place', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 1,
  own: z.object({
    scale: z.enum(['days', 'years', 'centuries']),
    /** The ends of the line. */
    from: time,
    to: time,
    /** Events that are given with their dates. */
    anchors: z.array(z.object({ content, at: time })).check(z.maxLength(20)),
  }),
  /** The dates of the events, shown after closing. */
  ownKey: z.object({ events: z.array(event).check(z.maxLength(40)) }),
  ownFor: () => ({ body: { scale: 'years' as const, from: 1, to: 2000, anchors: [] }, key: { events: [] } }),
  ignores: (code) => code === 'too-few' || code === 'too-many',
  problems: (body, key) => [
    ...(body.own.from < body.own.to ? [] : [{ code: 'range-empty' } as const]),
    ...sameIds(key.own.events.map(({ item }) => item)),
    ...partsOfKind(ordering, body, key).flatMap((part) => [
      ...unknownIds(
        key.own.events.map(({ item }) => item),
        part.body.items.map(({ id }) => id),
      ),
      ...dateProblems(part.key.order, key.own.events),
    ]),
  ],
});

/** Events whose dates are not in the order of the key, and spans that end before they begin. */
function dateProblems(order: readonly (readonly string[])[], events: readonly Event[]): Problem[] {
  const dates = new Map(events.map((one) => [one.item, one]));
  const backwards = events.filter(({ from, to = from }) => to < from);
  const groups = order.map((group) => group.flatMap((item) => dates.get(item) ?? []));
  const sorted = groups.filter((group) => group.length > 0);
  const early = sorted.flatMap((group, index) => {
    const before = Math.max(...(sorted[index - 1] ?? []).map(({ from }) => from));
    return group.filter(({ from }) => from < before);
  });
  return [
    ...backwards.map(({ item }) => ({ code: 'range-empty', at: item }) as const),
    ...early.map(({ item }) => ({ code: 'not-understood', at: item }) as const),
  ];
}
