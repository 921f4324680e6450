import { useCallback, useRef } from 'react';

/**
 * Sets the focus after a popup of a button closes: after a choice it stays where the choice moved it (the page, the
 * open text); after Escape it returns to the button. `goTo` moves it together with the choice, because the popup takes
 * a moment to close and the next key would be lost.
 */
export function useReturnedFocus(goTo?: () => void): {
  readonly chose: () => void;
  /** For a choice that keeps the popup open for the next try, and the focus in it until it closes. */
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
