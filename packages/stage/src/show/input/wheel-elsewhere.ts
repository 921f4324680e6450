/** What lies over a show and has a content of its own. */
const OVER = '[role="dialog"], [popover]';

/**
 * Whether a wheel is turned over something that is not the show: a window or a card over it, or what can be scrolled, on the
 * page too. A list that is scrolled to its end turns no page either while the wheel is over its window.
 */
export function isElsewhere(target: EventTarget | null, show: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  const over = target.closest(OVER);
  if (over !== null && !(show !== null && over.contains(show))) return true;
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    if (show !== null && each.contains(show)) return false;
    if (each.scrollHeight <= each.clientHeight) continue;
    if (/^(auto|scroll)$/.test(getComputedStyle(each).overflowY)) return true;
  }
  return false;
}
