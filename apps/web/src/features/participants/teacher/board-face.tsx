import type { SaidBoard } from '@lectern/protocol/phone-views';
import { BoardGround } from '@lectern/stage/board-ground';
import type { ReactNode } from 'react';
import classes from './board-face.module.css';
import { useTexts } from './texts.ts';

export interface BoardFaceProps {
  readonly board: SaidBoard;
  /** Size of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/** The board that covers the page on the panel, with its lines and its number. */
export function BoardFace({ board, size }: BoardFaceProps): ReactNode {
  const t = useTexts();
  return (
    <div className={classes.board} data-color={board.color}>
      <BoardGround color={board.color} ground={board.ground ?? 'plain'} size={size} />
      <span>{t('board', { number: board.number, count: board.count })}</span>
    </div>
  );
}
