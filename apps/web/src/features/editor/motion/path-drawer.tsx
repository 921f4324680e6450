import { addAnimations, boundsOnPage } from '@lectern/courseware';
import {
  drawnPath,
  type MotionPath,
  type PathPoint,
  pathOfCurve,
  pathOfLines,
  pathOfStroke,
  writeMotionPath,
} from '@lectern/playback/motion-path';
import type { EditSession } from '@lectern/stage/edit';
import { usePageSize } from '@lectern/stage/view';
import { Button, Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  type CSSProperties,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEditing } from '../editing/editor-context.ts';
import type { PathDrawing } from '../editing/shown-parts.ts';
import { OWN_PATH } from '../panel/animation/effect-catalogue.ts';
import { useAnimationTexts } from '../panel/animation/locale/texts.ts';
import classes from './motion.module.css';
import { PathLine, pathPlace } from './motion-path.tsx';

/** Pixels of the screen that the pointer moves before a press is a drag. */
const TREMOR = 6;
/** Default duration of a motion path, milliseconds, as in PowerPoint. */
const DURATION = 2000;
/** The path that Enter inserts when no path was drawn, in fractions of the page. */
const USUAL: readonly PathPoint[] = [
  [0, 0],
  [0.25, 0],
];

/** The surface on which a motion path is drawn: a line, a curve through points, or a freehand stroke. */
export function PathDrawer({ drawing }: { readonly drawing: PathDrawing }): ReactNode {
  const { kind, elementIds } = drawing;
  const t = useAnimationTexts();
  const { session, focusPage, pathDrawing, openAnimation } = useEditing();
  const size = usePageSize(session.store);
  const { origin, window: view, zoom } = useSignal(session.viewport.view);
  const [points, setPoints] = useState<readonly PathPoint[]>([]);
  const field = useRef<HTMLButtonElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const [elementId = ''] = elementIds;
  const place = pathPlace(session.store, elementId, size, zoom);
  const box = boundsOnPage(session.store, elementId);
  const isGone = !place || !box;
  useEffect(() => {
    if (isGone) pathDrawing.set(undefined);
  }, [isGone, pathDrawing]);
  if (!place || !box) return null;

  const leave = () => {
    pathDrawing.set(undefined);
    session.choose(elementIds.filter((id) => session.store.find('element', id)));
    focusPage();
  };
  const pathOf = (all: readonly PathPoint[]): MotionPath => {
    if (kind === 'free') return pathOfStroke(all, size);
    return kind === 'curve' ? pathOfCurve(all) : pathOfLines(all);
  };
  const finish = (all: readonly PathPoint[]) => {
    const path = writeMotionPath(pathOf(all.length < 2 ? USUAL : all));
    openAnimation.set(addPath(session, drawing, path));
    leave();
  };
  /** Returns the pointer's position relative to the element's centre, in fractions of the page. */
  const at = (event: { readonly clientX: number; readonly clientY: number }): PathPoint => {
    const corner = field.current?.getBoundingClientRect();
    return place.fromScreen([
      event.clientX - (corner?.left ?? 0) - origin.x,
      event.clientY - (corner?.top ?? 0) - origin.y,
    ]);
  };
  const isOnElement = ([x, y]: PathPoint) =>
    Math.abs(x * size.w) <= box.w / 2 && Math.abs(y * size.h) <= box.h / 2;
  const down = (event: PointerEvent<HTMLElement>) =>
    drawByHand(event, { kind, at, isOnElement, onPoints: setPoints, onFinish: finish });
  const press = (event: KeyboardEvent) =>
    pressPathKey(event, {
      onLeave: leave,
      onFinish: () => finish(points),
      onBack: () => setPoints(points.slice(0, -1)),
    });
  const shown = points.length > 1 ? drawnPath(writeMotionPath(pathOf(points)), place.toScreen) : '';
  return (
    <div data-own-hands="" onTouchStart={(event) => event.stopPropagation()}>
      <button
        ref={field}
        type="button"
        className={classes.field}
        style={{ left: -origin.x, top: -origin.y, width: view.w, height: view.h }}
        aria-label={t('path.place')}
        aria-describedby="path-hint"
        onPointerDown={down}
        onDoubleClick={() => kind === 'curve' && finish(points.slice(0, -1))}
        onKeyDown={press}
      />
      <svg className={classes.paths} width={1} height={1} aria-hidden="true">
        <PathLine d={shown} open />
        {kind === 'curve' ? <Dots points={points} place={place} /> : null}
      </svg>
      <Hint
        kind={kind}
        style={{ left: view.w / 2 - origin.x, top: 16 - origin.y }}
        canFinish={points.length > 1}
        onFinish={() => finish(points)}
        onLeave={leave}
      />
    </div>
  );
}

/** Lets the elements go along the path; answers the first of the animations. */
function addPath(
  session: EditSession,
  { pageId, elementIds }: PathDrawing,
  path: string,
): string | undefined {
  let first: string | undefined;
  session.edit((edit) => {
    [first] = addAnimations(edit, pageId, elementIds, {
      effect: { class: 'path', preset: OWN_PATH },
      delay: 0,
      duration: DURATION,
      accelerate: 0.5,
      decelerate: 0.5,
      path,
    });
  });
  return first;
}

interface DrawnByHand {
  readonly kind: PathDrawing['kind'];
  /** Returns the position of a pointer on the path's page. */
  readonly at: (event: { readonly clientX: number; readonly clientY: number }) => PathPoint;
  readonly isOnElement: (point: PathPoint) => boolean;
  readonly onPoints: Dispatch<SetStateAction<readonly PathPoint[]>>;
  readonly onFinish: (points: readonly PathPoint[]) => void;
}

/** Follows a pressed pointer: a press adds a point to a curve, and a drag draws a line or a freehand curve. */
function drawByHand(event: PointerEvent<HTMLElement>, drawn: DrawnByHand): void {
  const { kind, at, isOnElement, onPoints, onFinish } = drawn;
  const begun = (point: PathPoint): PathPoint => (isOnElement(point) ? [0, 0] : point);
  if (event.button !== 0) return;
  const node = event.currentTarget;
  const from = { x: event.clientX, y: event.clientY };
  const first = begun(at(event));
  let moved = false;
  let stroke: readonly PathPoint[] = [first];
  node.setPointerCapture(event.pointerId);
  node.onpointermove = (move) => {
    moved ||= Math.hypot(move.clientX - from.x, move.clientY - from.y) > TREMOR;
    if (!moved || kind === 'curve') return;
    stroke = kind === 'free' ? [...stroke, at(move)] : [first, at(move)];
    onPoints(stroke);
  };
  const letGo = () => {
    node.onpointermove = null;
    node.onpointerup = null;
    node.onlostpointercapture = null;
  };
  node.onpointerup = (up) => {
    letGo();
    // The first point is the element's centre, unless the curve begins outside the element.
    if (kind === 'curve') onPoints((all) => [...all, all.length === 0 ? begun(at(up)) : at(up)]);
    else if (moved) onFinish(stroke);
    // A tap outside the element draws a line from its centre to there.
    else if (kind === 'line' && !isOnElement(at(up))) onFinish([[0, 0], at(up)]);
  };
  node.onlostpointercapture = () => {
    letGo();
    if (kind !== 'curve') onPoints([]);
  };
}

interface HintProps {
  readonly kind: PathDrawing['kind'];
  readonly style: CSSProperties;
  readonly canFinish: boolean;
  readonly onFinish: () => void;
  readonly onLeave: () => void;
}

/** Pointer and key handlers that draw the path or cancel it. */
function Hint({ kind, style, canFinish, onFinish, onLeave }: HintProps): ReactNode {
  const t = useAnimationTexts();
  return (
    <Row size="small" tone="ink" radius="card" gap={2} className={classes.hint} style={style}>
      <p id="path-hint">{t(`path.${kind}`)}</p>
      {kind === 'curve' ? (
        <Button size="small" tone="primary" disabled={!canFinish} onClick={onFinish}>
          {t('path.done')}
        </Button>
      ) : null}
      <Button size="small" onClick={onLeave}>
        {t('path.cancel')}
      </Button>
    </Row>
  );
}

interface PathKeys {
  readonly onLeave: () => void;
  readonly onFinish: () => void;
  /** Removes the last point. */
  readonly onBack: () => void;
}

function pressPathKey(event: KeyboardEvent, { onLeave, onFinish, onBack }: PathKeys): void {
  if (event.key === 'Tab' || event.key === 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.stopPropagation();
  if (event.key === 'Escape') onLeave();
  else if (event.key === 'Enter') onFinish();
  else if (event.key === 'Backspace' || event.key === 'Delete') onBack();
  else return;
  event.preventDefault();
}

interface DotsProps {
  readonly points: readonly PathPoint[];
  readonly place: NonNullable<ReturnType<typeof pathPlace>>;
}

function Dots({ points, place }: DotsProps): ReactNode {
  return points.map((point) => {
    const [cx, cy] = place.toScreen(point);
    return <circle key={point.join()} className={classes.dot} cx={cx} cy={cy} r={4} />;
  });
}
