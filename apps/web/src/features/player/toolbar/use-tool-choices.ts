import type { ShowOverlays } from '@lectern/stage/show';
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ToolChoices {
  /** The command whose choices lie open, by its id. */
  readonly open: string | undefined;
  readonly toggle: (commandId: string) => void;
  readonly close: () => void;
}

const AWAY = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * The card of choices beside the toolbar. It belongs to a moment: it closes when the hand goes elsewhere (a stroke, the
 * slide, a remote), by Escape, and when `moment` becomes another (the page, what covers it, the tool in the hand).
 */
export function useToolChoices(
  bar: RefObject<HTMLElement | null>,
  overlays: ShowOverlays,
  moment: string,
): ToolChoices {
  const [opened, setOpened] = useState<{ readonly commandId: string; readonly moment: string }>();
  // The card stays closed when the same page, cover and tool come back.
  if (opened !== undefined && opened.moment !== moment) setOpened(undefined);
  const open = opened?.moment === moment ? opened.commandId : undefined;
  useLayoutEffect(() => {
    if (open === undefined) return;
    const close = () => setOpened(undefined);
    const lift = overlays.lay({ id: 'tool-choices', takes: [], close });
    const elsewhere = (event: Event) => {
      // Escape is the overlay's: it closes the card alone.
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) close();
    };
    // Before the canvas takes the pointer for a stroke, and the show the key for a step.
    for (const type of AWAY) addEventListener(type, elsewhere, { capture: true, passive: true });
    return () => {
      lift();
      for (const type of AWAY) removeEventListener(type, elsewhere, { capture: true });
    };
  }, [open, overlays, bar]);
  return {
    open,
    toggle: (commandId) => setOpened(open === commandId ? undefined : { commandId, moment }),
    close: () => setOpened(undefined),
  };
}
