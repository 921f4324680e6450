import type { ShowOverlays } from '@lectern/stage/show';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepHabits, keptHabits, noteCome, type ToolbarHabits } from './toolbar-habits.ts';
import { keepEdge, keepFolded, keptEdge, keptFolded, summonedTo, type ToolbarEdge } from './toolbar-place.ts';

export interface ToolbarStand {
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly edge: ToolbarEdge;
  /** The middle of a summoned toolbar, CSS pixels; else it stands at its edge. */
  readonly summoned: { readonly x: number; readonly y: number } | undefined;
  /** The teacher is asked where the toolbar should stand. */
  readonly choosing: boolean;
  readonly ask: () => void;
  readonly choose: (edge: ToolbarEdge) => void;
  /** Whether the toolbar is put away, but for the button that brings it back. */
  readonly folded: boolean;
  readonly toggleFolded: () => void;
  /** A right click or a long press brings the toolbar to the hand. */
  readonly summon: (at: { readonly x: number; readonly y: number }) => void;
  readonly habits: ToolbarHabits;
  readonly changeHabits: (habits: ToolbarHabits) => void;
  /** A click on the empty page, which is taken where the toolbar comes by one. */
  readonly takesClick: (event: MouseEvent) => boolean;
  /** A summoned toolbar goes back to its edge. */
  readonly putBack: () => void;
}

/** Where the toolbar stands. Asked once on each machine; while it is asked the show hears no keys and no wheel. */
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
    // A toolbar that was put away has no size until it is there again.
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
