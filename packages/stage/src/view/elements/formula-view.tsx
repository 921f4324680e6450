import { cssColor, resolveColor } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { usePageScope } from '../stage-context.ts';
import { POINT } from '../text/run-style.ts';
import { InlineFormula } from './inline-formula.tsx';

/** A formula that stands alone, in the middle of its frame. */
export function FormulaView({ element }: DrawingProps<'formula'>): ReactNode {
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
      <InlineFormula latex={element.latex} display />
    </div>
  );
}
