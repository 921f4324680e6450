import { getSharePreview, type OpenedShare, openShare, verifySharePassword } from '@lectern/protocol/shares';
import { afterPaint } from '@lectern/ui/after-paint';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useState } from 'react';
import { accountState } from '../../parts/account/index.ts';
import { ApiError, isAborted, replyError } from '../../platform/api/api-error.ts';
import { connection } from '../../platform/connection/window-connection.ts';
import { beginDeferredWork } from '../../platform/deferred-work.ts';
import { VisitorCalls } from './visitor-call.ts';
import type { ShareWatcher } from './watch-share.ts';

export type SharedLook =
  | { readonly type: 'asking' }
  | { readonly type: 'refused'; readonly error: unknown }
  | { readonly type: 'open'; readonly resource: OpenedShare };

export interface Shared {
  readonly look: SharedLook;
  readonly calls: VisitorCalls;
  /** Rejects with an ApiError when the password is wrong. */
  readonly verify: (password: string) => Promise<void>;
  readonly again: () => void;
  /** Receives errors of calls; an error about the link itself changes its state. */
  readonly noteError: (error: unknown) => void;
}

/**
 * Opens a link as the current user or visitor, and follows its state. `isVisit`: whether it counts as opened; otherwise
 * it is only viewed, and its file cannot be downloaded.
 */
export function useShared(id: string, isVisit: boolean): Shared {
  const kind = useSignal(accountState, (state) => state.kind);
  const [calls] = useState(() => new VisitorCalls(id));
  const [look, setLook] = useState<SharedLook>({ type: 'asking' });
  const [turn, setTurn] = useState(0);
  const isKnown = kind !== 'unchecked' && kind !== 'asked';

  const refuse = useCallback(
    (error: unknown) => {
      if (isOfLink(error)) calls.dropPass();
      setLook({ type: 'refused', error });
    },
    [calls],
  );
  const noteError = useCallback(
    (error: unknown) => {
      if (isOfLink(error)) refuse(error);
    },
    [refuse],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, or somebody else, asks anew
  useEffect(() => {
    if (!isKnown) return;
    const abort = new AbortController();
    askAs(id, calls, isVisit, abort.signal).then(
      (resource) => setLook({ type: 'open', resource }),
      (error: unknown) => {
        if (!isAborted(error)) refuse(error);
      },
    );
    return () => abort.abort();
  }, [calls, id, isVisit, kind, isKnown, turn, refuse]);

  const isOpen = look.type === 'open';
  useWatch(
    id,
    calls,
    isOpen && kind,
    (message) => {
      if (message.kind === 'open') {
        const { file, ...resource } = message.resource;
        setLook({ type: 'open', resource: { ...resource, file: isVisit ? file : null } });
      }
      if (message.kind === 'edited')
        setLook((now) =>
          now.type === 'open'
            ? { type: 'open', resource: { ...now.resource, update_at: message.update_at } }
            : now,
        );
      if (message.kind !== 'closing') return;
      if (message.reason === 'refused') noteError(replyError(message.status, message.reply));
    },
    noteError,
  );

  const again = useCallback(() => {
    setLook({ type: 'asking' });
    setTurn((before) => before + 1);
  }, []);
  // Retries when the network is back.
  useEffect(() => {
    if (look.type !== 'refused' || isOfLink(look.error)) return;
    return connection.subscribe(() => {
      if (connection.get()) again();
    });
  }, [look, again]);
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

/** A visitor who entered the password and then signed in, in this window, is not asked for it again. */
async function askAs(...[id, calls, isVisit, signal]: Parameters<typeof ask>): Promise<OpenedShare> {
  try {
    return await ask(id, calls, isVisit, signal);
  } catch (error) {
    const pass = isPasswordNeeded(error) ? calls.passFromBefore : undefined;
    if (pass === undefined) throw error;
    await calls.call(verifySharePassword, { params: { identify: id }, body: { password: '', pass }, signal });
    return ask(id, calls, isVisit, signal);
  }
}

async function ask(
  id: string,
  calls: VisitorCalls,
  isVisit: boolean,
  signal: AbortSignal,
): Promise<OpenedShare> {
  if (isVisit) return calls.call(openShare, { params: { id }, signal });
  return { ...(await calls.call(getSharePreview, { query: { share_id: id }, signal })), file: null };
}

/**
 * Follows changes of the link; the code is loaded after the page. If the code fails to load, failing calls report the
 * changes.
 */
function useWatch(
  id: string,
  calls: VisitorCalls,
  /** The current user or visitor; false when the link is not open. */
  openTo: string | false,
  onMessage: ShareWatcher['onMessage'],
  onError: ShareWatcher['onError'],
): void {
  const [latest] = useState(() => ({ onMessage, onError }));
  useEffect(() => {
    Object.assign(latest, { onMessage, onError });
  });
  useEffect(() => {
    if (openTo === false) return;
    const load = async () => {
      const { watchShare } = await import('./watch-share.ts');
      return () => watchShare(id, calls, latest);
    };
    let stop: (() => void) | undefined;
    const stopWaiting = afterPaint(() => {
      stop = beginDeferredWork(load);
    });
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [id, calls, openTo, latest]);
}

function isPasswordNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SHARE_PASSWORD_NEEDED';
}

/** Whether the error concerns the link itself. */
function isOfLink(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('SHARE_');
}
