import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Overlays over the list that return the focus when they close. */
const OVER = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** Time after which a closing overlay has been removed, milliseconds. */
const CLOSING_MS = 1_000;

function isOver(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(OVER) !== null;
}

/**
 * Keeps the focus in a list when the focused row is removed, for example by a key, from its menu or with the whole
 * selection: the row that takes its position gets the focus. Focus elsewhere in the page stays. `items`: the items of
 * the list, in order.
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
    // In another folder the first item gets the focus.
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
