import { focusedOn, keepsKey, ReturnedFocus, ShowKeys } from '@lectern/stage/show';
import { useEffect, useRef } from 'react';
import type { PresenterCommand } from '../../parts/presenter/index.ts';

export interface PresenterKeys {
  readonly ask: (command: PresenterCommand) => void;
  /** Shows the pages, or puts them away. */
  readonly togglePages: () => void;
  /** Puts away what lies open here; the show itself is ended by its button alone. */
  readonly escape: () => void;
}

/** The keys of the show, a remote's too, in a window beside it. */
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
