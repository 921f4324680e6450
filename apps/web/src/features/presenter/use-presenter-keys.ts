import { focusedOn, keepsKey, ReturnedFocus, ShowKeys } from '@lectern/stage/show';
import { useEffect, useRef } from 'react';
import type { PresenterCommand } from '../../parts/presenter/index.ts';

export interface PresenterKeys {
  readonly ask: (command: PresenterCommand) => void;
  /** Shows or hides the list of pages. */
  readonly togglePages: () => void;
  /** Closes the overlay that is open in this view; the show itself is ended only by its button. */
  readonly escape: () => void;
}

/** The keys of the show, including a remote's, in the presenter window. */
export function usePresenterKeys(does: PresenterKeys): void {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  useEffect(() => {
    const keys = new ShowKeys();
    const returned = new ReturnedFocus();
    const stopReturned = returned.listen();
    const down = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const isReturned = returned.isOn(event.target);
      if (keepsKey(focusedOn(event.target as HTMLElement), event.key, { isReturned })) return;
      const asked = keys.read(event);
      if (asked === undefined || asked === 'lastViewed') return;
      event.preventDefault();
      if (asked === 'pages') latest.current.togglePages();
      else if (asked === 'escape') latest.current.escape();
      else latest.current.ask(asked);
    };
    addEventListener('keydown', down);
    return () => {
      removeEventListener('keydown', down);
      stopReturned();
    };
  }, []);
}
