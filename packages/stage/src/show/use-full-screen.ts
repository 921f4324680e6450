import { useCallback, useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Takes the whole screen when the show opens, where the click that opened it allows that, and gives it back at the
 * end. Without it the show fills the window.
 */
export function useFullScreen(): { readonly active: boolean; readonly toggle: () => void } {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(() => {
    enter();
    return leave;
  }, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) leave();
    else enter();
  }, []);
  return { active, toggle };
}

/** Browsers refuse without a recent click, and on phones altogether: then the window is what there is. */
function enter(): void {
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
