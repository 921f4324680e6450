import { colors, grounds } from '@lectern/courseware/lesson';
import type { SaidBoard } from '@lectern/protocol/phone-views';
import { BoardGround } from '@lectern/stage/board-ground';
import { InkPicture } from '@lectern/stage/ink';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import type { PresenterView } from '../../parts/presenter/index.ts';

export interface PageInkProps {
  readonly view: PresenterView;
  readonly pageId: string;
  /** The board that covers the page and is written on instead. */
  readonly board: SaidBoard | undefined;
  /** Size of the page, logical pixels. */
  readonly pageSize: { readonly w: number; readonly h: number };
}

/** The ink of the current page, or of the board that covers it. */
export function PageInk({ view, pageId, board, pageSize }: PageInkProps): ReactNode {
  const ink = useSignal(view.ink);
  const isThere = ink?.pageId === (board?.id ?? pageId) && ink.strokes.length > 0;
  return (
    <>
      {board && (
        <BoardGround
          color={colors.find((each) => each === board.color) ?? 'green'}
          ground={grounds.find((each) => each === board.ground) ?? 'plain'}
          size={pageSize}
        />
      )}
      {isThere && (
        <div data-testid="presented-ink" data-strokes={ink.strokes.length}>
          <InkPicture strokes={ink.strokes} pageSize={pageSize} />
        </div>
      )}
    </>
  );
}
