import { Box } from '@lectern/ui';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './question.module.css';

/** Sizes of the text, rem; the last is the least that is read from the back of a classroom. */
const SIZES = [4.4, 4, 3.6, 3.2, 2.8, 2.4] as const;

/**
 * The largest text with which a question fills the screen without scrolling. The text gets smaller when more is shown,
 * such as the analysis, and larger only when the screen changes its size.
 */
export function LargeText({ children }: { readonly children: ReactNode }): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [{ step }, setFit] = useState({ step: 0, height: 0 });
  // A smaller size is tried after each drawing until the question fits.
  useLayoutEffect(() => {
    const isTooHigh = (content.current?.offsetHeight ?? 0) > (screen.current?.clientHeight ?? 0);
    if (isTooHigh && step < SIZES.length - 1) setFit((before) => ({ ...before, step: step + 1 }));
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
  }, []);
  const look = { '--text-panel': `${SIZES[step]}rem` } as CSSProperties;
  return (
    <Box overflow="scroll" flex={1} ref={screen} className={classes.scroll}>
      <div ref={content} className={classes.question} style={look}>
        {children}
      </div>
    </Box>
  );
}
