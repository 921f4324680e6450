import { useCallback, useSyncExternalStore } from 'react';

const EVENTS = [
  ...['play', 'pause', 'ended', 'timeupdate', 'seeked'],
  ...['durationchange', 'volumechange', 'loadedmetadata', 'emptied'],
] as const;

/** Renders the caller whenever a property of the player changes that its controls show. */
export function useMediaState(player: HTMLMediaElement): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of EVENTS) player.addEventListener(event, listener);
      return () => {
        for (const event of EVENTS) player.removeEventListener(event, listener);
      };
    },
    [player],
  );
  useSyncExternalStore(subscribe, () => {
    const { paused, currentTime, duration, muted, volume, played } = player;
    return [paused, currentTime, duration, muted, volume, played.length].join(' ');
  });
}

/** Whether `box` is full screen. */
export function useFillsScreen(box: HTMLElement): boolean {
  return useSyncExternalStore(onFullScreen, () => document.fullscreenElement === box);
}

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
