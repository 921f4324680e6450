import { hearEveryFinger } from '@lectern/ui/every-finger';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ToolLesson } from '../../parts/lessons/index.ts';
import { CoverLayer } from './covers/cover-layer.tsx';
import { DragLayer, type DragLayerProps } from './drag/drag-layer.tsx';
import { PulledByPointer } from './drag/pulled-by-pointer.tsx';
import type { Hand } from './hand/use-hand.ts';
import { useSummon } from './toolbar/use-summon.ts';
import type { ToolbarStand } from './toolbar/use-toolbar-place.ts';
import type { ShowZoom } from './zoom/use-show-zoom.ts';
import { ZoomLayer } from './zoom/zoom-layer.tsx';

export interface PageHandsProps extends Omit<DragLayerProps, 'elements'> {
  readonly hand: Hand;
  readonly zoom: ShowZoom;
  readonly lesson: ToolLesson | undefined;
  /** The lesson is followed: its covers are taken away where it is taught. */
  readonly looksOn: boolean;
  /** The element of the whole show. */
  readonly screen: RefObject<HTMLElement | null>;
  readonly onSummon: ToolbarStand['summon'];
}

/** What hands do to the page as a whole, and to what lies on it, beside writing. */
export function PageHands(props: PageHandsProps): ReactNode {
  const { hand, zoom, lesson, looksOn, screen, onSummon, ...drag } = props;
  // These load late, before anybody can use several fingers.
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
        looksOn={looksOn}
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
