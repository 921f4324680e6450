import type { ColorContext } from '@lectern/courseware';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { cssOf } from '../colors/palette.ts';
import classes from './fill.module.css';
import { barOf, type GradientFill, mostStops } from './gradient.ts';
import { useFillTexts } from './texts.ts';

export interface GradientBarProps {
  /** A gradient with sorted stops. */
  readonly fill: GradientFill;
  readonly colors: ColorContext;
  /** Index of the selected stop. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
  /** Called during a drag or a key press. */
  readonly onMove: (at: number, pos: number) => void;
  /** Called at the end of a drag or a key press. */
  readonly onDone: () => void;
  readonly onAdd: (pos: number) => void;
  readonly onRemove: (at: number) => void;
}

/** Steps of the arrow keys as shares of the bar; Shift moves by the larger. */
const step = 0.01;
const largeStep = 0.1;

/** A bar of the colours with a handle at each stop. Handles are dragged; a press between handles adds a stop. */
export function GradientBar({
  fill,
  colors,
  at,
  onChoose,
  onMove,
  onDone,
  onAdd,
  onRemove,
}: GradientBarProps): ReactNode {
  const t = useFillTexts();
  const bar = useRef<HTMLDivElement>(null);
  /**
   * These values are read at each move of a drag, because the index of the dragged stop changes when it passes another
   * stop.
   */
  const now = useRef({ at, onMove, onDone });
  now.current = { at, onMove, onDone };
  useEffect(() => {
    // The focus follows a stop that the keyboard moved past another.
    const handles = [...(bar.current?.querySelectorAll<HTMLElement>('[role="slider"]') ?? [])];
    const focused = handles.indexOf(document.activeElement as HTMLElement);
    if (focused >= 0 && focused !== at) handles[at]?.focus();
  }, [at]);
  const posOf = ({ clientX }: { readonly clientX: number }) => {
    const box = bar.current?.getBoundingClientRect();
    return box && box.width > 0 ? (clientX - box.left) / box.width : 0;
  };
  const take = (event: PointerEvent<HTMLButtonElement>, index: number) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    onChoose(index);
    const from = event.clientX;
    let moved = false;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => {
      // A press without a drag does not move the stop.
      if (!moved && Math.abs(move.clientX - from) < 3) return;
      moved = true;
      now.current.onMove(now.current.at, posOf(move));
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      handle.onlostpointercapture = null;
      if (moved) now.current.onDone();
    };
  };
  const press = (event: KeyboardEvent, index: number, pos: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? largeStep : step;
    const to = {
      ArrowLeft: pos - by,
      ArrowDown: pos - by,
      ArrowRight: pos + by,
      ArrowUp: pos + by,
      Home: 0,
      End: 1,
    }[event.key];
    if (to !== undefined) onMove(index, to);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.bar} role="group" aria-label={t.stops}>
      <div
        ref={bar}
        className={classes.ramp}
        onPointerDown={(event) => {
          if (event.button === 0 && event.target === event.currentTarget && fill.stops.length < mostStops)
            onAdd(posOf(event));
        }}
      >
        <span className={classes.paint} style={{ background: barOf(fill, colors) }} />
        {fill.stops.map((stop, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its number alone
            key={index}
            type="button"
            role="slider"
            className={classes.handle}
            style={{ left: `${stop.pos * 100}%` }}
            aria-label={t.stop(index + 1, fill.stops.length)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(stop.pos * 100)}
            data-chosen={index === at || undefined}
            onPointerDown={(event) => take(event, index)}
            onFocus={() => onChoose(index)}
            onKeyDown={(event) => press(event, index, stop.pos)}
            onKeyUp={onDone}
          >
            <span style={{ background: cssOf(stop.color, colors) }} />
          </button>
        ))}
      </div>
    </div>
  );
}
