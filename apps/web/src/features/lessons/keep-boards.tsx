import type { BoardFace } from '@lectern/courseware/board';
import { type InkedPage, inkElementOf } from '@lectern/stage/ink';
import { Button } from '@lectern/ui';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepAsBoard } from '../../parts/boards/index.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { navigate } from '../../platform/router/router.ts';
import { useLessonTexts } from './lesson-texts.ts';

export interface KeepBoardsProps {
  /** Name of the new board. */
  readonly name: string;
  readonly pages: readonly InkedPage[];
  readonly size: { readonly w: number; readonly h: number };
}

/** Saves the boards of a lesson as a board on the disk, and opens it. */
export function KeepBoards({ name, pages, size }: KeepBoardsProps): ReactNode {
  const texts = useLessonTexts();
  const { busy, run } = useCall();
  const boards = pages.flatMap(({ board, strokes }) => (board ? [{ board, strokes }] : []));
  if (boards.length === 0) return null;
  const keep = () => {
    const kept = boards.map(({ board, strokes }) => ({
      face: { color: board.color, ground: board.ground } satisfies BoardFace,
      ink: strokes.map((stroke) => inkElementOf(stroke, { parentId: '', order: '' })),
    }));
    return run(() => keepAsBoard({ name, size, pages: kept }), {
      onSuccess: ({ id }) => navigate(`/blackboard?fileId=${id}`),
    });
  };
  return (
    <Button icon={<PenLine aria-hidden="true" />} busy={busy} onClick={() => void keep()}>
      {texts('keepBoards')}
    </Button>
  );
}
