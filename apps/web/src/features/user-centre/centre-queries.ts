import { type ActKind, listActs } from '@lectern/protocol/acts';
import { listSignIns } from '@lectern/protocol/sign-ins';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { otherAccounts } from '../../parts/account/index.ts';
import { call } from '../../platform/api/call.ts';

export const SIGN_INS = ['sign-ins'] as const;
export const BOUND = ['bound-accounts'] as const;

export function signInsQuery(userId: string) {
  return queryOptions({
    queryKey: [...SIGN_INS, userId],
    queryFn: ({ signal }) => call(listSignIns, { params: { id: userId }, signal }),
  });
}

/** The school accounts of the person who is signed in. */
export function boundQuery(userId: string) {
  return queryOptions({ queryKey: [...BOUND, userId], queryFn: () => otherAccounts() });
}

/** What the user did, a page at a time. */
export function actsQuery(userId: string, kind: ActKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ['acts', userId, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listActs, { params: { id: userId }, query: { kind, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
