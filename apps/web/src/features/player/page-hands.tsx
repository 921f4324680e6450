import { hearEveryFinger } from '@lectern/ui/every-finger';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ToolLesson } from '../../parts/lessons/index.ts';
import { CoverLayer } from './covers/cover-layer.tsx';
import { DragLayer, type DragLayerProps } from './drag/drag-layer.tsx';
import { type DragHandsOptions, useDragHands } from './drag/use-drag-hands.ts';
import type { Hand } from './hand/use-hand.ts';
import { useSummon } from './toolbar/use-summon.ts';
import type { ToolbarStand } from './toolbar/use-toolbar-place.ts';
import type { ShowZoom } from './zoom/use-show-zoom.ts';
import { ZoomLayer } from './zoom/zoom-layer.tsx';

export interface PageHandsProps extends Omit<DragLayerProps, 'elements'> {
  readonly hand: Hand;
  readonly zoom: ShowZoom;
  readonly lesson: ToolLesson | undefined;
  /** Whether the lesson is only followed in this window, so that covers are read-only. */
  readonly viewOnly: boolean;
  /** Element that contains the whole show. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly onSummon: ToolbarStand['summon'];
}

/** All gestures on the page except writing: zooming, dragging elements, pulling off covers, and moving the toolbar. */
export function PageHands(props: PageHandsProps): ReactNode {
  const { hand, zoom, lesson, viewOnly, screen, onSummon, ...drag } = props;
  // This component is loaded on demand, but before a user can use several fingers.
  useEffect(hearEveryFinger, []);
  useSummon(screen, drag.surface, onSummon);
  const drags = hand.tool === 'drag';
  const { elements } = drag.dragging;
  const takes = useRef<(x: number, y: number) => boolean>(undefined);
  return (
    <>
      {drags && elements && <DragLayer {...drag} elements={elements} />}
      {drag.dragging.by === 'pointer' && elements && (
        <PulledByPointer
          elements={elements}
          reader={drag.reader}
          pageId={drag.pageId}
          surface={drag.surface}
        />
      )}
      <CoverLayer
        lesson={lesson}
        reader={drag.reader}
        pageId={drag.pageId}
        surface={drag.surface}
        presses={hand.tool === 'pointer'}
        looksOn={viewOnly}
        clear={drag.clear}
        takes={takes}
      />
      <ZoomLayer
        zoom={zoom}
        surface={drag.surface}
        overlays={drag.overlays}
        inks={!drags && hand.tool !== 'pointer'}
        drags={drags}
        takes={takes}
        habits={hand.settings.habits}
      />
    </>
  );
}

/** Dragging of marked elements with the pointer; a press without a drag acts on the page. */
function PulledByPointer(options: Omit<DragHandsOptions, 'presses' | 'landed'>): undefined {
  useDragHands({ ...options, presses: true });
}
