import { displayName, getPublicUser } from '@lectern/protocol/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useDocumentTexts } from './document-texts.ts';

export function publicUserQuery(userId: string) {
  return queryOptions({
    queryKey: ['public-user', userId],
    queryFn: ({ signal }) => call(getPublicUser, { params: { id: userId }, signal }),
    staleTime: 60_000,
  });
}

/** The public profile of a user given by id, visible to every signed-in user. */
export function usePublicUser(userId: string) {
  return useQuery(publicUserQuery(userId));
}

/** The name of a user; empty until it is fetched. A cancelled account has a placeholder name; the id is never shown. */
function usePersonName(
  userId: string,
  said: { readonly cancelled: string; readonly unknown: string },
): string {
  const { data, error } = usePublicUser(userId);
  if (data) return displayName(data) ?? said.cancelled;
  return error === null ? '' : said.unknown;
}

/** The name of a user given by id. */
export function PersonName({ userId }: { readonly userId: string }) {
  const texts = useDocumentTexts();
  return <>{usePersonName(userId, { cancelled: texts('cancelledUser'), unknown: texts('unknownUser') })}</>;
}
