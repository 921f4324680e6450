import { type ShowCoverKind, usePageZoom, type ZoomedPage } from '@lectern/stage/show';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** A change of the zoom that a command requests. */
export type ZoomAsk = 'toggle' | 'in' | 'out' | 'whole' | 'left' | 'right' | 'up' | 'down';

export interface ShowZoom {
  readonly page: ZoomedPage;
  /** Whether the user is drawing a frame around the part to enlarge. */
  readonly framing: boolean;
  readonly stopFraming: () => void;
  readonly ask: (asked: ZoomAsk) => void;
}

/** Share of the visible part by which a key moves an enlarged page. */
const PAN = 0.25;
const PANS = { left: [-PAN, 0], right: [PAN, 0], up: [0, -PAN], down: [0, PAN] } as const;

/** Zoom of the page or sheet `shownId`; another page is shown whole at first. */
export function useShowZoom(
  size: { readonly w: number; readonly h: number },
  around: RefObject<HTMLElement | null>,
  shownId: string | undefined,
  cover: ShowCoverKind,
): ShowZoom {
  const page = usePageZoom(size, around);
  const { zoom } = page;
  const [framing, setFraming] = useState(false);
  const stopFraming = useCallback(() => setFraming(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useLayoutEffect(() => {
    zoom.whole(true);
    setFraming(false);
  }, [zoom, shownId]);
  return {
    page,
    // A covered page has no parts to select.
    framing: framing && cover === 'none',
    stopFraming,
    ask: (asked) => {
      setFraming(asked === 'toggle' && zoom.times === 1 && !framing);
      if (asked === 'in' || asked === 'out') zoom.step(asked === 'in' ? 1 : -1);
      else if (asked === 'whole' || asked === 'toggle') {
        if (zoom.times > 1) zoom.whole();
      } else {
        const [right, down] = PANS[asked];
        zoom.pan(right, down);
      }
    },
  };
}
