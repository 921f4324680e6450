import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedOn, isControl, keepsKey } from './focused-keys.ts';
import { ReturnedFocus } from './returned-focus.ts';
import { readSwipe, type ShowCommand, ShowKeys, ShowWheel, shortcutOf } from './show-keys.ts';
import type { ShowOverlays } from './show-overlays.ts';

/** Layers over a show with their own content. */
const OVER = '[role="dialog"], [popover]';

/**
 * Whether a wheel event belongs to another element than the show: a window or card over it, or a scrollable node, also
 * on the page. A list that is scrolled to its end changes no page either while the pointer is over its window.
 */
function isElsewhere(target: EventTarget | null, show: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  const over = target.closest(OVER);
  if (over !== null && !(show !== null && over.contains(show))) return true;
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    if (show !== null && each.contains(show)) return false;
    if (each.scrollHeight <= each.clientHeight) continue;
    if (/^(auto|scroll)$/.test(getComputedStyle(each).overflowY)) return true;
  }
  return false;
}

/** The additional keys of a show's owner, by the name that `shortcutOf` returns. */
export type ShowShortcuts = ReadonlyMap<string, () => void>;

export interface ShowInputOptions {
  readonly command: (asked: ShowCommand) => void;
  readonly shortcuts: ShowShortcuts;
  readonly overlays: ShowOverlays;
  /** Whether the slide is visible: no cover of the show hides it. */
  readonly onSlide: boolean;
  /** Whether the user cannot control the show: keys, wheel and swipes then have no effect. */
  readonly isShut?: boolean | undefined;
}

/**
 * Handles keys, presenter remotes, wheel and swipes, unless an overlay handles them. A pen or an eraser captures its
 * pointer before. The listeners are added in the frame in which the page becomes visible.
 */
export function useShowInput(surface: RefObject<HTMLElement | null>, options: ShowInputOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const keys = new ShowKeys();
    const wheel = new ShowWheel();
    const returned = new ReturnedFocus();
    const stopReturned = returned.listen();
    const down = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || latest.current.isShut) return;
      const focused = focusedOn(event.target as HTMLElement);
      const isReturned = returned.isOn(event.target);
      if (keepsKey(focused, event.key, { isNumberBegun: keys.isNumberBegun, isReturned })) return;
      const { command, shortcuts, overlays, onSlide } = latest.current;
      const asked = keys.read(event);
      const shortcut = asked === undefined ? shortcuts.get(shortcutOf(event)) : undefined;
      if (asked === undefined && shortcut === undefined) return;
      const taken = overlays.takes('keys') ? asked !== 'escape' : !onSlide && !LEADS_BACK.has(asked);
      if (taken) return;
      event.preventDefault();
      if (asked === undefined) shortcut?.();
      else command(asked);
    };
    const roll = (event: WheelEvent) => {
      const { command, overlays, onSlide } = latest.current;
      // With Ctrl the browser would zoom the whole window, with its toolbar.
      if (event.ctrlKey) event.preventDefault();
      if (event.ctrlKey || !onSlide || overlays.takes('wheel')) return;
      if (isElsewhere(event.target, surface.current)) return;
      event.preventDefault();
      if (latest.current.isShut) return;
      const asked = wheel.read(event.deltaY, event.timeStamp);
      if (asked) command(asked);
    };
    // Removes the focus from a control that was operated by pointer, so that Enter of a remote does not press it again.
    const letGo = (event: Event) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !isControl(focusedOn(active))) return;
      const byHand = event instanceof MouseEvent ? event.detail > 0 : !active.matches(':focus-visible');
      if (byHand) active.blur();
    };
    addEventListener('click', letGo);
    // Dragging a slider with a finger causes no click.
    addEventListener('change', letGo);
    addEventListener('keydown', down);
    addEventListener('wheel', roll, { passive: false });
    const stopSwipes = surface.current
      ? listenToSwipes(surface.current, (asked) => {
          if (!latest.current.isShut && !latest.current.overlays.takes('swipes'))
            latest.current.command(asked);
        })
      : undefined;
    return () => {
      removeEventListener('click', letGo);
      removeEventListener('change', letGo);
      removeEventListener('keydown', down);
      removeEventListener('wheel', roll);
      stopReturned();
      stopSwipes?.();
    };
  }, [surface]);
}

/** Commands that return from the thumbnails to the slide. */
const LEADS_BACK: ReadonlySet<unknown> = new Set(['escape', 'pages'] satisfies ShowCommand[]);

/**
 * Nodes that handle touches themselves: ink (unless the teacher leaves touches to the slide), dragged elements,
 * controls, and tools in use.
 */
const KEEPS_FINGERS =
  'canvas:not([data-fingers-turn]), [data-carried], button, input, [data-media-bar], [data-tool-frame]';

function listenToSwipes(element: HTMLElement, command: (asked: ShowCommand) => void): () => void {
  let start: { id: number; x: number; y: number; at: number } | undefined;
  let swiped = false;
  const down = (event: PointerEvent) => {
    swiped = false;
    if (event.pointerType === 'mouse' || (event.target as HTMLElement).closest(KEEPS_FINGERS)) return;
    // A second finger cancels the swipe.
    start = start
      ? undefined
      : { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
  };
  const up = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const { x, y, at } = start;
    start = undefined;
    // A palm has erased: its movement is no swipe, although fingers change pages.
    if (event.defaultPrevented) return;
    const asked = readSwipe(event.clientX - x, event.clientY - y, event.timeStamp - at);
    if (!asked) return;
    swiped = true;
    command(asked);
  };
  const cancel = () => {
    start = undefined;
  };
  // The click that follows a swipe would change another page.
  const click = (event: MouseEvent) => {
    if (!swiped) return;
    swiped = false;
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('click', click, { capture: true });
  };
}
