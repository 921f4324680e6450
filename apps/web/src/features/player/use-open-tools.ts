import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useState } from 'react';
import type { ToolLesson } from '../../parts/lessons/index.ts';

export interface OpenTools {
  /** The class tools that lie over the show, by their ids, the one opened last at the end. */
  readonly open: ReadonlySet<string>;
  readonly close: (id: string) => void;
  readonly toggle: (id: string) => void;
}

/** Where the lesson keeps which tools are open: by tool, when it was opened, milliseconds since 1970. */
const STATE = 'open-tools';
const NONE = {};
const NOTHING = { get: () => NONE, subscribe: () => () => undefined };

/** Which class tools lie over the show: those that the lesson says, and those that were asked for before it had begun. */
export function useOpenTools(lesson: ToolLesson | undefined): OpenTools {
  const [early, setEarly] = useState<readonly string[]>([]);
  const state = lesson?.state(STATE);
  const kept = useSignal(state ?? NOTHING);
  useEffect(() => {
    if (!state || early.length === 0) return;
    state.change(Object.fromEntries(early.map((id, index) => [id, Date.now() + index])));
    setEarly([]);
  }, [state, early]);
  const change = useCallback(
    (id: string, isWanted: (isOpen: boolean) => boolean) => {
      if (state) state.change({ [id]: isWanted(id in state.get()) ? Date.now() : undefined });
      else
        setEarly((before) => {
          const others = before.filter((each) => each !== id);
          return isWanted(before.includes(id)) ? [...others, id] : others;
        });
    },
    [state],
  );
  return {
    open: new Set([...idsOf(kept), ...early]),
    close: useCallback((id) => change(id, () => false), [change]),
    toggle: useCallback((id) => change(id, (isOpen) => !isOpen), [change]),
  };
}

function idsOf(kept: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(kept)
    .flatMap(([id, at]) => (typeof at === 'number' ? [{ id, at }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
