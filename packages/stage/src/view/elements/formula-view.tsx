import { cssColor, resolveColor } from '@lectern/courseware';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { InlineFormula } from '../formula/inline-formula.tsx';
import { usePageScope } from '../stage-context.ts';
import { POINT } from '../text/run-style.ts';

/** A block formula, centred in its frame. */
export function FormulaView({ element, frame }: DrawingProps<'formula'>): ReactNode {
  const { design } = usePageScope();
  const { fill, size = 24 } = element;
  const color = fill?.type === 'solid' ? fill.color : ({ type: 'scheme', slot: 'tx1' } as const);
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        whiteSpace: 'nowrap',
        fontSize: size * POINT,
        color: cssColor(resolveColor(color, design.colors)),
      }}
    >
      {element.fits ? (
        <Fitted width={frame.w} height={frame.h}>
          <InlineFormula latex={element.latex} display />
        </Fitted>
      ) : (
        <InlineFormula latex={element.latex} display />
      )}
    </div>
  );
}

interface FittedProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Scales content to fit a box of this size. The content is measured again whenever its size changes, for instance when
 * fonts load.
 */
function Fitted({ width, height, children }: FittedProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = content.current;
    if (!node) return;
    const fit = () => {
      const { offsetWidth, offsetHeight } = node;
      if (offsetWidth === 0 || offsetHeight === 0) return;
      node.style.transform = `scale(${Math.min(width / offsetWidth, height / offsetHeight)})`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(node);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={content} style={{ width: 'max-content' }}>
      {children}
    </div>
  );
}
