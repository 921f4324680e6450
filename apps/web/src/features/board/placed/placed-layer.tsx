import type { CoursewareStore } from '@lectern/courseware';
import type { BoardColor } from '@lectern/courseware/lesson';
import type { PageZoom } from '@lectern/stage/show';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardTool } from '../model/board-tool.ts';
import type { PlacedHand } from './placed-hand.ts';
import { PlacedSelection } from './placed-selection.tsx';
import { beginText, type Typed, TypedText } from './typed-text.tsx';

export interface PlacedLayerProps {
  readonly store: CoursewareStore;
  readonly hand: PlacedHand;
  readonly pageId: string;
  readonly size: { readonly w: number; readonly h: number; readonly endless?: boolean };
  readonly frame: RefObject<HTMLElement | null>;
  /** CSS pixels a logical pixel. */
  readonly scale: number;
  readonly zoom: Pick<PageZoom, 'seenNow'>;
  readonly tool: BoardTool;
  readonly color: BoardColor;
}

/** A finger is wider than a letter, CSS pixels. */
const REACH = 8;
/** A hand that moved further meant no press, CSS pixels. */
const STILL = 10;
const OTHERS = '[data-carried], button, input, textarea';

/** Above the ink, what hands do to texts and pictures: a press with the text tool types there, and what a loop took is moved. */
export function PlacedLayer(props: PlacedLayerProps): ReactNode {
  const { store, hand, pageId, size, frame, zoom, scale, tool, color } = props;
  const [typed, setTyped] = useState<Typed>();
  const taken = useSignal(hand.taken);
  const withInk = useSignal(hand.withInk);
  const latest = useRef({ typed, scale });
  useEffect(() => {
    latest.current = { typed, scale };
  });

  useEffect(() => {
    const page = frame.current;
    if (tool !== 'text' || !page) return;
    let from: { readonly x: number; readonly y: number } | undefined;
    const down = (event: PointerEvent) => {
      const isOthers = (event.target as Element).closest(OTHERS) !== null;
      from =
        isOthers || !event.isPrimary || event.button !== 0
          ? undefined
          : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) return;
      from = undefined;
      // What is typed already is written down by this press, which takes the focus away, and begins no other text.
      if (latest.current.typed) return;
      const { left, top } = page.getBoundingClientRect();
      const by = latest.current.scale;
      const at = [(event.clientX - left) / by, (event.clientY - top) / by] as const;
      setTyped(beginText(hand, at, REACH / by, color, size));
    };
    // From now on a press types.
    page.toggleAttribute('data-types', true);
    page.addEventListener('pointerdown', down);
    page.addEventListener('pointerup', up);
    return () => {
      page.removeAttribute('data-types');
      page.removeEventListener('pointerdown', down);
      page.removeEventListener('pointerup', up);
    };
  }, [tool, frame, hand, color, size]);

  return (
    <>
      {typed && (
        <TypedText
          key={typed.id}
          store={store}
          hand={hand}
          pageId={pageId}
          typed={typed}
          scale={scale}
          color={color}
          seen={zoom.seenNow}
          onEnd={() => setTyped(undefined)}
        />
      )}
      {taken.length > 0 && !typed && !withInk && (
        <PlacedSelection
          hand={hand}
          taken={taken}
          scale={scale}
          color={color}
          seen={zoom.seenNow}
          onType={(element) => {
            hand.show(pageId);
            setTyped(beginText(hand, element, 0, color, size));
          }}
        />
      )}
    </>
  );
}
