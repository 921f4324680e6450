import type { ShowRound } from '@lectern/stage/show';

/** Seconds. */
const LEAST = 1;
const MOST = 3600;

/** How the query of an address says that the show goes by itself: `every=10&kiosk=1`. */
export function readRound(search: string): ShowRound | undefined {
  const query = new URLSearchParams(search);
  const seconds = Number(query.get('every') ?? 'none');
  if (!(seconds >= LEAST && seconds <= MOST)) return undefined;
  return { every: seconds * 1000, kiosk: query.get('kiosk') === '1' };
}
