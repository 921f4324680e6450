import { useCallback, useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Makes the window full screen when the show opens (`atOnce`, if the click that opened it allows that) or on request,
 * and leaves full screen at the end. If that fails, the show fills the window.
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

/** Browsers refuse without a recent click, and on phones altogether: the show then fills the window. */
function enter(): void {
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
