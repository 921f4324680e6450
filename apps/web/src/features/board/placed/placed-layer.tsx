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
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  readonly zoom: Pick<PageZoom, 'seenNow'>;
  readonly tool: BoardTool;
  readonly color: BoardColor;
}

/** Distance within which a press hits a text, CSS pixels: a finger is wider than a letter. */
const REACH = 8;
/** A pointer that moved further than this did not press but drag, CSS pixels. */
const STILL = 10;
const OTHERS = '[data-carried], button, input, textarea';

/**
 * Layer above the ink for texts and pictures: the text tool types at a press, and the lasso's selection is moved and
 * edited.
 */
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
      // While a text is being typed, this press only moves the focus, which stores that text.
      if (latest.current.typed) return;
      const { left, top } = page.getBoundingClientRect();
      const by = latest.current.scale;
      const at = [(event.clientX - left) / by, (event.clientY - top) / by] as const;
      setTyped(beginText(hand, at, REACH / by, color, size));
    };
    // Marks the page as ready: from now on a press types.
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
