import type { ReactNode } from 'react';
import type { DragLayerProps } from './drag-layer.tsx';
import { DragLayer, ZoomLayer } from './late-parts.ts';
import type { Hand } from './use-hand.ts';
import type { ShowZoom } from './use-show-zoom.ts';

export interface PageHandsProps extends DragLayerProps {
  readonly hand: Hand;
  readonly zoom: ShowZoom;
}

/** What hands do to the page as a whole, and to what lies on it, beside writing. */
export function PageHands({ hand, zoom, ...drag }: PageHandsProps): ReactNode {
  const drags = hand.tool === 'drag';
  return (
    <>
      {drags && <DragLayer {...drag} />}
      <ZoomLayer
        zoom={zoom}
        surface={drag.surface}
        overlays={drag.overlays}
        inHand={hand.inkTool}
        drags={drags}
        habits={hand.settings.habits}
      />
    </>
  );
}
