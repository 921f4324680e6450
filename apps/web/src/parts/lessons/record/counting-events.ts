import type { ClassEvent } from '@lectern/protocol/lessons';

/** Something that is said of a class, and not only of how the lesson went. */
export function countsForClass({ kind }: ClassEvent): boolean {
  return kind !== 'page' && kind !== 'tool';
}

/** What counts of the events of a lesson, in their order: without what was taken back, and without the taking back. */
export function countingEvents(events: readonly ClassEvent[]): readonly ClassEvent[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event_id] : [])));
  return events.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}
