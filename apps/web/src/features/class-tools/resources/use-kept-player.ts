import type { LessonState } from '@lectern/courseware/lesson';
import { bringTo, readMediaStand, standOf, watchPlayers } from '@lectern/ui/media-stand';
import { type RefObject, useEffect } from 'react';

/** Has the lesson keep where the film or sound within `root` stands: after a reload it goes on there. */
export function useKeptPlayer(state: LessonState, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let shown: HTMLMediaElement | undefined;
    // What plays comes later than its window.
    const come = ({ target }: { readonly target: EventTarget | null }): void => {
      if (shown || !(target instanceof HTMLMediaElement)) return;
      shown = target;
      const stand = readMediaStand(state.get().player);
      if (stand) bringTo(target, stand);
    };
    const stop = watchPlayers(place, (player) => state.change({ player: standOf(player) }));
    place.addEventListener('loadstart', come, true);
    come({ target: place.querySelector('video, audio') });
    return () => {
      stop();
      place.removeEventListener('loadstart', come, true);
      // The window is put away: opened again it does not begin by itself.
      if (shown && !shown.paused) state.change({ player: { ...standOf(shown), plays: false } });
    };
  }, [state, root]);
}
