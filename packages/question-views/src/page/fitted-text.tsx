import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Sizes of the text, logical pixels of the page. */
const LARGEST = 32;
const LEAST = 10;

export interface FittedTextProps {
  /** The height that the text may take, logical pixels. */
  readonly height: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A text in the largest size, up to 24 points, in which it is no higher than its box. The size is found again when the
 * text or its width changes, such as when a formula or picture was loaded.
 */
export function FittedText({ height, className, children }: FittedTextProps): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = node.current;
    if (!text) return;
    const fit = () => {
      text.style.fontSize = `${fittingSize((size) => {
        text.style.fontSize = `${size}px`;
        return text.offsetHeight <= height;
      })}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(text);
    return () => observer.disconnect();
  }, [height]);
  return (
    <div ref={node} className={className}>
      {children}
    </div>
  );
}

/** The largest whole size that fits; the least size when none fits. */
export function fittingSize(fits: (size: number) => boolean): number {
  let [low, high] = [LEAST, LARGEST];
  if (fits(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
