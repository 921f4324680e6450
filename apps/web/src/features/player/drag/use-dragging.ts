import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import type { Hand } from '../hand/use-hand.ts';
import type { PlayerTexts } from '../texts.ts';
import { DraggedElements } from './dragged-elements.ts';

/** Where the lesson keeps what was dragged. */
const STATE = 'drag';

export interface Dragging {
  readonly elements: DraggedElements;
  readonly canUndo: boolean;
  /** It is asked whether all goes back to its place. */
  readonly asksToClose: boolean;
  /** Takes dragging into the hand; a second time closes it. */
  readonly press: () => void;
  readonly close: () => void;
  readonly answer: (closes: boolean) => void;
}

/** What the class drags on the pages. It lies where it was put until dragging is closed, whatever the hand holds. */
export function useDragging(
  lesson: ToolLesson | undefined,
  t: PlayerTexts,
  { tool, takeUp }: Hand,
): Dragging {
  const [elements] = useState(() => new DraggedElements(() => t('drag')));
  const [asksToClose, setAsks] = useState(false);
  const state = lesson?.state(STATE);
  useLayoutEffect(() => (state ? elements.keepIn(state) : undefined), [elements, state]);
  const inHand = tool === 'drag';
  useEffect(() => elements.inHand.set(inHand), [elements, inHand]);
  const undoable = useSignal(elements.canUndo);
  // What goes back to its place is lost for good: nobody is spared the question by an answer of another day.
  const close = () => {
    if (elements.moved.get().size > 0) setAsks(true);
    else takeUp('pointer');
  };
  return {
    elements,
    canUndo: inHand && undoable,
    asksToClose,
    press: () => (inHand ? close() : takeUp('drag')),
    close,
    answer: (closes) => {
      setAsks(false);
      if (!closes) return;
      elements.clear();
      takeUp('pointer');
    },
  };
}
