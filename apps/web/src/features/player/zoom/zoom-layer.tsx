import { handSpan, type InkHabits, isPalm, screenSize } from '@lectern/stage/ink';
import { movableAt, type ShowOverlays, ZoomHands } from '@lectern/stage/show';
import { Row } from '@lectern/ui';
import { Minimize2 } from 'lucide-react';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLazyTexts } from '../lazy-texts.ts';
import type { ShowZoom } from './use-show-zoom.ts';
import classes from './zoom-layer.module.css';

export interface ZoomLayerProps {
  readonly zoom: ShowZoom;
  /** Element that contains the page and its ink. */
  readonly surface: RefObject<HTMLElement | null>;
  readonly overlays: ShowOverlays;
  /** Whether the current tool writes, erases or selects ink. */
  readonly inks: boolean;
  /** Whether the current tool drags elements: a gesture on such an element does not move the page. */
  readonly drags: boolean;
  /** Returns whether a cover at this position of the window handles gestures itself. */
  readonly takes: RefObject<((x: number, y: number) => boolean) | undefined>;
  readonly habits: InkHabits;
}

/** Elements that handle their own drags and presses. */
const OTHERS = '[data-carried], button, input, select, textarea, [data-media-bar], [data-tool-frame]';
/** A pointer that moved no further than this selects a point instead of a part, CSS pixels. */
const PRESS = 16;

/** Gestures that zoom and move the page, the frame that selects a part of it, and the button back to the whole page. */
export function ZoomLayer({ zoom, surface, overlays, inks, drags, takes, habits }: ZoomLayerProps) {
  const t = useLazyTexts();
  const { page, framing, stopFraming } = zoom;
  const { zoom: pageZoom, times } = page;
  const latest = useRef({ inks, drags, habits });
  useEffect(() => {
    latest.current = { inks, drags, habits };
  });
  useEffect(() => {
    const on = surface.current;
    if (!on) return;
    const hands = new ZoomHands(on, pageZoom, {
      isOthers: (event) => {
        const { drags } = latest.current;
        if (takes.current?.(event.clientX, event.clientY)) return true;
        if (drags && movableAt(on, event.clientX, event.clientY)) return true;
        return (event.target as Element).closest(OTHERS) !== null;
      },
      writes: (event) => {
        const { inks, habits } = latest.current;
        return inks && !(event.pointerType === 'touch' && habits.fingersTurn);
      },
      // A palm erases ink, so it does not zoom.
      isPalm: (event) => {
        const { inks, habits } = latest.current;
        return inks && habits.palmErases && isPalm(event, habits.panelInches);
      },
      span: () => handSpan(screenSize(latest.current.habits.panelInches)),
    });
    return hands.listen();
  }, [surface, pageZoom, takes]);

  const isEnlarged = times > 1;
  useLayoutEffect(
    () =>
      isEnlarged
        ? overlays.lay({ id: 'zoom', takes: ['wheel', 'swipes'], close: () => pageZoom.whole() })
        : undefined,
    [isEnlarged, overlays, pageZoom],
  );
  useLayoutEffect(
    () =>
      framing
        ? overlays.lay({ id: 'zoom-frame', takes: ['wheel', 'swipes'], close: stopFraming })
        : undefined,
    [framing, overlays, stopFraming],
  );
  return (
    <>
      {framing && (
        <Frame
          hint={t('frameHint')}
          onFrame={(from, to) => {
            stopFraming();
            const [one, other] = [pageZoom.pointAt(from), pageZoom.pointAt(to)];
            pageZoom.frame({
              minX: Math.min(one[0], other[0]),
              minY: Math.min(one[1], other[1]),
              maxX: Math.max(one[0], other[0]),
              maxY: Math.max(one[1], other[1]),
            });
          }}
          onPlace={(at) => {
            stopFraming();
            pageZoom.double(at);
          }}
        />
      )}
      {isEnlarged && (
        <Row
          as="button"
          gap={3}
          overflow="line"
          radius="round"
          type="button"
          className={classes.whole}
          // The bar above may disappear during the press and move the button: the press still counts for it.
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onClick={() => pageZoom.whole()}
        >
          <Minimize2 aria-hidden="true" />
          {t('backToWhole', { times: times.toFixed(1).replace(/\.0$/, '') })}
        </Row>
      )}
    </>
  );
}

type Point = readonly [x: number, y: number];

interface FrameProps {
  readonly hint: string;
  readonly onFrame: (from: Point, to: Point) => void;
  readonly onPlace: (at: Point) => void;
}

/** Layer over the page on which one pointer draws the frame; further pointers are ignored. */
function Frame({ hint, onFrame, onPlace }: FrameProps) {
  const [drawn, setDrawn] = useState<{ readonly id: number; readonly from: Point; readonly to: Point }>();
  const at = (event: PointerEvent): Point => [event.clientX, event.clientY];
  const down = (event: PointerEvent) => {
    if (drawn || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ id: event.pointerId, from: at(event), to: at(event) });
  };
  const move = (event: PointerEvent) => {
    if (drawn?.id === event.pointerId) setDrawn({ ...drawn, to: at(event) });
  };
  const up = (event: PointerEvent) => {
    if (drawn?.id !== event.pointerId) return;
    const { from } = drawn;
    const to = at(event);
    setDrawn(undefined);
    if (!isPress(from, to)) onFrame(from, to);
  };
  // A press is handled on click, because a finger's click follows after pointerup and would change the page when the
  // layer is gone.
  const press = (event: MouseEvent) => {
    if (!drawn) onPlace([event.clientX, event.clientY]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a hand points to a place on it; keys enlarge without it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes.frame}
      data-testid="zoom-frame"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => setDrawn(undefined)}
      onClick={press}
    >
      <p role="status">{hint}</p>
      {drawn && <div className={classes.part} style={boxOf(drawn.from, drawn.to)} />}
    </div>
  );
}

function isPress(from: Point, to: Point): boolean {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) < PRESS;
}

function boxOf([x, y]: Point, [toX, toY]: Point): CSSProperties {
  return {
    left: Math.min(x, toX),
    top: Math.min(y, toY),
    width: Math.abs(toX - x),
    height: Math.abs(toY - y),
  };
}
