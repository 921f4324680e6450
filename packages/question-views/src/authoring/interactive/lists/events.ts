import type { BodyOf, Content, KeyOf } from '@lectern/questions';
import { firstPart, type GameOf, withOwn, withPart } from '../game-value.ts';

type Value = GameOf<'timeline-place'>;

/** An event of a timeline with its time; `to` for a span. */
export interface TimedEvent {
  readonly id: string;
  readonly content: Content;
  readonly from: number;
  readonly to: number | undefined;
}

/**
 * The events of a timeline in the order in which they were written: a line does not jump while its time is typed. An event
 * without a time has the beginning of the line.
 */
export function eventsOf(value: Value): TimedEvent[] {
  const times = new Map(value.key.own.events.map((event) => [event.item, event]));
  const items = firstPart(value, 'ordering')?.value.body.items ?? [];
  return items.map(({ id, content }) => ({
    id,
    content,
    from: times.get(id)?.from ?? value.body.own.from,
    to: times.get(id)?.to,
  }));
}

/** The timeline of these events: in the order of their times, those of the same time in any order. */
export function withEvents(value: Value, events: readonly TimedEvent[]): Value {
  const part = firstPart(value, 'ordering');
  if (!part) return value;
  const sorted = events.toSorted((a, b) => a.from - b.from);
  const order: string[][] = [];
  for (const [index, { id, from }] of sorted.entries()) {
    const before = sorted[index - 1];
    const last = order.at(-1);
    if (last && before?.from === from) last.push(id);
    else order.push([id]);
  }
  const body: BodyOf<'ordering'> = { items: events.map(({ id, content }) => ({ id, content })) };
  const key: KeyOf<'ordering'> = { order };
  return withOwn(
    withPart(value, part.id, { body, key }),
    {},
    {
      events: events.map(({ id, from, to }) => ({ item: id, from, ...(to === undefined ? {} : { to }) })),
    },
  );
}

/** Ends of a line that has all times, rounded to a step of its length. */
export function fittedEnds(times: readonly number[]): { from: number; to: number } {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, last - first))));
  const from = Math.floor(first / step) * step;
  const to = Math.ceil(last / step) * step;
  return from < to ? { from, to } : { from, to: from + step };
}
