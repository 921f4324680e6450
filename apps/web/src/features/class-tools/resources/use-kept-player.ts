import type { LessonState } from '@lectern/courseware/lesson';
import { applyStand, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';
import { type RefObject, useEffect } from 'react';
import { useViewOnly } from '../../../parts/class-tools/index.ts';

/**
 * Stores the playback position of the video or sound within `root` in the lesson, so that it resumes after a reload.
 * Followers see it move, without sound.
 */
export function useKeptPlayer(state: LessonState, root: RefObject<HTMLElement | null>): void {
  const viewOnly = useViewOnly();
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let shown: HTMLMediaElement | undefined;
    let restored: unknown;
    const restore = (): void => {
      const kept = state.get().player;
      if (!shown || kept === restored) return;
      restored = kept;
      const stand = readMediaStand(kept);
      if (stand) applyStand(shown, viewOnly ? { ...stand, muted: true } : stand);
    };
    // The player is loaded later than its window.
    const come = ({ target }: { readonly target: EventTarget | null }): void => {
      if (shown || !(target instanceof HTMLMediaElement)) return;
      shown = target;
      restore();
    };
    const stop = viewOnly
      ? state.subscribe(restore)
      : watchPlayers(place, (player) => state.change({ player: standOf(player) }));
    place.addEventListener('loadstart', come, true);
    come({ target: place.querySelector('video, audio') });
    return () => {
      stop();
      place.removeEventListener('loadstart', come, true);
      // The window was closed: the player does not start when the window is opened again.
      if (!viewOnly && shown && !shown.paused) state.change({ player: { ...standOf(shown), plays: false } });
    };
  }, [state, root, viewOnly]);
}
