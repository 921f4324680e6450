import { cancelPreview, getPreview, openPreview, type PreviewState } from '@lectern/protocol/previews';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isAborted, isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';

/**
 * Delay before the first poll; the end is announced by push, or found by polling when the message was lost.
 * Milliseconds.
 */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3_000;
/**
 * An address renewed within this time is not renewed again, because it is valid for at least ten minutes. Milliseconds.
 */
const RENEWED_AFTER_MS = 20_000;

/** The state of a preview: the server's states and the states of the request. */
export type Look =
  | PreviewState
  | { readonly status: 'asking' }
  | { readonly status: 'offline' }
  | { readonly status: 'refused'; readonly code: string | undefined; readonly message: string };

export interface PreviewLook {
  readonly look: Look;
  /** Cancels the conversion. */
  readonly cancel: () => void;
  readonly again: () => void;
  /** Requests new addresses while the content stays shown; returns false if they were renewed a moment ago. */
  readonly renew: () => Promise<boolean>;
}

/** The requests for a preview. */
export interface PreviewSource {
  /** Starts the conversion if there is no preview yet. */
  open(id: string, signal: AbortSignal): Promise<PreviewState>;
  /** Fetches the progress. */
  look(id: string, signal: AbortSignal): Promise<PreviewState>;
  cancel(id: string): Promise<unknown>;
}

/** Previews for the signed-in user. */
const OWN: PreviewSource = {
  open: (id, signal) => call(openPreview, { params: { id }, signal }),
  look: (id, signal) => call(getPreview, { params: { id }, signal }),
  cancel: (id) => call(cancelPreview, { params: { id } }),
};

/** Requests the preview of a document and follows it until it is available. */
export function usePreview(id: string, source: PreviewSource = OWN): PreviewLook {
  const [look, setLook] = useState<Look>({ status: 'asking' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    const abort = new AbortController();
    setLook({ status: 'asking' });
    follow(id, source, abort.signal, setLook).catch((error: unknown) => {
      if (!isAborted(error)) setLook(refusalOf(error));
    });
    return () => abort.abort();
  }, [id, source, turn]);

  const again = useCallback(() => setTurn((before) => before + 1), []);
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const renew = useCallback(async () => {
    // Addresses were renewed just now, so new addresses would fail too.
    if (performance.now() - renewed.current < RENEWED_AFTER_MS) return false;
    renewed.current = performance.now();
    try {
      setLook(await source.open(id, new AbortController().signal));
      return true;
    } catch (error) {
      if (isUnreachable(error)) return false;
      setLook(refusalOf(error));
      return true;
    }
  }, [id, source]);
  const cancel = useCallback(() => {
    setLook({ status: 'none' });
    source.cancel(id).catch(() => undefined); // On failure the conversion continues without effect.
  }, [id, source]);
  return { look, cancel, again, renew };
}

function refusalOf(error: unknown): Look {
  const code = error instanceof ApiError ? error.code : undefined;
  return { status: 'refused', code, message: messageOf(error) };
}

async function follow(
  id: string,
  source: PreviewSource,
  signal: AbortSignal,
  show: (look: Look) => void,
): Promise<void> {
  let isBegun = false;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 1.5)) {
    try {
      const state = await (isBegun ? source.look(id, signal) : source.open(id, signal));
      show(state);
      if (state.status !== 'preparing') return;
      isBegun = true;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      show({ status: 'offline' });
    }
    await pause(id, wait, signal);
  }
}

/**
 * Waits a moment, or until a push message about this preview. The push code is loaded only at this point, because most
 * previews are ready at once.
 */
async function pause(id: string, milliseconds: number, signal: AbortSignal): Promise<void> {
  const push = await import('../../platform/push/pause-until-push.ts').catch(() => undefined);
  signal.throwIfAborted();
  // Without the push socket only the timer ends the wait.
  if (push === undefined) return new Promise((resolve) => setTimeout(resolve, milliseconds));
  return push.pauseUntilPush(
    milliseconds,
    signal,
    (message) => message.kind === 'preview' && message.document_id === id,
  );
}
