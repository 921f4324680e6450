import type { Dispose } from '@lectern/base';

/** How long a finger rests until that means something, milliseconds, as in browsers. */
const REST_MS = 500;
/** How far it trembles meanwhile, CSS pixels. */
const TREMBLES = 10;
/** What was pressed for long comes as the browser's own event too; it is late by no more than this, milliseconds. */
const SAME_MS = 800;

interface HeldPressPort {
  /** A finger rests there, or a mouse asked for the menu; CSS pixels of the window. */
  held(x: number, y: number): void;
  /** Whether a finger may rest there and mean it: elsewhere it presses or carries something. */
  isMeant(target: Element): boolean;
}

/** The browser's own menu pastes into it. */
const FIELD = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

interface Resting {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Hears a finger that rests, and a right click, in every browser once. Some say `contextmenu` of a finger that rests, some
 * when it is lifted, and Safari never, but a click, which would press what lies there.
 */
export function hearHeldPress(element: HTMLElement, port: HeldPressPort): Dispose {
  let resting: Resting | undefined;
  const fingers = new Set<number>();
  let heldAt = Number.NEGATIVE_INFINITY;
  /** The finger that was held is still there, or its click may come. */
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
    // Two fingers mean something else.
    if (fingers.size > 1 || !(target instanceof Element) || !port.isMeant(target)) return;
    const timer = setTimeout(() => {
      // What it began meanwhile, a stroke for one, is not what it meant.
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
    // A key that presses something is no click of a hand.
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
