import { type ReactNode, useMemo } from 'react';
import type { BoardColor, Ground } from './board.ts';
import classes from './board-ground.module.css';
import { groundLines } from './ground-lines.ts';

export interface BoardGroundProps {
  readonly color: BoardColor;
  readonly ground: Ground;
  /** Of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/** What is written on: it fills the slide. */
export function BoardGround({ color, ground, size }: BoardGroundProps): ReactNode {
  const lines = useMemo(() => groundLines(ground, size), [ground, size]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps clicks from the slide under it, and does nothing itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={classes.surface}
      data-color={color}
      data-ground={ground}
      data-testid="board"
      onClick={(event) => event.stopPropagation()}
    >
      <svg viewBox={`0 0 ${size.w} ${size.h}`} aria-hidden="true">
        {lines.map(({ d, look }) => (
          <path key={look} d={d} data-look={look} />
        ))}
      </svg>
    </div>
  );
}
