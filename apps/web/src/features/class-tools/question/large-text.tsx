import { Box } from '@lectern/ui';
import { useFittingStep } from '@lectern/ui/fitting';
import { type CSSProperties, type ReactNode, useRef } from 'react';
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
  const step = useFittingStep({
    steps: SIZES.length,
    content,
    screenOf: (inner) => screen.current ?? inner,
    isTooLarge: (inner, outer) => inner.offsetHeight > outer.clientHeight,
  });
  const look = { '--text-panel': `${SIZES[step]}rem` } as CSSProperties;
  return (
    <Box overflow="scroll" flex={1} ref={screen} className={classes.scroll}>
      <div ref={content} className={classes.question} style={look}>
        {children}
      </div>
    </Box>
  );
}
