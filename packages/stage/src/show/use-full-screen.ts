import { useCallback, useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Takes the whole screen when the show opens (`atOnce`, where the click that opened it allows that) or when it is asked
 * for, and gives it back at the end. Without it the show fills the window.
 */
export function useFullScreen(atOnce: boolean): { readonly active: boolean; readonly toggle: () => void } {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(() => {
    if (atOnce) enter();
    return leave;
  }, [atOnce]);
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
