/** The current time, milliseconds since 1970. A port, so that tests can stop or move it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The date of a moment in the school's time zone, YYYY-MM-DD, for file names. `timeZone`: the zone of the server (TZ)
 * if omitted.
 */
export function localDay(at: Date, timeZone?: string): string {
  // The Canadian locale writes dates as YYYY-MM-DD.
  return at.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
