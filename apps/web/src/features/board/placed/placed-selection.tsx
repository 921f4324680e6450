import { type Placed, saidBy } from '@lectern/courseware/board';
import type { Area, BoardColor } from '@lectern/courseware/lesson';
import type { Carrying } from '@lectern/stage/ink';
import { useSignal } from '@lectern/ui/use-signal';
import { Copy, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { barPlace, COPIED, PenColors, selectionClasses, useInkTexts } from '../../../parts/ink/index.ts';
import classes from './placed.module.css';
import type { PlacedHand } from './placed-hand.ts';
import { usePlacedTexts } from './placed-texts.ts';

export interface PlacedSelectionProps {
  readonly hand: PlacedHand;
  readonly taken: readonly Placed[];
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  readonly color: BoardColor;
  /** Visible part of the page, logical pixels. */
  readonly seen: Area;
  readonly onType: (element: Placed) => void;
}

const STILL: Carrying = { dx: 0, dy: 0, scale: 1 };
const LEAST = 0.1;
const MOST = 12;
/** Height of the rotation handle, CSS pixels. */
const HANDLE = 64;
/** Degrees from a right angle within which a rotation snaps to it. */
const NEAR = 4;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Distance an arrow key moves the selection, logical pixels; `FINE` with Shift. */
const NUDGE = 8;
const FINE = 1;

type Way = 'move' | 'size' | 'turn';

/**
 * The selection of texts and pictures: dragged, resized by a corner, rotated if it is a single element, copied,
 * coloured and deleted.
 */
export function PlacedSelection({
  hand,
  taken,
  scale,
  color: board,
  seen,
  onType,
}: PlacedSelectionProps): ReactNode {
  const t = usePlacedTexts();
  const ink = useInkTexts();
  const around = useSignal(hand.box);
  const [by, setBy] = useState(STILL);
  const [turned, setTurned] = useState(0);
  const drag = useRef<{ readonly id: number; readonly x: number; readonly y: number; readonly way: Way }>(
    undefined,
  );
  const box = useRef<HTMLDivElement>(null);
  const [only, ...others] = taken;
  const one = others.length === 0 ? only : undefined;
  const rotation = one?.frame.rotation ?? 0;
  const hasText = taken.some((each) => saidBy(each) !== undefined);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isElsewhere = target instanceof Element && target.closest('input, textarea, dialog') !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[key];
      if (key === 'Delete' || key === 'Backspace') hand.remove();
      else if (key === 'Escape') hand.hold([]);
      else if (arrow) {
        const far = event.shiftKey ? FINE : NUDGE;
        hand.put({ dx: arrow[0] * far, dy: arrow[1] * far, scale: 1 }, [0, 0]);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Capturing listener, so that it runs before the board's keys, which change the page.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [hand]);

  if (!around) return null;
  const frame = one
    ? one.frame
    : { x: around.minX, y: around.minY, w: around.maxX - around.minX, h: around.maxY - around.minY };
  const [w, h] = [frame.w * scale, frame.h * scale];
  // A single element, which may be rotated, is resized about its centre, several about their top left corner.
  const about = one
    ? ([frame.x + frame.w / 2, frame.y + frame.h / 2] as const)
    : ([frame.x, frame.y] as const);

  const begin = (event: PointerEvent, way: Way) => {
    if (drag.current) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, way };
  };
  const middle = () => {
    const { left, top } = box.current?.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [left + (frame.x + frame.w / 2) * scale, top + (frame.y + frame.h / 2) * scale] as const;
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (from?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    const [x, y] = middle();
    if (from.way === 'turn') {
      const angle = (Math.atan2(event.clientY - y, event.clientX - x) * 180) / Math.PI + 90;
      const right = Math.round(angle / 90) * 90;
      const next = (Math.abs(angle - right) < NEAR ? right : Math.round(angle)) - rotation;
      setTurned(next);
      hand.turn(next);
      return;
    }
    const next =
      from.way === 'move'
        ? { dx: dx / scale, dy: dy / scale, scale: 1 }
        : { dx: 0, dy: 0, scale: sizeOf(from, event, one ? [x, y] : [x - w / 2, y - h / 2]) };
    setBy(next);
    hand.carry(next, about);
  };
  const end = (event: PointerEvent) => {
    const from = drag.current;
    if (from?.id !== event.pointerId) return;
    drag.current = undefined;
    hand.carry(undefined, about);
    hand.turn(undefined);
    if (from.way === 'turn' && turned !== 0) hand.putTurned(turned);
    else if (by !== STILL) hand.put(by, about);
    setBy(STILL);
    setTurned(0);
  };
  const handlers = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  const left = (about[0] + (frame.x - about[0]) * by.scale + by.dx) * scale;
  const top = (about[1] + (frame.y - about[1]) * by.scale + by.dy) * scale;
  const angle = rotation + turned;
  const bar = barPlace(around, seen, scale, one ? HANDLE : 0);
  return (
    <>
      <div
        ref={box}
        className={selectionClasses.box}
        style={{
          left,
          top,
          width: w * by.scale,
          height: h * by.scale,
          transform: angle === 0 ? undefined : `rotate(${angle}deg)`,
        }}
        role="group"
        aria-label={t('taken')}
        data-carried=""
        data-testid="placed-selection"
        onPointerDown={(event) => begin(event, 'move')}
        onDoubleClick={({ target, currentTarget }) =>
          target === currentTarget && one && saidBy(one) && onType(one)
        }
        {...handlers}
      >
        {one && (
          <div
            className={classes.turn}
            data-testid="placed-turn"
            onPointerDown={(event) => begin(event, 'turn')}
            {...handlers}
          >
            <RotateCw aria-hidden="true" />
          </div>
        )}
        <div
          className={selectionClasses.corner}
          data-testid="placed-corner"
          onPointerDown={(event) => begin(event, 'size')}
          {...handlers}
        />
      </div>
      <div
        className={selectionClasses.bar}
        data-carried=""
        style={{ left: bar.left, top: bar.top }}
        onPointerDown={(event) => event.stopPropagation()}
      >
        {hasText && <PenColors board={board} onPick={(color) => hand.color(color)} />}
        {one && hasText && (
          <button type="button" className={selectionClasses.button} onClick={() => onType(one)}>
            <Pencil aria-hidden="true" />
            {t('type')}
          </button>
        )}
        <button type="button" className={selectionClasses.button} onClick={() => hand.copy(COPIED)}>
          <Copy aria-hidden="true" />
          {ink('copyInk')}
        </button>
        <button type="button" className={selectionClasses.button} onClick={() => hand.remove()}>
          <Trash2 aria-hidden="true" />
          {ink('deleteInk')}
        </button>
      </div>
    </>
  );
}

/** Scale factor: the pointer's distance from the fixed point now, divided by its distance at the beginning. */
function sizeOf(
  from: { readonly x: number; readonly y: number },
  to: { readonly clientX: number; readonly clientY: number },
  [x, y]: readonly [number, number],
): number {
  const before = Math.hypot(from.x - x, from.y - y);
  const now = Math.hypot(to.clientX - x, to.clientY - y);
  return Math.min(Math.max(now / Math.max(before, 1), LEAST), MOST);
}
