import type { Dispose } from '@lectern/base';

/** What is read and moved of what plays. */
export interface Playing extends EventTarget {
  currentTime: number;
  playbackRate: number;
  readonly error: unknown;
  play(): Promise<void>;
}

export interface RenewedPlaying {
  /** Its address has ended, or is refused: where it stood is remembered. */
  broke(): void;
  readonly dispose: Dispose;
}

/**
 * A link ends long before a long film does: what was playing when its address ended goes on from there once another address is
 * loaded, as fast, and playing if it was.
 */
export function renewedPlaying(player: Playing): RenewedPlaying {
  let isWanted = false;
  let stood: { readonly at: number; readonly speed: number; readonly isWanted: boolean } | undefined;
  const wanted = () => {
    isWanted = true;
  };
  const unwanted = () => {
    // What cannot go on is paused by nobody.
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
      // A second refusal finds it at its beginning.
      stood ??= { at: player.currentTime, speed: player.playbackRate, isWanted };
    },
    dispose: () => {
      for (const [event, listener] of heard) player.removeEventListener(event, listener);
    },
  };
}
