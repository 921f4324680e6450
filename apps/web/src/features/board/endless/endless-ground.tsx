import type { Area, BoardColor, Ground } from '@lectern/courseware/lesson';
import { BoardGround } from '@lectern/stage/board-ground';
import type { ReactNode } from 'react';
import classes from './endless.module.css';

export interface EndlessGroundProps {
  readonly face: { readonly color: BoardColor; readonly ground: Ground };
  /** Size of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  /** The part of the page that is drawn. */
  readonly part: Area;
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  /** The page is zoomed out so far that a ruling would be a grey haze. */
  readonly isFar: boolean;
}

/** Background of an endless page, for the drawn part of the page. */
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
