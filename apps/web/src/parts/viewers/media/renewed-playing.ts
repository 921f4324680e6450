import type { Dispose } from '@lectern/base';

/** The properties of a media element that are used. */
export interface Playing extends EventTarget {
  currentTime: number;
  playbackRate: number;
  readonly error: unknown;
  play(): Promise<void>;
}

export interface RenewedPlaying {
  /** Call this when the address has expired or is refused; it remembers the position. */
  broke(): void;
  readonly dispose: Dispose;
}

/**
 * Resumes playback after an address was renewed, because links expire long before a long video ends. Restores position
 * and speed, and plays if it was playing.
 */
export function renewedPlaying(player: Playing): RenewedPlaying {
  let isWanted = false;
  let stood: { readonly at: number; readonly speed: number; readonly isWanted: boolean } | undefined;
  const wanted = () => {
    isWanted = true;
  };
  const unwanted = () => {
    // After an error the browser paused the video, not the user.
    if (player.error === null) isWanted = false;
  };
  const resume = () => {
    const before = stood;
    stood = undefined;
    if (!before) return;
    player.currentTime = before.at;
    player.playbackRate = before.speed;
    if (before.isWanted) player.play().catch(() => undefined);
  };
  const heard = [
    ['play', wanted],
    ['pause', unwanted],
    ['loadedmetadata', resume],
  ] as const;
  for (const [event, listener] of heard) player.addEventListener(event, listener);
  return {
    broke: () => {
      // After a second refusal the position is 0, so the first position is kept.
      stood ??= { at: player.currentTime, speed: player.playbackRate, isWanted };
    },
    dispose: () => {
      for (const [event, listener] of heard) player.removeEventListener(event, listener);
    },
  };
}
