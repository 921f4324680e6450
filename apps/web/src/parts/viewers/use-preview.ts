import { cancelPreview, getPreview, openPreview, type PreviewState } from '@lectern/protocol/previews';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isAborted, isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';

/** Asked for its progress; its end is told by push, and found by asking where that message was lost. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3_000;
/** An address is good for ten minutes at least: one that was renewed just now is not renewed again, milliseconds. */
const RENEWED_AFTER_MS = 20_000;

/** What is known of a preview: of the server's states, and of the asking itself. */
export type Look =
  | PreviewState
  | { readonly status: 'asking' }
  | { readonly status: 'offline' }
  | { readonly status: 'refused'; readonly code: string | undefined; readonly message: string };

export interface PreviewLook {
  readonly look: Look;
  /** Gives up making it. */
  readonly cancel: () => void;
  readonly again: () => void;
  /** Asks for addresses that are good again, while what is shown stays; false where that was done a moment ago. */
  readonly renew: () => Promise<boolean>;
}

/** Whom a preview is asked of. */
export interface PreviewSource {
  /** Begins it where there is nothing yet. */
  open(id: string, signal: AbortSignal): Promise<PreviewState>;
  /** How far it is. */
  look(id: string, signal: AbortSignal): Promise<PreviewState>;
  cancel(id: string): Promise<unknown>;
}

/** A document as who is signed in reads it. */
const OWN: PreviewSource = {
  open: (id, signal) => call(openPreview, { params: { id }, signal }),
  look: (id, signal) => call(getPreview, { params: { id }, signal }),
  cancel: (id) => call(cancelPreview, { params: { id } }),
};

/** Opens the preview of a document and follows it until it is there. */
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
    // Where the new address is no better, another one would not be either.
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
    source.cancel(id).catch(() => undefined); // It goes on, and nobody waits.
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

/** Waits a moment, less when the server says that this preview has ended. Most previews need no waiting, and no push. */
async function pause(id: string, milliseconds: number, signal: AbortSignal): Promise<void> {
  const push = await import('../../platform/push/pause-until-push.ts').catch(() => undefined);
  signal.throwIfAborted();
  // Without the push socket nothing but the time wakes it.
  if (push === undefined) return new Promise((resolve) => setTimeout(resolve, milliseconds));
  return push.pauseUntilPush(
    milliseconds,
    signal,
    (message) => message.kind === 'preview' && message.document_id === id,
  );
}
