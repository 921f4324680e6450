import type { EditSession } from '@lectern/stage/edit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playPage } from './play-page.ts';

/** Plays the page in the editor; an edit, another page or leaving the panel ends it. */
export function usePagePlay(
  session: EditSession,
  pageId: string,
  root: () => HTMLElement | null,
): { readonly playing: boolean; readonly play: () => void; readonly stop: () => void } {
  const [playing, setPlaying] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what plays belongs to the page that was shown
  useEffect(() => stop, [stop, pageId]);
  useEffect(() => session.store.subscribe(stop), [session, stop]);
  const play = useCallback(() => {
    const drawing = root();
    if (!drawing) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    session.choose([]);
    setPlaying(true);
    void playPage(drawing, session.store, pageId, own.signal).finally(() => {
      if (running.current === own) setPlaying(false);
    });
  }, [session, pageId, root]);
  return { playing, play, stop };
}
