import { type RefObject, useEffect, useState } from 'react';

/**
 * The document whose line has the keyboard, as its place among the items; -1 for none. Its line is drawn however far is
 * scrolled: one that is taken away would take the keyboard along.
 */
export function useHeldLine(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
): number {
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const take = ({ target }: FocusEvent) =>
      setHeld((target as Element).closest<HTMLElement>('[data-document]')?.dataset.document);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // With the whole window it comes back.
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setHeld(undefined);
    };
    element.addEventListener('focusin', take);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', take);
      element.removeEventListener('focusout', leave);
    };
  }, [list]);
  return held === undefined ? -1 : items.findIndex((item) => item.id === held);
}
