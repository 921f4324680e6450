import type { Dispose } from '@lectern/base';
import { filmPlace, keepPlace, keptPlace } from '../../../platform/storage/kept-places.ts';

/** Interval at which the position is stored while a video plays, milliseconds. */
const KEPT_EVERY_MS = 5_000;
/** Played time after which the message about the resumed position disappears, seconds. */
const TOLD = 8;

/** The properties of a media element that are used. */
export interface Film extends EventTarget {
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly readyState: number;
}

/**
 * Resumes a video at its stored position, and stores new positions. `onResumed` receives the position, and undefined
 * once the message about it is outdated.
 */
export function keepFilmPlace(
  id: string,
  film: Film,
  onResumed: (at: number | undefined) => void,
  now: () => number = () => performance.now(),
): Dispose {
  let isPlaced = false;
  let told: number | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const place = () => {
    // A renewed address fires the event again, although the video was already positioned.
    if (isPlaced) return;
    isPlaced = true;
    const kept = keptPlace(id);
    if (kept === undefined || kept > film.duration) return;
    film.currentTime = kept;
    told = kept;
    onResumed(kept);
  };
  const keep = () => {
    if (isPlaced && Number.isFinite(film.duration)) keepPlace(id, filmPlace(film.currentTime, film.duration));
  };
  const follow = () => {
    if (told !== undefined && Math.abs(film.currentTime - told) > TOLD) {
      told = undefined;
      onResumed(undefined);
    }
    if (film.paused || now() - written < KEPT_EVERY_MS) return;
    written = now();
    keep();
  };
  const heard = [
    ['loadedmetadata', place],
    ['timeupdate', follow],
    ['pause', keep],
    ['seeked', keep],
  ] as const;
  // The metadata is loaded already.
  if (film.readyState >= 1) place();
  for (const [event, listener] of heard) film.addEventListener(event, listener);
  globalThis.addEventListener?.('pagehide', keep);
  return () => {
    keep();
    for (const [event, listener] of heard) film.removeEventListener(event, listener);
    globalThis.removeEventListener?.('pagehide', keep);
  };
}
