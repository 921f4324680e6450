import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Fitting {
  /** Number of sizes. */
  readonly steps: number;
  readonly content: RefObject<HTMLElement | null>;
  /** Returns the element whose height limits the content. Called once, when the content is mounted. */
  readonly screenOf: (content: HTMLElement) => HTMLElement;
  readonly isTooLarge: (content: HTMLElement, screen: HTMLElement) => boolean;
}

/**
 * The index of the first size, of sizes from large to small, at which a content is not too large for its screen; the last if
 * none fits. The content gets smaller when more is shown, and larger only when the screen changes its height.
 */
export function useFittingStep({ steps, content, screenOf, isTooLarge }: Fitting): number {
  const screen = useRef<HTMLElement>(undefined);
  const limits = useRef(screenOf);
  const [{ step }, setFit] = useState({ step: 0, height: 0 });
  // A smaller size is tried after each drawing until the content fits.
  useLayoutEffect(() => {
    if (!content.current) return;
    screen.current ??= limits.current(content.current);
    if (step < steps - 1 && isTooLarge(content.current, screen.current))
      setFit((before) => ({ ...before, step: before.step + 1 }));
  });
  useLayoutEffect(() => {
    const [outer, inner] = [screen.current, content.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => {
      const height = outer.clientHeight;
      setFit((before) => (before.height === height ? { ...before } : { step: 0, height }));
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [content]);
  return step;
}
