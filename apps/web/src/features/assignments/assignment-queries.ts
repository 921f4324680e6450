import {
  getAssignment,
  getAssignmentContent,
  listAssignments,
  takeNewerQuestions,
} from '@lectern/protocol/assignments';
import { getAnswersOfQuestion, getWork, listWorks } from '@lectern/protocol/marking';
import { listWrongAnswers } from '@lectern/protocol/wrong-answers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { windowClasses } from '../../parts/classes/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';

/** Prefix of the query keys that are fetched again after a change of assignments. */
export const ASSIGNMENTS = ['assignments'] as const;

/** Interval at which an open assignment is fetched again while pupils answer, milliseconds. */
const WATCHED_MS = 20_000;

export function assignmentsQuery(classId: string | undefined, documentId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...ASSIGNMENTS, 'list', classId, documentId],
    queryFn: ({ pageParam, signal }) =>
      call(listAssignments, {
        query: { class_id: classId, document_id: documentId, $offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, all) => {
      const loaded = all.reduce((sum, { items }) => sum + items.length, 0);
      return loaded < count && all.at(-1)?.items.length !== 0 ? loaded : undefined;
    },
  });
}

/** Resolves to null when the assignment does not exist, or the address contains an invalid id. */
export function assignmentQuery(id: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getAssignment, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    refetchInterval: WATCHED_MS,
  });
}

/** The questions of an assignment with their keys. They only change by `takeNewerQuestions`. */
export function contentQuery(id: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'content', id],
    queryFn: ({ signal }) => call(getAssignmentContent, { params: { id }, signal }),
  });
}

/** The changes that `takeNewerQuestions` would make. The key is outside the prefix, so that a change does not repeat it. */
export function newerQuery(id: string) {
  return queryOptions({
    queryKey: ['newer-questions', id],
    queryFn: () => call(takeNewerQuestions, { params: { id }, body: { dry: true } }),
    gcTime: 0,
  });
}

export function worksQuery(id: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'works', id],
    queryFn: async ({ signal }) => (await call(listWorks, { params: { id }, signal })).works,
    refetchInterval: WATCHED_MS,
  });
}

export function workQuery(id: string, workId: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'work', id, workId],
    queryFn: ({ signal }) => call(getWork, { params: { id, work_id: workId }, signal }),
  });
}

export function answersQuery(id: string, questionId: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'answers', id, questionId],
    queryFn: ({ signal }) => call(getAnswersOfQuestion, { params: { id, question_id: questionId }, signal }),
  });
}

export function wrongAnswersQuery(classId: string, memberId: string | undefined) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'wrong', classId, memberId],
    queryFn: async ({ signal }) => {
      try {
        return await call(listWrongAnswers, {
          params: { class_id: classId },
          query: { member_id: memberId },
          signal,
        });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
}

export function classesQuery(userId: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'classes', userId],
    queryFn: async () => (await windowClasses.classes(userId)).classes,
  });
}

export function pupilsQuery(userId: string, classId: string) {
  return queryOptions({
    queryKey: [...ASSIGNMENTS, 'pupils', userId, classId],
    queryFn: async () => (await windowClasses.pupils(userId, classId)).pupils,
  });
}
