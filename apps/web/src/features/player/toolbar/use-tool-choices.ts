import type { ShowOverlays } from '@lectern/stage/show';
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ToolChoices {
  /** Id of the command whose options are shown. */
  readonly open: string | undefined;
  readonly toggle: (commandId: string) => void;
  readonly close: () => void;
}

const AWAY = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * State of the card of options beside the toolbar. It closes when the user acts elsewhere (a stroke, a press on the
 * slide, a remote), on Escape, and when `moment` changes (the page, its cover, the current tool).
 */
export function useToolChoices(
  bar: RefObject<HTMLElement | null>,
  overlays: ShowOverlays,
  moment: string,
): ToolChoices {
  const [opened, setOpened] = useState<{ readonly commandId: string; readonly moment: string }>();
  // The card stays closed when the user returns to the same page, cover and tool.
  if (opened !== undefined && opened.moment !== moment) setOpened(undefined);
  const open = opened?.moment === moment ? opened.commandId : undefined;
  useLayoutEffect(() => {
    if (open === undefined) return;
    const close = () => setOpened(undefined);
    const lift = overlays.lay({ id: 'tool-choices', takes: [], close });
    const elsewhere = (event: Event) => {
      // The overlay handles Escape, which closes the card alone.
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) close();
    };
    // Capturing listeners, so that they run before the canvas captures the pointer for a stroke and the show uses the
    // key.
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
