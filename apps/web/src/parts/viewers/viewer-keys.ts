import { useEffect, useRef } from 'react';

/**
 * The key presses that a viewer handles: all of the page, when the viewer is its main content; or only key presses with
 * the focus inside, when it is beside content with its own keys, such as a slide.
 */
export type ViewerKeys = 'page' | 'focus';

/** Elements that handle keys themselves: text fields, selects and menus. */
const TAKES_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Passes keys without modifiers (except Shift) to a viewer; `take` returns whether it handled the key. */
export function useViewerKeys(
  viewer: HTMLElement | null,
  keys: ViewerKeys,
  take: (event: KeyboardEvent) => boolean,
): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (viewer === null) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(TAKES_KEYS)) return;
      // Buttons are pressed by the space key, toolbars use arrows, and so do sliders.
      const isControl = target?.closest('button, a[href], [role="toolbar"], input') != null;
      if (isControl && /^( |Enter|Home|End|Arrow.*)$/.test(event.key)) return;
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const place: HTMLElement | Document = keys === 'page' ? document : viewer;
    // The listener runs in the capture phase, before a dialog, which stops the propagation of keys.
    const isCapture = keys === 'page';
    place.addEventListener('keydown', hear as EventListener, isCapture);
    return () => place.removeEventListener('keydown', hear as EventListener, isCapture);
  }, [viewer, keys]);
}
