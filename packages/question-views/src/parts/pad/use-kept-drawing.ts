import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useQuestionHost } from '../../answer-view.ts';
import { useUnsaved } from '../unsaved-parts.ts';

/** Time after the last stroke until the drawing is stored, milliseconds. */
const STORE_AFTER_MS = 700;

export type Keeping = 'kept' | 'storing' | 'notStored';

/**
 * Stores a drawing a moment after each change, the latest one only, and reports the hash. `picture` returns undefined for
 * an empty drawing.
 */
export function useKeptDrawing(settings: {
  readonly picture: () => Promise<Blob | undefined>;
  readonly onStored: (hash: string | undefined) => void;
  readonly locked: boolean;
}) {
  const { store } = useQuestionHost();
  const [state, setState] = useState<Keeping>('kept');
  const latest = useRef(settings);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  const keep = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState('storing');
    try {
      const picture = await latest.current.picture();
      const hash = picture && (await store?.(picture, signal));
      if (signal.aborted) return;
      const isStored = picture === undefined || hash !== undefined;
      setState(isStored ? 'kept' : 'notStored');
      if (isStored) latest.current.onStored(hash);
    } catch {
      if (!signal.aborted) setState('notStored');
    }
  };
  const keepNow = useRef(keep);
  useLayoutEffect(() => {
    keepNow.current = keep;
  });
  useUnsaved(state !== 'kept' && store !== undefined, () => {
    if (state === 'notStored' || timer.current !== undefined) void keepNow.current();
  });
  const { locked } = settings;
  // The last stroke before the end is stored at once.
  useEffect(() => {
    if (locked && timer.current !== undefined) void keepNow.current();
  }, [locked]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return {
    state,
    changed: () => {
      clearTimeout(timer.current);
      running.current?.abort();
      setState('storing');
      timer.current = setTimeout(() => void keepNow.current(), STORE_AFTER_MS);
    },
    tryAgain: () => void keep(),
  };
}
