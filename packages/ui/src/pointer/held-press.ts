import type { Dispose } from '@lectern/base';

/** How long a finger rests for a long press, milliseconds, as in browsers. */
const REST_MS = 500;
/** How far it may move meanwhile, CSS pixels. */
const TREMBLES = 10;
/** The longest delay of the browser's own event for the long press, milliseconds. */
const SAME_MS = 800;

interface HeldPressPort {
  /** Called for a long press or a press of the right mouse button; CSS pixels of the window. */
  held(x: number, y: number): void;
  /** Whether a long press at this target is reported; at other targets a finger presses or drags a control. */
  isMeant(target: Element): boolean;
}

/** In these fields the browser's own menu is needed for pasting. */
const FIELD = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

interface Resting {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Reports a long press and a right click once in every browser. Some send `contextmenu` during a long press, some when
 * the finger is lifted, and Safari sends only a click, which would press the element there.
 */
export function hearHeldPress(element: HTMLElement, port: HeldPressPort): Dispose {
  let resting: Resting | undefined;
  const fingers = new Set<number>();
  let heldAt = Number.NEGATIVE_INFINITY;
  /** Whether the finger of the long press is still down, or its click may follow. */
  let swallows = false;
  const stop = () => {
    clearTimeout(resting?.timer);
    resting = undefined;
  };
  const hold = (x: number, y: number) => {
    stop();
    heldAt = performance.now();
    port.held(x, y);
  };
  const down = (event: PointerEvent) => {
    swallows = false;
    if (event.pointerType === 'mouse') return;
    if (event.isPrimary) fingers.clear();
    fingers.add(event.pointerId);
    stop();
    const { target, pointerId: id, clientX: x, clientY: y } = event;
    // Two fingers are another gesture.
    if (fingers.size > 1 || !(target instanceof Element) || !port.isMeant(target)) return;
    const timer = setTimeout(() => {
      // Cancels an action that the touch began, such as a stroke.
      const { pointerType } = event;
      target.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id, pointerType, bubbles: true }));
      swallows = true;
      hold(x, y);
    }, REST_MS);
    resting = { id, x, y, timer };
  };
  const move = (event: PointerEvent) => {
    if (resting?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > TREMBLES) stop();
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (resting?.id === event.pointerId) stop();
  };
  const menu = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(FIELD)) return;
    event.preventDefault();
    const isFinger = (event as Partial<PointerEvent>).pointerType === 'touch' || fingers.size > 0;
    const isAgain = swallows || performance.now() - heldAt < SAME_MS;
    if (isFinger && (isAgain || !port.isMeant(event.target))) return;
    swallows = isFinger;
    hold(event.clientX, event.clientY);
  };
  const click = (event: MouseEvent) => {
    // A click by a key has no pointer.
    if (!swallows || event.detail === 0) return;
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['contextmenu', menu],
    ['click', click],
  ] as const;
  for (const [type, listener] of heard)
    element.addEventListener(type, listener as (event: Event) => void, type !== 'contextmenu');
  return () => {
    stop();
    for (const [type, listener] of heard)
      element.removeEventListener(type, listener as (event: Event) => void, type !== 'contextmenu');
  };
}
