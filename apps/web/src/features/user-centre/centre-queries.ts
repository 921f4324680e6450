import { type ActKind, listActs } from '@lectern/protocol/acts';
import { getCancellation } from '@lectern/protocol/cancellations';
import { getDataExport } from '@lectern/protocol/data-exports';
import { listOwnHandOvers } from '@lectern/protocol/hand-overs';
import { listSignIns } from '@lectern/protocol/sign-ins';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { otherAccounts } from '../../parts/account/index.ts';
import { call } from '../../platform/api/call.ts';

export const SIGN_INS = ['sign-ins'] as const;
export const CANCELLATION = ['cancellation'] as const;
export const DATA_EXPORT = ['data-export'] as const;
export const HAND_OVERS = ['hand-overs'] as const;
export const BOUND = ['bound-accounts'] as const;

export function signInsQuery(userId: string) {
  return queryOptions({
    queryKey: [...SIGN_INS, userId],
    queryFn: ({ signal }) => call(listSignIns, { params: { id: userId }, signal }),
  });
}

/** The school accounts of the signed-in person. */
export function boundQuery(userId: string) {
  return queryOptions({ queryKey: [...BOUND, userId], queryFn: () => otherAccounts() });
}

/** The user's finished and waiting hand-overs. */
export function handOversQuery(userId: string) {
  return queryOptions({
    queryKey: [...HAND_OVERS, userId],
    queryFn: ({ signal }) => call(listOwnHandOvers, { params: { id: userId }, signal }),
  });
}

/** The user's actions, a page at a time. */
export function actsQuery(userId: string, kind: ActKind | undefined) {
  return infiniteQueryOptions({
    queryKey: ['acts', userId, kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listActs, { params: { id: userId }, query: { kind, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Whether the account is to be deleted, and which data would be deleted with it. */
export function cancellationQuery(userId: string) {
  return queryOptions({
    queryKey: [...CANCELLATION, userId],
    queryFn: ({ signal }) => call(getCancellation, { params: { id: userId }, signal }),
  });
}

/** Interval of polling while an export is being created, milliseconds. */
const ASK_EVERY_MS = 1_500;

/** The last export of all data of the account. */
export function dataExportQuery(userId: string) {
  return queryOptions({
    queryKey: [...DATA_EXPORT, userId],
    queryFn: ({ signal }) => call(getDataExport, { params: { id: userId }, signal }),
    refetchInterval: ({ state }) => {
      const task = state.data?.task;
      return task?.state === 'waiting' || task?.state === 'running' ? ASK_EVERY_MS : false;
    },
  });
}
