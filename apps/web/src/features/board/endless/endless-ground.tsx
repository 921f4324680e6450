import type { Area, BoardColor, Ground } from '@lectern/courseware/lesson';
import { BoardGround } from '@lectern/stage/board-ground';
import type { ReactNode } from 'react';
import classes from './endless.module.css';

export interface EndlessGroundProps {
  readonly face: { readonly color: BoardColor; readonly ground: Ground };
  /** Of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  /** What of the page is drawn. */
  readonly part: Area;
  /** CSS pixels a logical pixel. */
  readonly scale: number;
  /** From so far away a ruling would be a grey haze. */
  readonly isFar: boolean;
}

/** What an endless page is written on: as much of it as is drawn. */
export function EndlessGround({ face, size, part, scale, isFar }: EndlessGroundProps): ReactNode {
  return (
    <div
      className={classes.endlessGround}
      style={{
        left: part.minX * scale,
        top: part.minY * scale,
        width: (part.maxX - part.minX) * scale,
        height: (part.maxY - part.minY) * scale,
      }}
    >
      <BoardGround color={face.color} ground={isFar ? 'plain' : face.ground} size={size} over={part} />
    </div>
  );
}
