import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What stands over the list while something is chosen there, and gives the keyboard back when it closes. */
const OVER = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** What closes is gone by then. */
const CLOSING_MS = 1_000;

function isOver(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(OVER) !== null;
}

/**
 * Keeps the keyboard in a list when the line that it was on last goes, such as to the bin, by its key, from its menu or with
 * all that is chosen: on the name that took its place. Elsewhere in the page it stays. `items`: what is in the list, in order.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
): void {
  const before = useRef(items);
  const focused = useRef<string>(undefined);
  const frame = useRef(0);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = ({ target }: FocusEvent) =>
      (focused.current = (target as Element).closest<HTMLElement>('[data-document]')?.dataset.document);
    element.addEventListener('focusin', note);
    return () => {
      element.removeEventListener('focusin', note);
      cancelAnimationFrame(frame.current);
    };
  }, [list]);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = items;
    const id = focused.current;
    if (id === undefined || items === earlier || items.some((item) => item.id === id)) return;
    focused.current = undefined;
    const at = earlier.findIndex((item) => item.id === id);
    const left = new Set(items.map((item) => item.id));
    const stays = (item: { readonly id: string }) => left.has(item.id);
    // Of another folder, the first.
    const next = earlier.slice(at).find(stays) ?? earlier.findLast(stays) ?? items[0];
    if (at < 0 || next === undefined) return;
    const end = performance.now() + CLOSING_MS;
    const take = () => {
      const active = document.activeElement;
      if (isOver(active) && performance.now() < end) frame.current = requestAnimationFrame(take);
      if (active !== document.body) return;
      const name = list.current?.querySelector(`[data-document="${next.id}"] [data-name]`);
      if (name instanceof HTMLElement) name.focus({ preventScroll: true });
    };
    take();
  }, [list, items]);
}
