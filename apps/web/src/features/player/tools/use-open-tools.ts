import { useSignal } from '@lectern/ui/use-signal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fold } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { idsOf, STATE } from './opened-tools.ts';

export interface OpenTools {
  /** Ids of the open class tools in the order in which they were opened. */
  readonly ids: ReadonlySet<string>;
  readonly open: (id: string) => void;
  readonly close: (id: string) => void;
  /** Opens or closes a tool; a running tool is folded or unfolded instead. */
  readonly toggle: (id: string) => void;
  /** The open tools, for `putToolsAway`. */
  readonly said: OpenToolsSaid;
}

export interface OpenToolsSaid {
  /** Undefined before the lesson has begun. */
  readonly lesson: ToolLesson | undefined;
  /** Ids of tools that were opened before the lesson had begun. */
  readonly early: readonly string[];
  readonly setEarly: (ids: readonly string[]) => void;
}

const NONE = {};
const NOTHING = { get: () => NONE, subscribe: () => () => undefined };

/** The open class tools: the tools in the lesson's state, and tools opened before the lesson had begun. */
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
    toggle: useCallback(
      (id) => {
        const isOpen = state !== undefined && id in state.get();
        if (!(isOpen && lesson && fold(lesson, id, 'turn'))) change(id, (wasOpen) => !wasOpen);
      },
      [change, lesson, state],
    ),
    said: { lesson, early, setEarly },
  };
}
