import type { Line } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { lineWidth } from './line-style.ts';

export interface CompoundMaskProps {
  readonly id: string;
  /** The path of the line, as SVG path data. */
  readonly d: string;
  readonly line: Line;
}

/** The empty share of a compound line's width (20.1.10.15). */
const GAPS: Readonly<Record<string, number | undefined>> = {
  dbl: 1 / 3,
  thickThin: 1 / 4,
  thinThick: 1 / 4,
  tri: 2 / 3,
};

/** A mask that cuts the gap out of a compound line. */
export function CompoundMask({ id, d, line }: CompoundMaskProps): ReactNode {
  const width = lineWidth(line);
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={-1e4} y={-1e4} width={2e4} height={2e4}>
      <path d={d} fill="none" stroke="#fff" strokeWidth={width} />
      <path d={d} fill="none" stroke="#000" strokeWidth={width * (GAPS[line.compound ?? 'sng'] ?? 0)} />
      {line.compound === 'tri' ? <path d={d} fill="none" stroke="#fff" strokeWidth={width * 0.25} /> : null}
    </mask>
  );
}
