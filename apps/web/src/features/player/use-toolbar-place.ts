import type { ShowOverlays } from '@lectern/stage/show';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keepEdge, keptEdge, summonedTo, type ToolbarEdge } from './toolbar-place.ts';

export interface ToolbarStand {
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly edge: ToolbarEdge;
  /** The middle of a summoned toolbar, CSS pixels; else it stands at its edge. */
  readonly summoned: { readonly x: number; readonly y: number } | undefined;
  /** The teacher is asked where the toolbar should stand. */
  readonly choosing: boolean;
  readonly ask: () => void;
  readonly choose: (edge: ToolbarEdge) => void;
  /** A right click or a long press brings the toolbar to the hand. */
  readonly summon: (event: MouseEvent) => void;
}

/** Where the toolbar stands. Asked once on each machine; while it is asked the show hears no keys and no wheel. */
export function useToolbarPlace(overlays: ShowOverlays): ToolbarStand {
  const [edge, setEdge] = useState(keptEdge);
  const [choosing, setChoosing] = useState(edge === undefined);
  const [summoned, setSummoned] = useState<{ x: number; y: number }>();
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
    summon: (event) => {
      event.preventDefault();
      const box = toolbar.current?.getBoundingClientRect();
      if (!box) return;
      const view = { w: innerWidth, h: innerHeight };
      setSummoned(summonedTo({ x: event.clientX, y: event.clientY }, { w: box.width, h: box.height }, view));
    },
  };
}
