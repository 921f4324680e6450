import { displayName, getPublicUser } from '@lectern/protocol/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

export function publicUserQuery(userId: string) {
  return queryOptions({
    queryKey: ['public-user', userId],
    queryFn: ({ signal }) => call(getPublicUser, { params: { id: userId }, signal }),
    staleTime: 60_000,
  });
}

/** What everybody who is signed in may know of somebody of whom only the id is known. */
export function usePublicUser(userId: string) {
  return useQuery(publicUserQuery(userId));
}

/** How somebody is called; empty until it is known. A cancelled account is called so, and the id itself is never shown. */
export function usePersonName(
  userId: string,
  said: { readonly cancelled: string; readonly unknown: string },
): string {
  const { data, error } = usePublicUser(userId);
  if (data) return displayName(data) ?? said.cancelled;
  return error === null ? '' : said.unknown;
}
