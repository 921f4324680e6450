import type { Animation } from '@lectern/courseware';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useRef } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { playPage, withAnimations } from './play-page.ts';

/** Milliseconds that the pointer stays on an effect before its preview. */
const REST_MS = 120;

export interface PagePlay {
  readonly playing: boolean;
  readonly play: () => void;
  /** Plays the given animations once, but not with reduced motion. An empty list stops the preview. */
  readonly preview: (animations: readonly Animation[]) => void;
  readonly stop: () => void;
}

/** Plays the page in the editor; an edit, a change of page or leaving the panel stops it. */
export function usePagePlay(pageId: string): PagePlay {
  const { session, pageDrawing, pagePlays } = useEditing();
  const playing = useSignal(pagePlays);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    pagePlays.set(false);
  }, [pagePlays]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what plays belongs to the page that was shown
  useEffect(() => stop, [stop, pageId]);
  useEffect(() => session.store.subscribe(stop), [session, stop]);
  const play = useCallback(() => {
    const drawing = pageDrawing();
    if (!drawing) return;
    stop();
    const own = new AbortController();
    running.current = own;
    session.choose([]);
    pagePlays.set(true);
    void playPage(drawing, session.store, pageId, own.signal).finally(() => {
      if (running.current === own) pagePlays.set(false);
    });
  }, [session, pageId, pageDrawing, pagePlays, stop]);
  const preview = useCallback(
    (animations: readonly Animation[]) => {
      stop();
      if (animations.length === 0 || prefersReducedMotion()) return;
      const own = new AbortController();
      running.current = own;
      setTimeout(() => {
        const drawing = pageDrawing();
        if (own.signal.aborted || !drawing) return;
        void playPage(drawing, withAnimations(session.store, pageId, animations), pageId, own.signal);
      }, REST_MS);
    },
    [session, pageId, pageDrawing, stop],
  );
  return { playing, play, preview, stop };
}
