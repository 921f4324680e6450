import type { Dispose } from '@lectern/base';
import { filmPlace, keepPlace, keptPlace } from '../../../platform/storage/kept-places.ts';

/** The place is written this often while a film plays, milliseconds. */
const KEPT_EVERY_MS = 5_000;
/** What is told of the place, seconds of the film after it. */
const TOLD = 8;

/** What is read and moved of a film. */
export interface Film extends EventTarget {
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly readyState: number;
}

/** Brings a film to where it was left, and keeps its place from then on. `onResumed` is told the place, and when it is old news. */
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
    // An address that was renewed brings its own beginning, which is none of the film.
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
  // Its length is known already.
  if (film.readyState >= 1) place();
  for (const [event, listener] of heard) film.addEventListener(event, listener);
  globalThis.addEventListener?.('pagehide', keep);
  return () => {
    keep();
    for (const [event, listener] of heard) film.removeEventListener(event, listener);
    globalThis.removeEventListener?.('pagehide', keep);
  };
}
