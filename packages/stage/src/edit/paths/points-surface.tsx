import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { apply, invert } from '../geometry/matrix.ts';
import { distance, type Point } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import { curveFrom, dataOf, mapped } from './contour.ts';
import classes from './paths.module.css';
import { type Address, nearestOn, nodeAt } from './point-edits.ts';
import type { Grip, PointsSession } from './points-session.ts';

export interface PointsTexts {
  /** The accessible name of a point by its number, counted from 1, and of the handles of the selected point. */
  readonly point: (number: number) => string;
  readonly handleIn: string;
  readonly handleOut: string;
}

export interface PointsSurfaceProps {
  readonly session: EditSession;
  readonly points: PointsSession;
  readonly texts: PointsTexts;
  /** Enter or Escape was pressed. */
  readonly onDone: () => void;
}

/** Page pixels by which an arrow key moves, and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;
/** Screen pixels by which a press may move without being a drag. */
const TREMOR = 3;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The points of a shape, drawn over it, and the handles of the selected point. */
export function PointsSurface({ session, points, texts, onDone }: PointsSurfaceProps): ReactNode {
  const { contours, chosen, choseWay } = useSignal(points.state);
  const { zoom } = useSignal(session.viewport.view);
  const { matrix } = points.placement;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const onScreen = (point: Point): Point => {
    const { x, y } = apply(matrix, point);
    return { x: x * zoom, y: y * zoom };
  };
  const shown = mapped(contours, onScreen);
  const hands = usePointsHands(session, points);
  const node = chosen && !choseWay ? nodeAt(shown, chosen) : undefined;
  let number = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed and typed into are its buttons
    <div
      ref={root}
      className={classes.points}
      data-own-hands=""
      onKeyDown={(event) => pressKey(event, points, onDone)}
      onTouchStart={(event) => event.stopPropagation()}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      {...hands}
    >
      <svg aria-hidden="true">
        {shown.map((contour, at) =>
          contour.subs.map((sub, index) =>
            sub.nodes.map((_, from) => {
              const curve = curveFrom(sub, from);
              const next = sub.nodes[from + 1] ?? sub.nodes[0];
              if (!curve || !next) return null;
              const way = [{ ...(sub.nodes[from] as typeof next) }, next];
              const isChosen = choseWay && same(chosen, { contour: at, sub: index, node: from });
              const d = dataOf([{ nodes: way, closed: false }]);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: ways have no names
                <g key={`${at} ${index} ${from}`}>
                  <path className={classes.way} data-chosen={isChosen || undefined} d={d} />
                  <path className={classes.grip} data-way={`${at} ${index} ${from}`} d={d} />
                </g>
              );
            }),
          ),
        )}
        {node ? (
          <path
            className={classes.arm}
            d={[node.in, node.out]
              .map((end) => (end ? `M${node.at.x} ${node.at.y}L${end.x} ${end.y}` : ''))
              .join('')}
          />
        ) : null}
      </svg>
      {shown.map((contour, at) =>
        contour.subs.map((sub, index) =>
          sub.nodes.map((each, from) => {
            number += 1;
            const address = { contour: at, sub: index, node: from };
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
                key={`${at} ${index} ${from}`}
                type="button"
                className={classes.node}
                data-point={`${at} ${index} ${from}`}
                data-chosen={(!choseWay && same(chosen, address)) || undefined}
                aria-label={texts.point(number)}
                style={{ left: each.at.x, top: each.at.y }}
                onFocus={() => points.choose(address)}
              />
            );
          }),
        ),
      )}
      {(['in', 'out'] as const).map((which) => {
        const at = node?.[which];
        return at ? (
          <button
            key={which}
            type="button"
            className={classes.handle}
            data-grip={which}
            aria-label={which === 'in' ? texts.handleIn : texts.handleOut}
            style={{ left: at.x, top: at.y }}
          />
        ) : null;
      })}
    </div>
  );
}

function same(a: Address | undefined, b: Address): boolean {
  return a !== undefined && a.contour === b.contour && a.sub === b.sub && a.node === b.node;
}

function addressOf(text: string | undefined): Address | undefined {
  const [contour, sub, node] = (text ?? '').split(' ').map(Number);
  return text === undefined || contour === undefined || sub === undefined || node === undefined
    ? undefined
    : { contour, sub, node };
}

/**
 * Handles pointers: a point or handle is dragged, a segment is selected by a press, and gets a point by a drag or by a
 * double press.
 */
function usePointsHands(session: EditSession, points: PointsSession) {
  const held = useRef<{ id: number; from: Point; grip: Grip; way: Address | undefined }>(undefined);
  const inside = (event: PointerEvent, target: HTMLElement): Point => {
    const box = target.closest('[role="application"]')?.getBoundingClientRect();
    const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    return apply(invert(points.placement.matrix), session.viewport.toPage(at));
  };
  const addAt = (way: Address, at: Point) => {
    const near = nearestOn(points.state.get().contours, way, at);
    points.choose(way, true);
    points.add(near?.t);
  };
  const begunAt = useRef<Point>({ x: 0, y: 0 });
  const pressed = useRef({ time: 0, way: '' });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement | SVGElement;
    if (event.button !== 0 || held.current) return;
    const address = addressOf(target.dataset.point);
    const way = addressOf(target.dataset.way);
    const grip = target.dataset.grip as Grip | undefined;
    if (!address && !way && !grip) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    begunAt.current = inside(event, event.currentTarget);
    if (address) points.choose(address);
    if (way) {
      points.choose(way, true);
      const again =
        event.timeStamp - pressed.current.time < 450 && pressed.current.way === target.dataset.way;
      pressed.current = { time: event.timeStamp, way: target.dataset.way ?? '' };
      if (again) {
        addAt(way, begunAt.current);
        return;
      }
    } else points.hold();
    held.current = {
      id: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      grip: grip ?? 'at',
      way,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const hold = held.current;
    if (!hold || hold.id !== event.pointerId) return;
    const { zoom } = session.viewport.view.get();
    const by = { x: (event.clientX - hold.from.x) / zoom, y: (event.clientY - hold.from.y) / zoom };
    if (hold.way) {
      if (distance(by, { x: 0, y: 0 }) * zoom < TREMOR) return;
      addAt(hold.way, begunAt.current);
      points.hold();
      held.current = { ...hold, way: undefined };
    }
    points.pull(hold.grip, by, event.altKey);
  };
  const letGo = (keep: boolean) => (event: PointerEvent) => {
    if (held.current?.id !== event.pointerId) return;
    held.current = undefined;
    points.release(keep);
  };
  return { onPointerDown, onPointerMove, onPointerUp: letGo(true), onPointerCancel: letGo(false) };
}

function pressKey(event: KeyboardEvent<HTMLElement>, points: PointsSession, onDone: () => void): void {
  const control = event.ctrlKey || event.metaKey;
  const arrow = ARROWS[event.key];
  const grip = (event.target instanceof HTMLElement ? event.target.dataset.grip : undefined) as
    | Grip
    | undefined;
  if (event.key === 'Tab') {
    event.stopPropagation();
    return;
  }
  if (event.key === 'F6' || control) return;
  if (event.key === 'Escape' || event.key === 'Enter') onDone();
  else if (arrow) {
    const length = event.shiftKey ? LARGE_STEP : STEP;
    points.nudge(grip ?? 'at', { x: arrow.x * length, y: arrow.y * length });
  } else if (event.key === 'Delete' || event.key === 'Backspace') points.remove();
  else if (event.key === 'Insert' || event.key === '+') points.add();
  else if (/^s$/i.test(event.key)) points.toggleSmooth();
  else if (/^l$/i.test(event.key)) points.toggleCurved();
  else if (/^c$/i.test(event.key)) points.toggleApart();
  else if (/^o$/i.test(event.key)) points.toggleClosed();
  event.preventDefault();
  event.stopPropagation();
}
