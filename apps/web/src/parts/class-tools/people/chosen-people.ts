import type { LessonState } from '@lectern/courseware/lesson';
import { useSignal } from '@lectern/ui/use-signal';
import { useMemo } from 'react';

/** The pupils selected in a tool, by their keys. */
export interface ChosenPeople {
  readonly keys: ReadonlySet<string>;
  /** Selects a pupil, or deselects a selected pupil. */
  readonly toggle: (key: string) => void;
  readonly set: (keys: Iterable<string>) => void;
}

/**
 * The selected people. They are stored in the lesson with the tool's other state, so that a reload between choosing
 * pupils and giving points keeps the choice.
 */
export function chosenPeople(state: LessonState): ChosenPeople {
  const { chosen } = state.get();
  const keys = new Set(Array.isArray(chosen) ? chosen.filter((each) => typeof each === 'string') : []);
  const set = (next: Iterable<string>) => {
    const all = [...next];
    state.change({ chosen: all.length > 0 ? all : undefined });
  };
  return {
    keys,
    set,
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      set(next);
    },
  };
}

export function useChosenPeople(state: LessonState): ChosenPeople {
  const kept = useSignal(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read from the state itself
  return useMemo(() => chosenPeople(state), [state, kept]);
}
