import { type RefObject, useEffect, useState } from 'react';

/**
 * Index of the document whose row has the focus; -1 without focus. Its row is drawn even when scrolled out of view,
 * because removing it would lose the focus.
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
      // When the whole window loses the focus, the row gets it back later.
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
