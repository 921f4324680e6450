import type { DeckShow } from '@lectern/courseware';
import type { ShowRound } from '@lectern/stage/show';

/** Limits of the interval, seconds. */
const LEAST = 1;
const MOST = 3600;

/**
 * Reads from the query whether the show runs automatically: `every=10&kiosk=1`, or `every=none` when it does not.
 * Without a valid interval the courseware's settings apply.
 */
export function readRound(search: string, show: DeckShow | undefined): ShowRound | undefined {
  const query = new URLSearchParams(search);
  const said = query.get('every');
  const seconds = Number(said ?? 'none');
  if (seconds >= LEAST && seconds <= MOST)
    return { every: seconds * 1000, kiosk: query.get('kiosk') === '1' };
  return said === 'none' ? undefined : roundOf(show);
}

/** The courseware's own setting: pages change by their own times or by hand. Undefined: by hand. */
export function roundOf(show: DeckShow | undefined): ShowRound | undefined {
  const kiosk = show?.mode === 'kiosk';
  return kiosk || show?.loop ? { kiosk } : undefined;
}
