import type { ReactNode } from 'react';
import { paint } from '../../../common/paint.ts';

const RADIUS = 88;
const ROUND = 2 * Math.PI * RADIUS;

export interface RingProps {
  /** The share of the ring that is drawn, from the top clockwise: 0 to 1. */
  readonly share: number;
  readonly color: string;
  /** The text inside the ring. */
  readonly face: string;
}

/** The face of a timer, 200 wide around the origin. */
export function Ring({ share, color, face }: RingProps): ReactNode {
  return (
    <>
      <circle r={RADIUS} fill={paint.paper} stroke={paint.line} strokeWidth={12} />
      <circle
        r={RADIUS}
        fill="none"
        stroke={color}
        strokeWidth={12}
        strokeDasharray={`${ROUND * share} ${ROUND}`}
        transform="rotate(-90)"
      />
      <text
        y={2}
        fill={paint.ink}
        fontSize={face.length > 5 ? 38 : 52}
        fontWeight={600}
        textAnchor="middle"
        dominantBaseline="central"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {face}
      </text>
    </>
  );
}
