import type { ColorContext, Line } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { lineColor, lineWidth, strokeAttributes } from './line-style.ts';

const ENDS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  l: ['0', '0', '0', '100%'],
  t: ['0', '0', '100%', '0'],
  r: ['100%', '0', '100%', '100%'],
  b: ['0', '100%', '100%', '100%'],
  tlbr: ['0', '0', '100%', '100%'],
  bltr: ['0', '100%', '100%', '0'],
};

export interface CellStrokesProps {
  /** The lines by the name of their side or diagonal. */
  readonly lines: readonly (readonly [string, Line])[];
  readonly colors: ColorContext;
}

/** The dashed borders of a table cell, and its diagonals. */
export function CellStrokes({ lines, colors }: CellStrokesProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        overflow: 'visible',
        pointerEvents: 'none',
      }}
    >
      {lines.map(([side, line]) => {
        const [x1, y1, x2, y2] = ENDS[side] ?? [];
        const { strokeDasharray, strokeLinecap } = strokeAttributes(line);
        return (
          <line
            key={side}
            {...{ x1, y1, x2, y2, strokeDasharray, strokeLinecap }}
            stroke={lineColor(line, colors) ?? 'none'}
            strokeWidth={lineWidth(line)}
          />
        );
      })}
    </svg>
  );
}
