/**
 * The day of a moment as the school's calendar has it, YYYY-MM-DD, for names of files. `timeZone`: the one that the server
 * runs in (TZ), unless it is given.
 */
export function localDay(at: Date, timeZone?: string): string {
  // Canada writes its days from the year down.
  return at.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
