import { useEffect, useRef } from 'react';

/**
 * Whose keys a viewer hears: all of the page, where it is what the page is about; only those of who has the focus in it,
 * where it stands beside something with keys of its own, as over a slide.
 */
export type ViewerKeys = 'page' | 'focus';

/** What is written into, chosen from or walked through takes its keys itself. */
const TAKES_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]';

/** Gives keys without modifiers (Shift aside) to a viewer; `take` answers whether it took one. */
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
      // Buttons are pressed by the space key and walked through by arrows; sliders are moved by them.
      const isControl = target?.closest('button, a[href], [role="toolbar"], input') != null;
      if (isControl && /^( |Enter|Home|End|Arrow.*)$/.test(event.key)) return;
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const place: HTMLElement | Document = keys === 'page' ? document : viewer;
    // Before a dialog, which keeps keys to itself.
    const isCapture = keys === 'page';
    place.addEventListener('keydown', hear as EventListener, isCapture);
    return () => place.removeEventListener('keydown', hear as EventListener, isCapture);
  }, [viewer, keys]);
}
