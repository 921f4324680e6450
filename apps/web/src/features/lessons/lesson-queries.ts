import { type KeptHand, listHands } from '@lectern/protocol/hands';
import { type KeptActivity, listActivities } from '@lectern/protocol/kept-activities';
import { type ClassEvent, getLesson, listClassEvents, listLessons } from '@lectern/protocol/lessons';
import { getPhones } from '@lectern/protocol/participants';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { windowClasses } from '../../parts/classes/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';

/** Prefix of the query keys that are fetched again after a change of lessons. */
export const LESSONS = ['lessons'] as const;

const PAGE = 20;
/** Number of events of one lesson that are fetched for its page: forty a minute for four hours. */
const EVENTS_MAX = 10_000;

/** The ink of a lesson. */
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

/** All activities of a lesson on phones. */
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

/** All hands that pupils raised in a lesson. */
export function handsQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'hands', userId, id],
    queryFn: async ({ signal }) => {
      const hands: KeptHand[] = [];
      for (;;) {
        const query = { offset: hands.length };
        const { items, has_more } = await call(listHands, { params: { id }, query, signal });
        hands.push(...items);
        if (!has_more || items.length === 0) return hands;
      }
    },
  });
}

/**
 * The photos stored with a lesson, the newest last. Their addresses expire after an hour, so they are fetched again.
 */
export function photosQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'photos', userId, id],
    queryFn: async ({ signal }) =>
      (await call(getPhones, { params: { id }, signal })).photos.filter(({ kept }) => kept),
    staleTime: 0,
  });
}

/**
 * Names of the pupils of a lesson's class, by their ids; empty for a lesson without a class, or with a deleted class.
 */
export function namesQuery(userId: string, classId: string | null) {
  return queryOptions({
    queryKey: [...LESSONS, 'names', userId, classId],
    queryFn: async (): Promise<ReadonlyMap<string, string>> => {
      if (classId === null) return new Map();
      // A teacher who no longer teaches the class sees the record without names.
      const { pupils } = await windowClasses.pupils(userId, classId).catch(() => ({ pupils: [] }));
      return new Map(pupils.map(({ user_id, real_name }) => [user_id, real_name]));
    },
  });
}

/** Resolves to null when the lesson does not exist. */
export function lessonQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: [...LESSONS, 'one', userId, id],
    queryFn: async ({ signal }) => {
      try {
        const lesson = await call(getLesson, { params: { id }, signal });
        return { lesson, events: await eventsOf(id, signal) };
      } catch (error) {
        // INVALID_INPUT: the address contains an invalid id.
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
