import { handSpan, type InkHabits, isPalm, screenSize } from '@lectern/stage/ink';
import { movableAt, type ShowOverlays, ZoomHands } from '@lectern/stage/show';
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
import { useLateTexts } from '../late-texts.ts';
import type { ShowZoom } from './use-show-zoom.ts';
import classes from './zoom-layer.module.css';

export interface ZoomLayerProps {
  readonly zoom: ShowZoom;
  /** What the page and its ink are drawn on. */
  readonly surface: RefObject<HTMLElement | null>;
  readonly overlays: ShowOverlays;
  /** Hands write, erase or choose ink. */
  readonly inks: boolean;
  /** Hands drag elements of the page: what they take moves, and not the page. */
  readonly drags: boolean;
  /** Whether what lies at a place of the window takes hands for itself: a cover. */
  readonly takes: RefObject<((x: number, y: number) => boolean) | undefined>;
  readonly habits: InkHabits;
}

/** What is moved or pressed for itself. */
const OTHERS = '[data-carried], button, input, select, textarea, [data-media-bar], [data-tool-frame]';
/** A press that went no further chooses a place and no part of the page, CSS pixels. */
const PRESS = 16;

/** The hands that enlarge the page and move it, the frame that chooses a part of it, and the way back. */
export function ZoomLayer({ zoom, surface, overlays, inks, drags, takes, habits }: ZoomLayerProps) {
  const t = useLateTexts();
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
      // A palm erases ink.
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
        <button
          type="button"
          className={classes.whole}
          // The bar above may disappear during the press and move the button: the press still counts for it.
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onClick={() => pageZoom.whole()}
        >
          <Minimize2 aria-hidden="true" />
          {t('backToWhole', { times: times.toFixed(1).replace(/\.0$/, '') })}
        </button>
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

/** Lies over the page while a part of it is chosen. One hand draws the frame; others do nothing. */
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
  // Of a press the click is waited for: a finger's comes after it is lifted, and would turn the page that is uncovered.
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
