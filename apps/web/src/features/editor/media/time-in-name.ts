/** Returns a time of day for a file name, without a colon, which some file systems reject. */
export function timeInName(made: Date): string {
  return [made.getHours(), made.getMinutes()].map((part) => String(part).padStart(2, '0')).join('.');
}
