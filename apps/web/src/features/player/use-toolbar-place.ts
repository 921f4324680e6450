import type { ShowOverlays } from '@lectern/stage/show';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** It is put away, but for the button that brings it back. */
  readonly folded: boolean;
  readonly toggleFolded: () => void;
  /** A right click or a long press brings the toolbar to the hand. */
  readonly summon: (event: MouseEvent) => void;
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
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(
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
    summon: (event) => {
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      // One that was put away has no size until it is there again.
      if (folded) flushSync(() => fold(false));
      const box = toolbar.current?.getBoundingClientRect();
      if (!box) return;
      const view = { w: innerWidth, h: innerHeight };
      setSummoned(summonedTo(at, { w: box.width, h: box.height }, view));
    },
  };
}
