import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';

const MINUTE = 60_000;
/** 9:00 on a Monday, in the time zone of the browser. */
const BEGIN = new Date(2026, 8, 7, 9, 0).getTime();

/** A lesson of 40 minutes about fractions. */
export const lessonOf = (change: Partial<Lesson> = {}): Lesson => ({
  id: 'l1',
  name: '分数的初步认识',
  courseware_id: 'd1',
  class_id: null,
  class_name: '三（2）班',
  begin_at: BEGIN,
  end_at: BEGIN + 40 * MINUTE,
  left: false,
  last_at: BEGIN + 40 * MINUTE,
  event_count: 0,
  ...change,
});

/** Gives the event the next id and time of the lesson. */
export function eventsOf(...events: readonly Record<string, unknown>[]): readonly ClassEvent[] {
  return events.map((event, i) => ({
    id: `00000000-0000-4000-8000-00000000000${i}`,
    at: BEGIN + (i + 1) * MINUTE,
    ...event,
  })) as unknown as readonly ClassEvent[];
}

/** A server with one lesson and its events; a test adds further responses. */
export async function serverWithLesson(
  lesson: Lesson,
  events: readonly ClassEvent[] = [],
): Promise<FakeServer> {
  const server = await signInToFakeServer('u1');
  const path = `/api/lessons/v1/lessons/${lesson.id}`;
  const asked = new Set<string>();
  return server
    .answer(`GET ${path}`, () => ({ body: lesson }))
    .answer(`GET ${path}/events`, () => {
      const items = asked.has('events') ? [] : events;
      asked.add('events');
      return { body: { items, has_more: false } };
    })
    .answer(`GET ${path}/ink`, () => ({ body: { items: [], has_more: false } }))
    .answer(`GET ${path}/activities`, () => ({ body: { items: [], has_more: false } }));
}
