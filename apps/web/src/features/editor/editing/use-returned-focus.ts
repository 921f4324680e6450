import { useCallback, useRef } from 'react';

/**
 * For what opens at a button: after a choice the keyboard stays where the choice has put it (the page, the open text);
 * after Escape the button takes it back. `goTo` puts it there when what opened would leave it with nobody.
 */
export function useReturnedFocus(goTo?: () => void): {
  readonly chose: () => void;
  readonly returnsFocus: () => boolean;
} {
  const chosen = useRef(false);
  const chose = useCallback(() => {
    chosen.current = true;
  }, []);
  const returnsFocus = useCallback(() => {
    const returns = !chosen.current;
    chosen.current = false;
    if (!returns) goTo?.();
    return returns;
  }, [goTo]);
  return { chose, returnsFocus };
}
