import type { ClassEvent } from '@lectern/protocol/lessons';

export interface ShownPage {
  readonly id: string;
  /** The page's number when it was last shown, counted from 1. */
  readonly number: number;
  /** Total time for which the page was shown, milliseconds. */
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
