import { useCallback, useRef } from 'react';

/**
 * For what opens at a button: after a choice the keyboard stays where the choice has put it (the page, the open text);
 * after Escape the button takes it back. `goTo` puts it there with the choice itself: what was chosen from takes a moment to
 * close, and the next key would be lost in it.
 */
export function useReturnedFocus(goTo?: () => void): {
  readonly chose: () => void;
  /** What was chosen from stays open for the next try, and keeps the keyboard until it closes. */
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
      // A menu takes the keyboard back for the entry under the pointer while it closes.
      if (!returns && !elsewhere) goTo?.();
      return returns;
    },
    [goTo],
  );
  return { chose, tried, returnsFocus };
}
