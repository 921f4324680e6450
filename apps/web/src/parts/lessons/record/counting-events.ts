import type { ClassEvent } from '@lectern/protocol/lessons';

/** Whether an event is about the class, and not only about the course of the lesson. */
export function countsForClass({ kind }: ClassEvent): boolean {
  return kind !== 'page' && kind !== 'tool';
}

/** The events of a lesson that count, in order: without undone and undoing events. */
export function countingEvents(events: readonly ClassEvent[]): readonly ClassEvent[] {
  const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.event_id] : [])));
  return events.filter(({ id, kind }) => kind !== 'undone' && !undone.has(id));
}
