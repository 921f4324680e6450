import type { Reply } from '@lectern/protocol/endpoint';
import { getSharePreview, openShare, verifySharePassword } from '@lectern/protocol/shares';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useState } from 'react';
import { accountState } from '../../parts/account/index.ts';
import { ApiError, isAborted } from '../../platform/api/api-error.ts';
import { VisitorCalls } from './visitor-call.ts';

/** A link that is open is asked about again after this long, and when its window is looked at again, milliseconds. */
const LOOK_AGAIN_MS = 30_000;

export type Opened = Reply<typeof openShare>;

export type SharedLook =
  | { readonly type: 'asking' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'open'; readonly resource: Opened };

export interface Shared {
  readonly look: SharedLook;
  readonly calls: VisitorCalls;
  /** Rejects with an ApiError where it is wrong. */
  readonly verify: (password: string) => Promise<void>;
  readonly again: () => void;
  /** What became of the link is said where an error of a call says so. */
  readonly noteError: (error: unknown) => void;
}

/** Opens a link, as who is here, and follows what becomes of it. */
export function useShared(id: string): Shared {
  const kind = useSignal(accountState, (state) => state.kind);
  const [calls] = useState(() => new VisitorCalls());
  const [look, setLook] = useState<SharedLook>({ type: 'asking' });
  const [turn, setTurn] = useState(0);
  const isKnown = kind !== 'unchecked' && kind !== 'asked';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, or somebody else, asks anew
  useEffect(() => {
    if (!isKnown) return;
    const abort = new AbortController();
    calls.call(openShare, { params: { id }, signal: abort.signal }).then(
      (resource) => setLook({ type: 'open', resource }),
      (error: unknown) => {
        if (!isAborted(error)) setLook({ type: 'refused', error });
      },
    );
    return () => abort.abort();
  }, [calls, id, kind, isKnown, turn]);

  const noteError = useCallback((error: unknown) => {
    if (isOfLink(error)) setLook({ type: 'refused', error });
  }, []);

  const isOpen = look.type === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      calls.call(getSharePreview, { query: { share_id: id } }).catch(noteError);
    };
    const timer = setInterval(ask, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [calls, id, isOpen, noteError]);

  const again = useCallback(() => {
    setLook({ type: 'asking' });
    setTurn((before) => before + 1);
  }, []);
  const verify = useCallback(
    async (password: string) => {
      const { token } = await calls.call(verifySharePassword, {
        params: { identify: id },
        body: { password },
      });
      calls.takePass(token);
      again();
    },
    [calls, id, again],
  );
  return { look, calls, verify, again, noteError };
}

/** Says what became of the link itself. */
function isOfLink(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('SHARE_');
}
