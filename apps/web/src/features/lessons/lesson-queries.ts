import { type KeptActivity, listActivities } from '@lectern/protocol/kept-activities';
import { type ClassEvent, getLesson, listClassEvents, listLessons } from '@lectern/protocol/lessons';
import { getPhones } from '@lectern/protocol/participants';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { windowClasses } from '../../parts/classes/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';

/** Everything below this is read anew after a change of lessons. */
export const LESSONS = ['lessons'] as const;

const PAGE = 20;
/** Of one lesson's events that are read for its page: forty a minute for four hours. */
const EVENTS_MAX = 10_000;

/** What was written in a lesson. */
export function lessonInkQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'ink', userId, id],
    queryFn: async () => {
      const { readLessonInk } = await import('../../parts/lessons/lazy.ts');
      return await readLessonInk(userId, id);
    },
    retry: false,
  });
}

export function lessonsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...LESSONS, 'list', userId],
    queryFn: ({ pageParam, signal }) =>
      call(listLessons, { query: { offset: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.has_more ? all.length * PAGE : undefined),
  });
}

/** What the phones were asked in a lesson, all of it. */
export function activitiesQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'activities', userId, id],
    queryFn: async ({ signal }) => {
      const activities: KeptActivity[] = [];
      for (;;) {
        const query = { offset: activities.length };
        const { items, has_more } = await call(listActivities, { params: { id }, query, signal });
        activities.push(...items);
        if (!has_more || items.length === 0) return activities;
      }
    },
  });
}

/** The photographs that were kept with a lesson, the newest last. Their addresses end after an hour: they are asked for anew. */
export function photosQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'photos', userId, id],
    queryFn: async ({ signal }) =>
      (await call(getPhones, { params: { id }, signal })).photos.filter(({ kept }) => kept),
    staleTime: 0,
  });
}

/** What the pupils of a lesson's class are called, by their ids; nobody for a lesson without one, or with one that is gone. */
export function namesQuery(userId: string, classId: string | null) {
  return queryOptions({
    queryKey: [...LESSONS, 'names', userId, classId],
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      if (classId === null) return new Map();
      // A teacher who no longer teaches the class reads the record without its names.
      const { pupils } = await windowClasses.pupils(userId, classId).catch(() => ({ pupils: [] }));
      return new Map(pupils.map(({ user_id, real_name }) => [user_id, real_name]));
    },
  });
}

/** Null where there is none. */
export function lessonQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'one', userId, id],
    queryFn: async ({ signal }) => {
      try {
        const lesson = await call(getLesson, { params: { id }, signal });
        return { lesson, events: await eventsOf(id, signal) };
      } catch (error) {
        // INVALID_INPUT: the address holds something that is no id.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
}

async function eventsOf(id: string, signal: AbortSignal): Promise<readonly ClassEvent[]> {
  const events: ClassEvent[] = [];
  for (;;) {
    const query = { offset: events.length };
    const { items, has_more } = await call(listClassEvents, { params: { id }, query, signal });
    events.push(...items);
    if (!has_more || items.length === 0 || events.length >= EVENTS_MAX) return events;
  }
}
