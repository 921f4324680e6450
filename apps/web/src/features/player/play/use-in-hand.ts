import { useCallback, useSyncExternalStore } from 'react';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { type Dragging, useDragging } from '../drag/use-dragging.ts';
import { type Hand, useHand } from '../hand/use-hand.ts';
import type { PlayerProps } from '../player-props.ts';
import { useTexts } from '../texts.ts';
import type { Shown } from './use-shown.ts';

/** What is in the hand, and what it did that can be undone. */
export interface InHand {
  readonly hand: Hand;
  readonly dragging: Dragging;
  /** The lesson whose dragged and uncovered elements are shown: the one that is taught, or the one that is followed. */
  readonly kept: ToolLesson | undefined;
  /** The lesson is only followed here. */
  readonly looksOn: boolean;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

export function useInHand(props: PlayerProps, { show, written }: Shown): InHand {
  const { lesson, looked, reader } = props;
  const { book } = props.ink;
  const t = useTexts();
  const hand = useHand(show);
  // What is undone is seen: the ink of other pages stays.
  const canUndoInk = useSyncExternalStore(
    useCallback((listener) => book.subscribeUndo(listener), [book]),
    () => written !== undefined && book.canUndo(written),
  );
  const kept = lesson ?? looked ?? props.kept;
  const looksOn = kept !== lesson;
  const dragging = useDragging(kept, reader, t, hand, looksOn);
  return {
    hand,
    dragging,
    kept,
    looksOn,
    canUndo: canUndoInk || dragging.canUndo,
    undo: () => {
      if (dragging.canUndo) dragging.elements?.undo();
      else if (written !== undefined) book.undo(written);
    },
  };
}
