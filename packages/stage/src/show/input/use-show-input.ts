import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedOn, isControl, keepsKey } from './focused-keys.ts';
import { ReturnedFocus } from './returned-focus.ts';
import { readSwipe, type ShowCommand, ShowKeys, ShowWheel, shortcutOf } from './show-keys.ts';
import type { ShowOverlays } from './show-overlays.ts';
import { isElsewhere } from './wheel-elsewhere.ts';

/** What the keys of a show's owner do, by `shortcutOf`. */
export type ShowShortcuts = ReadonlyMap<string, () => void>;

export interface ShowInputOptions {
  readonly command: (asked: ShowCommand) => void;
  readonly shortcuts: ShowShortcuts;
  readonly overlays: ShowOverlays;
  /** The slide is what the teacher looks at: nothing of the show's own covers it as a whole. */
  readonly onSlide: boolean;
  /** Whether nobody drives the show: keys, wheel and swipes then do nothing. */
  readonly isShut?: boolean | undefined;
}

/**
 * Keys, presenter remotes, wheel and swipes, as far as nothing that lies over the show takes them. A pen or an eraser
 * takes the pointer before it gets here. They are heard from the frame on in which the page is seen.
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
      // With Ctrl it would enlarge the whole window, toolbar and all.
      if (event.ctrlKey) event.preventDefault();
      if (event.ctrlKey || !onSlide || overlays.takes('wheel')) return;
      if (isElsewhere(event.target, surface.current)) return;
      event.preventDefault();
      if (latest.current.isShut) return;
      const asked = wheel.read(event.deltaY, event.timeStamp);
      if (asked) command(asked);
    };
    // What was pressed or drawn by hand lets the keys go back to the slide: a remote's Enter must not press it again.
    const letGo = (event: Event) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !isControl(focusedOn(active))) return;
      const byHand = event instanceof MouseEvent ? event.detail > 0 : !active.matches(':focus-visible');
      if (byHand) active.blur();
    };
    addEventListener('click', letGo);
    // A slider that a finger drew is not clicked.
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

/** What leads from the thumbnails back to the slide. */
const LEADS_BACK: ReadonlySet<unknown> = new Set(['escape', 'pages'] satisfies ShowCommand[]);

/**
 * What takes a finger for itself: ink, unless its teacher leaves fingers to the slide, what a hand carries, controls, and
 * tools in use.
 */
const KEEPS_FINGERS =
  'canvas:not([data-fingers-turn]), [data-carried], button, input, [data-media-bar], [data-tool-frame]';

function listenToSwipes(element: HTMLElement, command: (asked: ShowCommand) => void): () => void {
  let start: { id: number; x: number; y: number; at: number } | undefined;
  let swiped = false;
  const down = (event: PointerEvent) => {
    swiped = false;
    if (event.pointerType === 'mouse' || (event.target as HTMLElement).closest(KEEPS_FINGERS)) return;
    // A second finger is no swipe.
    start = start
      ? undefined
      : { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
  };
  const up = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const { x, y, at } = start;
    start = undefined;
    // A palm erased where fingers turn pages.
    if (event.defaultPrevented) return;
    const asked = readSwipe(event.clientX - x, event.clientY - y, event.timeStamp - at);
    if (!asked) return;
    swiped = true;
    command(asked);
  };
  const cancel = () => {
    start = undefined;
  };
  // The click that follows a swipe would turn another page.
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
