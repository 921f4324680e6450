import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { distance, type Point } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import { settledLine } from '../tools/inserting-line.ts';
import { dataOf } from './contour.ts';
import type { FreehandSession } from './freehand-session.ts';
import classes from './paths.module.css';
import type { PenSession } from './pen-session.ts';

export interface PenSurfaceProps {
  readonly session: EditSession;
  readonly pen: PenSession | FreehandSession;
  readonly label: string;
  /** The line was finished or discarded. */
  readonly onDone: () => void;
}

/** Milliseconds and screen pixels within which a second press ends the line. */
const DOUBLE_TIME = 450;
const DOUBLE_REACH = 8;

/** Screen pixels within which a press hits the first point. */
const reachOf = (kind: string) => (kind === 'touch' ? 20 : 10);

/** A surface over the whole window: presses and drags on it draw a line. */
export function PenSurface({ session, pen, label, onDone }: PenSurfaceProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const { origin, zoom, window: view } = useSignal(session.viewport.view);
  const [pointer, setPointer] = useState<Point>();
  const last = useRef({ time: 0, at: { x: 0, y: 0 } });
  useEffect(() => node.current?.focus({ preventScroll: true }), []);
  const pageAt = (event: PointerEvent): Point => {
    const box = node.current?.getBoundingClientRect();
    return session.viewport.toPage({
      x: event.clientX - (box?.left ?? 0),
      y: event.clientY - (box?.top ?? 0),
    });
  };
  const freehand = 'draw' in pen;
  const end = (closed: boolean) => {
    if (freehand) pen.finish();
    else pen.finish(closed);
    onDone();
  };
  /** With Shift the segment is horizontal, vertical or at 45°. */
  const settled = (at: Point, shift: boolean): Point => {
    const before = freehand ? undefined : pen.state.get().nodes.at(-1)?.at;
    return shift && before ? settledLine(before, at) : at;
  };
  const press = (at: Point, kind: string) => {
    if (freehand) pen.draw(at);
    else if (pen.closesAt(at, reachOf(kind) / zoom)) end(true);
    else pen.press(at);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    node.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const screen = { x: event.clientX, y: event.clientY };
    const again =
      event.timeStamp - last.current.time < DOUBLE_TIME && distance(screen, last.current.at) < DOUBLE_REACH;
    last.current = { time: event.timeStamp, at: screen };
    if (again && !freehand) end(false);
    else press(settled(pageAt(event), event.shiftKey), event.pointerType);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const at = pageAt(event);
    if (!freehand) {
      setPointer(settled(at, event.shiftKey));
      const { nodes, holds } = pen.state.get();
      const from = nodes.at(-1)?.at;
      if (holds && from && distance(from, at) * zoom > 3) pen.pull(at);
    } else if (pen.points.get().length > 0) pen.draw(at);
  };
  const onPointerUp = () => {
    if (!freehand) pen.lift();
    else if (pen.points.get().length > 0) end(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = pointer ?? session.viewport.toPage({ x: view.w / 2, y: view.h / 2 });
    if (
      !pressPenKey(event, pen, from, {
        onPointer: setPointer,
        onPress: press,
        onEnd: () => end(false),
        onDone,
      })
    )
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={node}
      className={classes.pen}
      data-own-hands=""
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keys too
      tabIndex={0}
      style={{ left: -origin.x, top: -origin.y, width: view.w, height: view.h }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (freehand ? pen.drop() : pen.lift())}
      onKeyDown={onKeyDown}
    >
      <svg aria-hidden="true">
        <g transform={`translate(${origin.x} ${origin.y}) scale(${zoom})`}>
          {freehand ? <FreehandLine pen={pen} /> : <PenLine pen={pen} pointer={pointer} zoom={zoom} />}
        </g>
      </svg>
    </div>
  );
}

interface PenKeys {
  readonly onPointer: (at: Point) => void;
  readonly onPress: (at: Point, kind: string) => void;
  readonly onEnd: () => void;
  readonly onDone: () => void;
}

/** Handles a key while a line is drawn. `from`: position of the pen. Returns false when the key has no effect. */
function pressPenKey(
  event: KeyboardEvent,
  pen: PenSurfaceProps['pen'],
  from: Point,
  { onPointer, onPress, onEnd, onDone }: PenKeys,
): boolean {
  const freehand = 'draw' in pen;
  if (event.key === 'Tab' || event.key === 'F6') return false;
  const arrow = ARROWS[event.key];
  if (event.key === 'Escape') {
    pen.drop();
    onDone();
  } else if (event.key === 'Enter') onEnd();
  else if (event.key === 'Backspace' || (event.key === 'z' && (event.ctrlKey || event.metaKey))) {
    if (!freehand) pen.back();
  } else if (arrow && !freehand) {
    const length = event.shiftKey ? 1 : 10;
    onPointer({ x: from.x + arrow.x * length, y: from.y + arrow.y * length });
  } else if (event.key === ' ' && !freehand) {
    onPointer(from);
    onPress(from, 'mouse');
    pen.lift();
  } else return false;
  return true;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function FreehandLine({ pen }: { readonly pen: FreehandSession }): ReactNode {
  const points = useSignal(pen.points);
  return <polyline className={classes.drawn} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}

interface PenLineProps {
  readonly pen: PenSession;
  readonly pointer: Point | undefined;
  readonly zoom: number;
}

/** The line so far, the segment to the pointer, and the points. */
function PenLine({ pen, pointer, zoom }: PenLineProps): ReactNode {
  const { nodes, holds } = useSignal(pen.state);
  const ahead = pointer && !holds && nodes.length > 0 ? [...nodes.slice(-1), { at: pointer }] : [];
  const last = nodes.at(-1);
  const radius = 4 / zoom;
  return (
    <>
      <path className={classes.drawn} d={dataOf([{ nodes, closed: false }])} data-pen-line={nodes.length} />
      {ahead.length > 0 ? (
        <path className={classes.ahead} d={dataOf([{ nodes: ahead, closed: false }])} />
      ) : null}
      {last?.in && last.out ? (
        <path className={classes.arm} d={`M${last.in.x} ${last.in.y}L${last.out.x} ${last.out.y}`} />
      ) : null}
      {nodes.map(({ at }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: points of a line have no names
          key={index}
          className={classes.dot}
          data-first={index === 0 || undefined}
          cx={at.x}
          cy={at.y}
          r={index === 0 ? radius * 1.5 : radius}
        />
      ))}
      {pointer ? <circle className={classes.pointer} cx={pointer.x} cy={pointer.y} r={radius / 1.5} /> : null}
    </>
  );
}
