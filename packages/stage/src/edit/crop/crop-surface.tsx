import { useSignal } from '@lectern/ui/use-signal';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useOutline } from '../../view/geometry/use-outline.ts';
import type { AssetSource } from '../../view/stage-context.ts';
import type { Box } from '../geometry/box.ts';
import { distance, type Point } from '../geometry/point.ts';
import { cursorOf, type Handle, handles, sidesOf } from '../geometry/resize.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { CropSession } from './crop-session.ts';
import classes from './crop-surface.module.css';

export interface CropTexts {
  /** The accessible name of the whole picture, which can be moved under its frame. */
  readonly picture: string;
  /** The accessible names of the frame's handles. */
  readonly handles: Readonly<Record<Handle, string>>;
}

export interface CropSurfaceProps {
  readonly session: EditSession;
  readonly crop: CropSession;
  readonly assets: AssetSource;
  readonly texts: CropTexts;
  /** Enter or Escape was pressed. */
  readonly onDone: () => void;
}

/** Logical pixels by which an arrow key moves, and with Shift. */
const step = 1;
const largeStep = 10;
/** The factor by which a key enlarges. */
const growth = 1.1;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A picture being cropped: the whole picture, dimmed outside the frame, with the frame and its handles over it. */
export function CropSurface({ session, crop, assets, texts, onDone }: CropSurfaceProps): ReactNode {
  const { boxes, element, geometry } = useSignal(crop.state);
  const { zoom } = useSignal(session.viewport.view);
  const url = useUrl(assets, element.asset);
  const outline = useOutline(geometry, boxes.frame.w, boxes.frame.h);
  const id = useId();
  const whole = useRef<HTMLButtonElement>(null);
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const hands = useCropHands(session, crop);
  const { matrix } = crop.placement;
  const { a, b, c, d, e, f } = matrix;
  const { picture, frame } = boxes;
  const hole = outline?.paths
    .filter((path) => path.fill !== 'none')
    .map((path) => path.d)
    .join('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed and typed into are its buttons
    <div
      className={classes.crop}
      data-own-hands=""
      style={{ transform: `matrix(${a},${b},${c},${d},${e * zoom},${f * zoom})` }}
      onKeyDown={(event) => pressKey(event, crop, onDone)}
      onTouchStart={(event) => event.stopPropagation()}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      {...hands}
    >
      <svg className={classes.ghost} width={1} height={1} aria-hidden="true">
        <g transform={`scale(${zoom})`}>
          <mask id={id} maskUnits="userSpaceOnUse" {...attributesOf(picture)}>
            <rect {...attributesOf(picture)} fill="#fff" />
            <g transform={`translate(${frame.x} ${frame.y})`}>
              <path d={hole || `M0 0H${frame.w}V${frame.h}H0Z`} fill="#000" fillRule="evenodd" />
            </g>
          </mask>
          <g mask={`url(#${id})`}>
            <rect {...attributesOf(picture)} fill="#1d2421" opacity={0.55} />
            <image {...attributesOf(picture)} href={url} preserveAspectRatio="none" opacity={0.5} />
          </g>
        </g>
      </svg>
      <button
        ref={whole}
        type="button"
        className={classes.picture}
        aria-label={texts.picture}
        style={shown(picture, zoom)}
      />
      <div className={classes.frame} style={shown(frame, zoom)} />
      {handles.map((handle) => (
        <button
          key={handle}
          type="button"
          className={classes.handle}
          aria-label={texts.handles[handle]}
          data-crop-handle={handle}
          style={{
            left: (frame.x + (frame.w * (sidesOf(handle).x + 1)) / 2) * zoom,
            top: (frame.y + (frame.h * (sidesOf(handle).y + 1)) / 2) * zoom,
            cursor: cursorOf(handle, crop.placement),
          }}
        />
      ))}
    </div>
  );
}

/** Handles pointers on the frame's handles and on the picture; two fingers scale it. */
function useCropHands(session: EditSession, crop: CropSession) {
  const fingers = useRef(new Map<number, Point>());
  const from = useRef<{ readonly at: Point; readonly handle: Handle | undefined; readonly apart?: number }>(
    undefined,
  );
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof HTMLElement)) return;
    const handle = event.target.dataset.cropHandle as Handle | undefined;
    event.target.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at(event));
    const [one, other] = [...fingers.current.values()];
    crop.release();
    crop.hold();
    from.current =
      other && one ? { at: one, handle: undefined, apart: distance(one, other) } : { at: at(event), handle };
  };
  const onPointerMove = (event: PointerEvent) => {
    const begun = from.current;
    if (!begun || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, at(event));
    const [one, other] = [...fingers.current.values()];
    if (begun.apart !== undefined && one && other) {
      crop.scale(distance(one, other) / Math.max(1, begun.apart));
      return;
    }
    const { zoom } = session.viewport.view.get();
    const by = crop.inside({
      x: (event.clientX - begun.at.x) / zoom,
      y: (event.clientY - begun.at.y) / zoom,
    });
    if (begun.handle) crop.pull(begun.handle, by, event.shiftKey);
    else crop.move(by);
  };
  const letGo = (keep: boolean) => (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    from.current = undefined;
    crop.release(keep);
  };
  return { onPointerDown, onPointerMove, onPointerUp: letGo(true), onPointerCancel: letGo(false) };
}

function pressKey(event: KeyboardEvent<HTMLElement>, crop: CropSession, onDone: () => void): void {
  const control = event.ctrlKey || event.metaKey;
  // Keys for the window, and keys that leave this surface, are handled elsewhere; all other keys stop here.
  if (event.key === 'Tab' || event.key === 'F6' || (control && /^[sp]$/i.test(event.key))) return;
  event.stopPropagation();
  const direction = directions[event.key];
  if (event.key === 'Escape' || event.key === 'Enter') onDone();
  else if (control && /^z$/i.test(event.key)) crop.undo();
  else if (direction && !control) {
    const length = event.shiftKey ? largeStep : step;
    const by = crop.inside({ x: direction.x * length, y: direction.y * length });
    const handle = event.target instanceof HTMLElement ? event.target.dataset.cropHandle : undefined;
    crop.step(() => (handle === undefined ? crop.move(by) : crop.pull(handle as Handle, by)));
  } else if (!control && /^[+=-]$/.test(event.key)) {
    crop.step(() => crop.scale(event.key === '-' ? 1 / growth : growth));
  } else return;
  event.preventDefault();
}

function useUrl(assets: AssetSource, hash: string): string | undefined {
  const read = () => assets.url(hash);
  return useSyncExternalStore((listener) => assets.subscribe(listener), read, read);
}

function attributesOf({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h };
}

function shown({ x, y, w, h }: Box, zoom: number): CSSProperties {
  return { left: x * zoom, top: y * zoom, width: w * zoom, height: h * zoom };
}
