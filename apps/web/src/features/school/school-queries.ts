import { getUsage } from '@lectern/protocol/analytics';
import type { Identity } from '@lectern/protocol/constants';
import { getEnvironmentConfig } from '@lectern/protocol/environment';
import { listHandOvers } from '@lectern/protocol/hand-overs';
import { listInvitations } from '@lectern/protocol/invitations';
import { listFeedback } from '@lectern/protocol/reports';
import { getSchool, listPeople, listSchoolClasses } from '@lectern/protocol/schools';
import { getTerms } from '@lectern/protocol/terms';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** Prefix of all query keys about the school; queries with it are invalidated after a change. */
export const SCHOOL = ['school'] as const;

export const schoolQuery = queryOptions({
  queryKey: [...SCHOOL, 'school'],
  queryFn: ({ signal }) => call(getSchool, { signal }),
});

export interface PeopleFilter {
  readonly words: string;
  readonly identity: Identity | undefined;
  readonly deactivated: boolean | undefined;
}

export function peopleQuery(filter: PeopleFilter) {
  return infiniteQueryOptions({
    queryKey: [...SCHOOL, 'people', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call(listPeople, { query: { ...filter, cursor: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/**
 * Active people of the school whose names match the text, eight at most; deactivated people cannot receive documents.
 */
export function foundPeopleQuery(words: string) {
  return queryOptions({
    queryKey: [...SCHOOL, 'found', words],
    enabled: words !== '',
    queryFn: async ({ signal }) =>
      (await call(listPeople, { query: { words, deactivated: false, limit: 8 }, signal })).items,
  });
}

export function schoolClassesQuery(words: string, archived: boolean) {
  return infiniteQueryOptions({
    queryKey: [...SCHOOL, 'classes', words, archived],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listSchoolClasses, { query: { words, archived, cursor: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export const invitationsQuery = queryOptions({
  queryKey: [...SCHOOL, 'invitations'],
  queryFn: async ({ signal }) => (await call(listInvitations, { signal })).items,
});

export const handOversQuery = queryOptions({
  queryKey: [...SCHOOL, 'handOvers'],
  queryFn: async ({ signal }) => (await call(listHandOvers, { signal })).items,
});

export const switchesQuery = queryOptions({
  queryKey: [...SCHOOL, 'switches'],
  queryFn: ({ signal }) => call(getEnvironmentConfig, { signal }),
});

export const termsQuery = queryOptions({
  queryKey: [...SCHOOL, 'terms'],
  queryFn: ({ signal }) => call(getTerms, { signal }),
});

export const feedbackQuery = infiniteQueryOptions({
  queryKey: [...SCHOOL, 'feedback'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => call(listFeedback, { query: { cursor: pageParam }, signal }),
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const usageQuery = queryOptions({
  queryKey: [...SCHOOL, 'usage'],
  queryFn: async ({ signal }) => (await call(getUsage, { signal })).items,
});
