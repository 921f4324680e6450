import type { RefObject } from 'react';

/**
 * Asked when what opened at a button closes: whether the button takes the focus back. It does unless said; false leaves the
 * focus where it is. `elsewhere` says that the keyboard has gone on meanwhile, and then nothing takes it from there.
 */
export type ReturnsFocus = (elsewhere: boolean) => boolean;

/** What closes stays for a moment, in which a hand may have gone on to a field: that keeps the keyboard. */
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
