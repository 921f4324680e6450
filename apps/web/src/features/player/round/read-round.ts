import type { DeckShow } from '@lectern/courseware';
import type { ShowRound } from '@lectern/stage/show';

/** Seconds. */
const LEAST = 1;
const MOST = 3600;

/** How the query of an address says that the show goes by itself: `every=10&kiosk=1`; `every=none` that it does not. */
export function readRound(search: string, show: DeckShow | undefined): ShowRound | undefined {
  const query = new URLSearchParams(search);
  const said = query.get('every');
  const seconds = Number(said ?? 'none');
  if (seconds >= LEAST && seconds <= MOST)
    return { every: seconds * 1000, kiosk: query.get('kiosk') === '1' };
  return said === 'none' ? undefined : roundOf(show);
}

/** How the courseware itself is set up to go: pages then stand as long as they say, or until a hand turns them. */
export function roundOf(show: DeckShow | undefined): ShowRound | undefined {
  const kiosk = show?.mode === 'kiosk';
  return kiosk || show?.loop ? { kiosk } : undefined;
}
