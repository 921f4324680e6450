import { type RefObject, useCallback, useRef } from 'react';

/**
 * Sets the focus after a popup of a button closes: after a choice it stays where the choice moved it (the page, the
 * open text); after Escape it returns to the button. `goTo` moves it together with the choice, because the popup takes
 * a moment to close and the next key would be lost.
 */
export function useReturnedFocus(goTo?: () => void): {
  readonly chose: () => void;
  /** Called for a choice that keeps the popup open for another try; the focus stays in the popup until it closes. */
  readonly tried: () => void;
  readonly returnsFocus: (elsewhere: boolean) => boolean;
} {
  const chosen = useRef(false);
  const chose = useCallback(() => {
    chosen.current = true;
    goTo?.();
  }, [goTo]);
  const tried = useCallback(() => {
    chosen.current = true;
  }, []);
  const returnsFocus = useCallback(
    (elsewhere: boolean) => {
      const returns = !chosen.current;
      chosen.current = false;
      // While a menu closes it takes the focus for the entry under the pointer.
      if (!returns && !elsewhere) goTo?.();
      return returns;
    },
    [goTo],
  );
  return { chose, tried, returnsFocus };
}

/**
 * Called when a layer that a button opened closes. Returns whether the button gets the focus back, which is the
 * default; with false the focus stays. `elsewhere`: whether the focus has moved to another node meanwhile, which then
 * keeps it.
 */
export type ReturnsFocus = (elsewhere: boolean) => boolean;

/** A closing layer stays for a moment. A field to which the user has moved meanwhile keeps the focus. */
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
