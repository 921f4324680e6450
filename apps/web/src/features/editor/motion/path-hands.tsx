import { type Animation, changeAnimations } from '@lectern/courseware';
import {
  drawnPath,
  type MotionPath,
  readMotionPath,
  withNodeAfter,
  withNodeAt,
  withoutNode,
  writeMotionPath,
} from '@lectern/playback/motion-path';
import { usePageSize } from '@lectern/stage/view';
import { Box } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { OWN_PATH } from '../panel/animation/effect-catalogue.ts';
import { useAnimationTexts } from '../panel/animation/locale/texts.ts';
import classes from './motion.module.css';
import { PathLine, pathPlace } from './motion-path.tsx';

/** Logical pixels that an arrow key moves a point, without and with shift. */
const STEP = 1;
const LARGE_STEP = 10;
/** Pixels of the screen within which a point snaps to the element's position. */
const NEAR = 8;
/** Smallest distance of two points between which a new point is offered, pixels of the screen. */
const ROOM = 56;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PathHandsProps {
  readonly pageId: string;
  readonly animation: Animation;
}

/**
 * The handles of a motion path's points. They are dragged, or moved by the arrow keys; Insert adds a point after the
 * current point, and Delete removes the current point. A path of several pieces has no handles.
 */
export function PathHands({ pageId, animation }: PathHandsProps): ReactNode {
  const t = useAnimationTexts();
  const { session, focusPage, openAnimation } = useEditing();
  const size = usePageSize(session.store);
  const { zoom } = useSignal(session.viewport.view);
  const [pulled, setPulled] = useState<MotionPath>();
  const place = pathPlace(session.store, animation.elementId, size, zoom);
  if (!place) return null;
  const stored = readMotionPath(animation.path ?? '');
  const path = pulled ?? stored;
  const put = (next: MotionPath, merge?: string) =>
    session.edit(
      (edit) =>
        changeAnimations(edit, pageId, new Set([animation.id]), {
          path: writeMotionPath(next),
          effect: { class: 'path', preset: OWN_PATH },
        }),
      merge === undefined ? {} : { merge },
    );
  const d = drawnPath(path ? writeMotionPath(path) : (animation.path ?? ''), place.toScreen);
  const line = (
    <svg className={classes.paths} width={1} height={1} aria-hidden="true">
      <PathLine d={d} open />
    </svg>
  );
  if (!path || !stored) return line;

  const held: HeldPath = { path, stored, size, zoom, onPull: setPulled, onPut: put };
  const press = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Tab' || event.key === 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const node = stored.nodes[index];
    event.stopPropagation();
    if (event.key === 'Escape') {
      openAnimation.set(undefined);
      focusPage();
    } else if (direction && node) {
      const length = event.shiftKey ? LARGE_STEP : STEP;
      const to = [
        node.at[0] + (direction[0] * length) / size.w,
        node.at[1] + (direction[1] * length) / size.h,
      ] as const;
      put(withNodeAt(stored, index, to), `animation-path:${animation.id}`);
    } else if (event.key === 'Delete' || event.key === 'Backspace') put(withoutNode(stored, index));
    else if (event.key === 'Insert' || event.key === '+') put(withNodeAfter(stored, index));
    else return;
    event.preventDefault();
  };
  const last = path.nodes.length - 1;
  return (
    <div data-own-hands="">
      {line}
      {pulled ? null : (
        <MoreNodes path={path} place={place} onAdd={(index) => put(withNodeAfter(stored, index))} />
      )}
      {path.nodes.map((node, index) => {
        const [left, top] = place.toScreen(node.at);
        const end = index === last && !path.closed;
        return (
          <Box
            as="button"
            radius="round"
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place alone
            key={index}
            type="button"
            className={classes.point}
            data-end={index === 0 ? 'start' : end ? 'end' : undefined}
            style={{ left, top }}
            aria-label={
              index === 0 ? t('path.start') : end ? t('path.end') : t('path.point', { number: index + 1 })
            }
            onPointerDown={(event) => hold(event, index, held)}
            onKeyDown={(event) => press(event, index)}
          />
        );
      })}
    </div>
  );
}

interface HeldPath {
  /** The path as shown, and as stored. */
  readonly path: MotionPath;
  readonly stored: MotionPath;
  /** Size of the page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  readonly zoom: number;
  readonly onPull: (path: MotionPath | undefined) => void;
  readonly onPut: (path: MotionPath) => void;
}

/** A point follows the pointer until the pointer is lifted. */
function hold(event: PointerEvent<HTMLElement>, index: number, held: HeldPath): void {
  const { path, stored, size, zoom, onPull, onPut } = held;
  if (event.button !== 0) return;
  const node = event.currentTarget;
  const at = path.nodes[index]?.at ?? [0, 0];
  const from = { x: event.clientX, y: event.clientY };
  let now: MotionPath | undefined;
  node.setPointerCapture(event.pointerId);
  node.onpointermove = (move) => {
    const [dx, dy] = [move.clientX - from.x, move.clientY - from.y];
    const to = [at[0] + dx / zoom / size.w, at[1] + dy / zoom / size.h] as const;
    const isHome = Math.hypot(to[0] * size.w, to[1] * size.h) * zoom < NEAR;
    now = withNodeAt(stored, index, isHome ? [0, 0] : to);
    onPull(now);
  };
  const letGo = (keeps: boolean) => () => {
    node.onpointermove = null;
    node.onpointerup = null;
    node.onlostpointercapture = null;
    onPull(undefined);
    if (keeps && now) onPut(now);
  };
  node.onpointerup = letGo(true);
  node.onlostpointercapture = letGo(false);
}

interface MoreNodesProps {
  readonly path: MotionPath;
  readonly place: NonNullable<ReturnType<typeof pathPlace>>;
  readonly onAdd: (index: number) => void;
}

/** A point can be added between two points with space between them. */
function MoreNodes({ path, place, onAdd }: MoreNodesProps): ReactNode {
  const t = useAnimationTexts();
  return path.nodes.map((node, index) => {
    const next = path.nodes[index + 1] ?? (path.closed ? path.nodes[0] : undefined);
    const [from, to] = [place.toScreen(node.at), next && place.toScreen(next.at)];
    if (!to || Math.hypot(to[0] - from[0], to[1] - from[1]) < ROOM) return null;
    const between = withNodeAfter(path, index).nodes[index + 1];
    const [left, top] = place.toScreen(between?.at ?? node.at);
    return (
      <Box
        as="button"
        radius="round"
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place alone
        key={index}
        type="button"
        className={classes.more}
        style={{ left, top }}
        tabIndex={-1}
        aria-label={t('path.add', { number: index + 1 })}
        onClick={() => onAdd(index)}
      />
    );
  });
}
