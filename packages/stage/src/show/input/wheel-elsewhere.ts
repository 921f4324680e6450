/** Layers over a show with their own content. */
const OVER = '[role="dialog"], [popover]';

/**
 * Whether a wheel event belongs to something other than the show: a window or card over it, or a scrollable node, also
 * on the page. A list that is scrolled to its end changes no page either while the pointer is over its window.
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
