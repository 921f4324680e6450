import { equalPlain } from '@lectern/courseware';
import type { ChosenCharacters, TextTarget } from '@lectern/stage/edit';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { chosenCharacters, readLetters } from './chosen-letters.ts';

interface Readings {
  readonly chosen: readonly ChosenCharacters[];
  readonly read: ReturnType<typeof readLetters>;
}

const none: Readings = { chosen: [], read: [] };

/** Returns the selected characters that have a reading. A text without readings is not followed letter by letter. */
export function useReadings(target: TextTarget): Readings {
  const last = useRef(none);
  const subscribe = useCallback((listener: () => void) => target.subscribe(listener), [target]);
  const look = () => {
    const chosen = chosenCharacters(target);
    const read = chosen.flatMap(readLetters);
    const now = read.length === 0 ? none : { chosen, read };
    if (!equalPlain(now, last.current)) last.current = now;
    return last.current;
  };
  return useSyncExternalStore(subscribe, look, look);
}
