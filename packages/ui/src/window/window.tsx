import { GripVertical, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useControlTexts } from '../control-texts.ts';
import { useUiTexts } from '../ui-texts.ts';
import { useSignal } from '../use-signal.ts';
import { useWindowGestures } from './use-window-gestures.ts';
import classes from './window.module.css';
import {
  firstBox,
  fitBox,
  halfBox,
  moveBox,
  type PlacedBox,
  placedBox,
  resizeBox,
  SNAP,
  type WindowBox,
  type WindowEdge,
  type WindowSide,
  type WindowSize,
} from './window-box.ts';
import { useWindowLayer } from './window-layer.tsx';

export interface WindowProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** Pixels of the 1920×1080 design; reduced when the layer is smaller. */
  readonly size: WindowSize;
  /** Pixels of the 1920×1080 design; 280×200 by default. */
  readonly minSize?: WindowSize;
  /** The initial position; centred by default. */
  readonly side?: WindowSide;
  /**
   * The box from the last call of `onPlaced`, used instead of the initial box. A change of this value moves the window.
   */
  readonly placed?: PlacedBox;
  /** Called when the window was moved or resized; CSS pixels of the layer. */
  readonly onPlaced?: (box: Required<PlacedBox>) => void;
  readonly onClose: () => void;
  /** Buttons in the bar, before the close button. */
  readonly actions?: ReactNode;
  /** Returns the node that gets the focus when the window closes and the node that had the focus before is removed. */
  readonly returnFocusTo?: () => HTMLElement | null;
  readonly children?: ReactNode;
}

const SMALLEST = { w: 280, h: 200 };
/** The z-index of the lowest window: other content of the layer has 1 at most, and covers no window's buttons. */
const LOWEST = 2;
/** How far an arrow key moves or resizes it, CSS pixels. */
const KEY_STEP = 16;
const EDGES: readonly WindowEdge[] = ['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'];

/**
 * A non-modal window over the page: moved by its bar, resized by its edges and by two fingers, both by keys too.
 * Dragged to the left or right side it snaps to that half, and gets its former size when it is dragged out of it. The
 * window touched last is in front; Escape in it closes it. It is open while it is mounted.
 */
export function Window({
  title,
  icon,
  size,
  minSize = SMALLEST,
  side,
  placed,
  onPlaced,
  onClose,
  actions,
  returnFocusTo,
  children,
}: WindowProps) {
  const texts = useUiTexts();
  const { moveWindow } = useControlTexts();
  const id = useId();
  const { order, size: layer, left, unit } = useWindowLayer();
  const room = { layer, left, min: { w: minSize.w * unit, h: minSize.h * unit } };
  const place = useSignal(order.ids, (ids) => ids.indexOf(id));
  const [box, setBox] = useState(() =>
    placed
      ? placedBox(placed, unit)
      : firstBox({ w: size.w * unit, h: size.h * unit }, order.ids.get().length, room, side),
  );
  // A smaller screen pushes the window inwards; the window returns when the screen grows again.
  const shown = fitBox(box, room);
  const latest = useRef(shown);
  const change = (next: WindowBox) => {
    latest.current = next;
    setBox(next);
  };
  const [lastPlaced, setLastPlaced] = useState(placed);
  if (placed && placed !== lastPlaced) {
    setLastPlaced(placed);
    setBox(placedBox(placed, unit));
  }
  const [half, setHalf] = useState<WindowBox>();
  const [sizeBefore, setSizeBefore] = useState<WindowSize>();
  const settle = (taken: WindowBox | undefined) => {
    if (taken) change(taken);
    setSizeBefore(taken && (sizeBefore ?? { w: shown.w, h: shown.h }));
    onPlaced?.({ ...latest.current, unit });
  };
  const {
    root: gestures,
    onBarDown,
    onEdgeDown,
  } = useWindowGestures({
    box: shown,
    room,
    snap: SNAP * unit,
    sizeBefore,
    onBox: change,
    onHalf: setHalf,
    onEnd: settle,
  });

  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    order.raise(id);
    return () => order.remove(id);
  }, [order, id]);
  useFocusInside(root, returnFocusTo);
  useTwoFingersAreOurs(root);

  const onGripKey = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.ctrlKey && by.x !== 0) return settle(halfBox(by.x < 0 ? 'left' : 'right', room));
    const step = { x: by.x * KEY_STEP, y: by.y * KEY_STEP };
    change(event.shiftKey ? resizeBox(shown, 'se', step, room) : moveBox(shown, step, room));
    settle(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu of the window is in a portal outside of it and closes by itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const drawn = (
    <div
      ref={root}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={classes.window}
      data-front={place === order.ids.get().length - 1 || undefined}
      style={{ left: shown.x, top: shown.y, width: shown.w, height: shown.h, zIndex: place + LOWEST }}
      onKeyDown={onKeyDown}
      onFocusCapture={() => order.raise(id)}
      {...gestures}
      onPointerDownCapture={(event) => {
        order.raise(id);
        gestures.onPointerDownCapture(event);
      }}
    >
      <header
        className={classes.bar}
        onPointerDown={(event) => {
          const control = event.target instanceof Element && event.target.closest('button');
          if (!control || control.hasAttribute('data-grip')) onBarDown(event);
        }}
      >
        <IconButton
          data-grip=""
          size="large"
          className={classes.grip}
          label={moveWindow}
          icon={<GripVertical aria-hidden="true" />}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight Control+ArrowLeft Control+ArrowRight"
          onKeyDown={onGripKey}
        />
        {icon === undefined ? null : (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <h2 id={`${id}-title`} className={classes.title} title={title}>
          {title}
        </h2>
        {actions}
        <IconButton size="large" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
      {EDGES.map((edge) => (
        <div
          key={edge}
          className={classes.edge}
          data-edge={edge}
          onPointerDown={(event) => onEdgeDown(edge, event)}
        />
      ))}
    </div>
  );
  return (
    <>
      {half && (
        <div
          className={classes.half}
          style={{ left: half.x, top: half.y, width: half.w, height: half.h, zIndex: place + LOWEST }}
        />
      )}
      {drawn}
    </>
  );
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Moves the focus into a window when it opens, and back when it closes with the focus in it. */
function useFocusInside(
  root: React.RefObject<HTMLElement | null>,
  returnFocusTo: (() => HTMLElement | null) | undefined,
): void {
  const fallback = useRef(returnFocusTo);
  useEffect(() => {
    fallback.current = returnFocusTo;
  });
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = root.current;
    element?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (back ? before : fallback.current?.())?.focus({ preventScroll: true });
    };
  }, [root]);
}

/** Two fingers resize the window: the browser must neither scroll its content with them nor zoom the page. */
function useTwoFingersAreOurs(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    // React adds touch listeners as passive, which cannot prevent anything.
    const take = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    element?.addEventListener('touchstart', take, { passive: false });
    return () => element?.removeEventListener('touchstart', take);
  }, [root]);
}
