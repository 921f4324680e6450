import type { ShowOverlays } from '@lectern/stage/show';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepHabits, keptHabits, noteCome, type ToolbarHabits } from './toolbar-habits.ts';
import { keepEdge, keepFolded, keptEdge, keptFolded, summonedTo, type ToolbarEdge } from './toolbar-place.ts';

export interface ToolbarStand {
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly edge: ToolbarEdge;
  /** Centre of a toolbar that was moved, CSS pixels; undefined: it is at its edge. */
  readonly summoned: { readonly x: number; readonly y: number } | undefined;
  /** Whether the dialog for the position is open. */
  readonly choosing: boolean;
  readonly ask: () => void;
  readonly choose: (edge: ToolbarEdge) => void;
  /** Whether the toolbar is folded to a button. */
  readonly folded: boolean;
  readonly toggleFolded: () => void;
  /** Moves the toolbar to a point, after a right click or a long press. */
  readonly summon: (at: { readonly x: number; readonly y: number }) => void;
  readonly habits: ToolbarHabits;
  readonly changeHabits: (habits: ToolbarHabits) => void;
  /** Handles a click on an empty part of the page. Returns whether it moved the toolbar. */
  readonly takesClick: (event: MouseEvent) => boolean;
  /** Moves the toolbar back to its edge. */
  readonly putBack: () => void;
}

/**
 * Position of the toolbar. The dialog opens once on each machine; while it is open the show receives no keys and no
 * wheel.
 */
export function useToolbarPlace(overlays: ShowOverlays): ToolbarStand {
  const [edge, setEdge] = useState(keptEdge);
  const [choosing, setChoosing] = useState(edge === undefined);
  const [summoned, setSummoned] = useState<{ x: number; y: number }>();
  const [folded, setFolded] = useState(keptFolded);
  const fold = (next: boolean) => {
    keepFolded(next);
    setFolded(next);
  };
  const [habits, setHabits] = useState(keptHabits);
  const toolbar = useRef<HTMLDivElement>(null);
  const come = (at: { readonly x: number; readonly y: number }) => {
    // A folded toolbar has no size, so it is rendered unfolded first.
    if (folded) flushSync(() => fold(false));
    const box = toolbar.current?.getBoundingClientRect();
    if (!box) return;
    const view = { w: innerWidth, h: innerHeight };
    setSummoned(summonedTo(at, { w: box.width, h: box.height }, view));
  };
  useLayoutEffect(
    () => (choosing ? overlays.lay({ id: 'toolbar-place', takes: ['keys', 'wheel'] }) : undefined),
    [choosing, overlays],
  );
  return {
    toolbar,
    edge: edge ?? 'bottom',
    summoned,
    choosing,
    ask: () => setChoosing(true),
    choose: (chosen) => {
      keepEdge(chosen);
      setEdge(chosen);
      setSummoned(undefined);
      setChoosing(false);
    },
    folded,
    toggleFolded: () => fold(!folded),
    putBack: () => setSummoned(undefined),
    summon: come,
    habits,
    changeHabits: (next) => {
      keepHabits(next);
      setHabits(next);
    },
    takesClick: (event) => {
      if (!habits.comesByClick) return false;
      noteCome();
      come({ x: event.clientX, y: event.clientY });
      return true;
    },
  };
}
