import { useCallback, useSyncExternalStore } from 'react';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { type Dragging, useDragging } from '../drag/use-dragging.ts';
import { type Hand, useHand } from '../hand/use-hand.ts';
import type { PlayerProps } from '../player-props.ts';
import { useTexts } from '../texts.ts';
import type { Shown } from './use-shown.ts';

/** The current tool, dragging by the class, and undo for both. */
export interface CurrentTool {
  readonly hand: Hand;
  readonly dragging: Dragging;
  /**
   * The lesson whose dragged elements and covers are shown: the lesson taught or followed in this window, or this
   * browser's copy.
   */
  readonly kept: ToolLesson | undefined;
  /** Whether the lesson is read-only in this window. */
  readonly viewOnly: boolean;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

export function useCurrentTool(props: PlayerProps, { show, written }: Shown): CurrentTool {
  const { lesson, looked, reader } = props;
  const { book } = props.ink;
  const t = useTexts();
  const hand = useHand(show);
  // Undo is limited to the page that is shown, so that the user sees its effect.
  const canUndoInk = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => written !== undefined && book.canUndo(written),
  );
  const kept = lesson ?? looked ?? props.kept;
  const viewOnly = kept !== lesson;
  const dragging = useDragging(kept, reader, t, hand, viewOnly);
  return {
    hand,
    dragging,
    kept,
    viewOnly,
    canUndo: canUndoInk || dragging.canUndo,
    undo: () => {
      if (dragging.canUndo) dragging.elements?.undo();
      else if (written !== undefined) book.undo(written);
    },
  };
}
