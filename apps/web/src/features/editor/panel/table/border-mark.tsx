import type { BorderChoice } from '@lectern/courseware';
import type { ReactNode } from 'react';

type Segment = readonly [number, number, number, number];

const OUTER: Readonly<Record<'top' | 'bottom' | 'left' | 'right', Segment>> = {
  top: [3, 3, 17, 3],
  bottom: [3, 17, 17, 17],
  left: [3, 3, 3, 17],
  right: [17, 3, 17, 17],
};
const ACROSS: Segment = [3, 10, 17, 10];
const UPRIGHT: Segment = [10, 3, 10, 17];
const SEGMENTS: Readonly<Record<BorderChoice | 'none', readonly Segment[]>> = {
  all: [...Object.values(OUTER), ACROSS, UPRIGHT],
  outside: Object.values(OUTER),
  inside: [ACROSS, UPRIGHT],
  insideH: [ACROSS],
  insideV: [UPRIGHT],
  top: [OUTER.top],
  bottom: [OUTER.bottom],
  left: [OUTER.left],
  right: [OUTER.right],
  down: [[3, 3, 17, 17]],
  up: [[3, 17, 17, 3]],
  none: [],
};

/** An icon of four cells: the lines of the choice are solid, the others dotted. */
export function BorderMark({ choice }: { readonly choice: BorderChoice | 'none' }): ReactNode {
  return (
    <svg className="lucide" viewBox="0 0 20 20" aria-hidden="true" stroke="currentColor" fill="none">
      <path d="M3 3h14v14H3zM3 10h14M10 3v14" strokeWidth="1" strokeDasharray="1 2.5" opacity="0.55" />
      {SEGMENTS[choice].map(([x1, y1, x2, y2]) => (
        <line
          key={`${x1} ${y1} ${x2} ${y2}`}
          {...{ x1, y1, x2, y2 }}
          strokeWidth="1.75"
          strokeLinecap="square"
        />
      ))}
    </svg>
  );
}
