import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToolLesson } from '../../../parts/lessons/index.ts';

export interface OpenTools {
  /** The class tools that lie over the show, by their ids, the one opened last at the end. */
  readonly ids: ReadonlySet<string>;
  readonly open: (id: string) => void;
  readonly close: (id: string) => void;
  readonly toggle: (id: string) => void;
  /** Those and no others lie over the show, in this order; no use of them is counted. */
  readonly set: (ids: readonly string[]) => void;
}

/** Where the lesson keeps which tools are open: by tool, when it was opened, milliseconds since 1970. */
const STATE = 'open-tools';
const NONE = {};
const NOTHING = { get: () => NONE, subscribe: () => () => undefined };

/** Which class tools lie over the show: those that the lesson says, and those that were asked for before it had begun. */
export function useOpenTools(
  lesson: ToolLesson | undefined,
  onOpened: (id: string, lesson: ToolLesson) => void,
): OpenTools {
  const [early, setEarly] = useState<readonly string[]>([]);
  const state = lesson?.state(STATE);
  const kept = useSignal(state ?? NOTHING);
  const latest = useRef(onOpened);
  useEffect(() => {
    latest.current = onOpened;
  });
  useEffect(() => {
    if (!lesson || !state || early.length === 0) return;
    state.change(Object.fromEntries(early.map((id, index) => [id, Date.now() + index])));
    for (const id of early) latest.current(id, lesson);
    setEarly([]);
  }, [lesson, state, early]);
  const change = useCallback(
    (id: string, isWanted: (isOpen: boolean) => boolean) => {
      if (lesson && state) {
        const wasOpen = id in state.get();
        const open = isWanted(wasOpen);
        state.change({ [id]: open ? Date.now() : undefined });
        if (open && !wasOpen) latest.current(id, lesson);
      } else
        setEarly((before) => {
          const others = before.filter((each) => each !== id);
          return isWanted(before.includes(id)) ? [...others, id] : others;
        });
    },
    [lesson, state],
  );
  return {
    ids: new Set([...idsOf(kept), ...early]),
    open: useCallback((id) => change(id, () => true), [change]),
    close: useCallback((id) => change(id, () => false), [change]),
    toggle: useCallback((id) => change(id, (isOpen) => !isOpen), [change]),
    set: useCallback(
      (ids) => {
        if (!state) return setEarly(ids);
        const none = Object.fromEntries(Object.keys(state.get()).map((id) => [id, undefined]));
        state.change({ ...none, ...Object.fromEntries(ids.map((id, index) => [id, Date.now() + index])) });
      },
      [state],
    ),
  };
}

function idsOf(kept: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(kept)
    .flatMap(([id, at]) => (typeof at === 'number' ? [{ id, at }] : []))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
