import type { SaidBoard } from '@lectern/protocol/participants';
import type { ReactNode } from 'react';
import classes from './board-face.module.css';
import { useTexts } from './texts.ts';

/** The board that lies over the page on the panel: its colour and which of them it is. */
export function BoardFace({ board }: { readonly board: SaidBoard }): ReactNode {
  const t = useTexts();
  return (
    <div className={classes.board} data-color={board.color}>
      <span>{t('board', { number: board.number, count: board.count })}</span>
    </div>
  );
}
