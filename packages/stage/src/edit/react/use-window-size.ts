import { type RefObject, useLayoutEffect } from 'react';
import type { Viewport } from '../session/viewport.ts';

/**
 * Sets the sizes of the page and of the window around it in the viewport, before anything is painted and whenever they
 * change.
 */
export function useWindowSize(
  viewport: Viewport,
  size: { readonly w: number; readonly h: number },
  windowRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => viewport.setPage(size.w, size.h), [viewport, size]);
  useLayoutEffect(() => {
    const node = windowRef.current;
    if (!node) return;
    const measure = () => viewport.setWindow(node.clientWidth, node.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [viewport, windowRef]);
}
