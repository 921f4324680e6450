/** When something was made, as a file's name may have it in every system: without a colon. */
export function timeInName(made: Date): string {
  return [made.getHours(), made.getMinutes()].map((part) => String(part).padStart(2, '0')).join('.');
}
