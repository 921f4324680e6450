import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a list when the line under it goes, such as to the bin: on the name that took its place.
 * `items`: what is in the list, in order.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
): void {
  const before = useRef(items);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    const idOf = ({ target }: Event) =>
      (target as Element).closest<HTMLElement>('[data-document]')?.dataset.document;
    element.addEventListener('focusin', (event) => (focused.current = idOf(event)), { signal });
    // Nothing is gone to by who loses it with its line.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = undefined;
    };
    element.addEventListener('focusout', leave, { signal });
    return () => abort.abort();
  }, [list]);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = items;
    const id = focused.current;
    if (id === undefined || items === earlier || items.some((item) => item.id === id)) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const at = earlier.findIndex((item) => item.id === id);
    const next = items[Math.min(at, items.length - 1)];
    const name = next && list.current?.querySelector(`[data-document="${next.id}"] [data-name]`);
    if (at >= 0 && name instanceof HTMLElement) name.focus({ preventScroll: true });
  }, [list, items]);
}
