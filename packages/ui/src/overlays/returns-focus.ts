import type { RefObject } from 'react';

/**
 * Called when the layer that a button opened closes: returns whether the button gets the focus back. It does by
 * default; false leaves the focus where it is. `elsewhere` means that the focus has moved to another node meanwhile,
 * which then keeps it.
 */
export type ReturnsFocus = (elsewhere: boolean) => boolean;

/** A closing layer stays for a moment, in which the user may have moved on to a field: that keeps the focus. */
export function finalFocus(
  popup: RefObject<HTMLElement | null>,
  returnsFocus: ReturnsFocus | undefined,
): (() => boolean) | undefined {
  if (!returnsFocus) return undefined;
  return () => {
    const { activeElement, body } = document;
    const elsewhere =
      activeElement !== null && activeElement !== body && popup.current?.contains(activeElement) !== true;
    return returnsFocus(elsewhere) && !elsewhere;
  };
}
