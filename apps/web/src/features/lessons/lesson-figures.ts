import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';

/** A lesson that nobody ended and of which nothing came for so long is over, milliseconds. */
const LEFT_MS = 3 * 3_600_000;

export interface LessonSpan {
  /** `left`: nobody ended it; it is taken as over when the last of it came. */
  readonly state: 'running' | 'ended' | 'left';
  /** Milliseconds; of a lesson that goes on, until now. */
  readonly lasted: number;
}

/** How long a lesson took; times are milliseconds since 1970. */
export function spanOf(
  { begin_at: beginAt, end_at: endAt, last_at: lastAt }: Pick<Lesson, 'begin_at' | 'end_at' | 'last_at'>,
  now: number,
): LessonSpan {
  if (endAt !== null) return { state: 'ended', lasted: Math.max(0, endAt - beginAt) };
  const state = now - lastAt < LEFT_MS ? 'running' : 'left';
  return { state, lasted: Math.max(0, (state === 'running' ? now : lastAt) - beginAt) };
}

export interface ShownPage {
  readonly id: string;
  /** As it was when it was shown last, counted from 1. */
  readonly number: number;
  /** How long it was shown in all, milliseconds. */
  readonly milliseconds: number;
  readonly times: number;
}

/** The pages of a lesson in the order in which they were first shown. */
export function shownPages(events: readonly ClassEvent[]): readonly ShownPage[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event_id] : [])));
  const pages = new Map<string, ShownPage>();
  for (const event of events) {
    if (event.kind !== 'page' || undone.has(event.id)) continue;
    const { page_id: id, number, milliseconds } = event;
    const before = pages.get(id);
    pages.set(id, {
      id,
      number,
      milliseconds: milliseconds + (before?.milliseconds ?? 0),
      times: 1 + (before?.times ?? 0),
    });
  }
  return [...pages.values()];
}
