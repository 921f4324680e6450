import {
  type Area,
  type BoardColor,
  boardPaint,
  type Ground,
  type GroundLines,
  groundLines,
} from '@lectern/courseware/lesson';
import { type ReactNode, useMemo } from 'react';

interface BoardGroundProps {
  readonly color: BoardColor;
  readonly ground: Ground;
  /** Size of the page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  /** The visible part of an endless page. */
  readonly over?: Area | undefined;
}

const LINES = {
  fine: { strokeWidth: 1.5, strokeOpacity: 0.4 },
  dashed: { strokeWidth: 1.5, strokeOpacity: 0.28, strokeDasharray: '8 7' },
  strong: { strokeWidth: 2.5, strokeOpacity: 0.75 },
} as const satisfies Readonly<Record<GroundLines['look'], object>>;

/** The background that is written on: it fills the slide. */
export function BoardGround({ color, ground, size, over }: BoardGroundProps): ReactNode {
  const lines = useMemo(() => groundLines(ground, size, over), [ground, size, over]);
  const shown = over ?? { minX: 0, minY: 0, maxX: size.w, maxY: size.h };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps clicks from the slide under it, and does nothing itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: `#${boardPaint[color]}`,
        color: color === 'white' ? '#000' : '#fff',
      }}
      data-color={color}
      data-ground={ground}
      data-testid="board"
      onClick={(event) => event.stopPropagation()}
    >
      <svg
        viewBox={`${shown.minX} ${shown.minY} ${shown.maxX - shown.minX} ${shown.maxY - shown.minY}`}
        style={{ display: 'block', width: '100%', height: '100%' }}
        aria-hidden="true"
      >
        {lines.map(({ d, look }) => (
          <path key={look} d={d} fill="none" stroke="currentcolor" data-look={look} {...LINES[look]} />
        ))}
      </svg>
    </div>
  );
}
