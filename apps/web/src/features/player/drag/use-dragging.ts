import { Signal } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import type { Carried, DrawnCopies, MovableElements, Moved } from '@lectern/stage/show';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import type { Hand } from '../hand/use-hand.ts';
import type { PlayerTexts } from '../texts.ts';
import type { DraggedBy, DraggedElements } from './dragged-elements.ts';

/** Key of the lesson's state for dragged elements. */
const STATE = 'drag';
/** Code for dragging; not needed before the lesson has begun. */
export const draggedElements = new LazyCode(() => import('./dragged-elements.ts'));
const NOTHING_TO_UNDO = new Signal(false);

export interface Dragging {
  /** State that the pages draw: positions, draggable elements and copies. */
  readonly drawn: MovableElements;
  /** Undefined until the lesson has begun and the code has loaded. */
  readonly elements: DraggedElements | undefined;
  /** Whether elements can be dragged: all by the drag tool, or marked ones by the pointer. */
  readonly by: DraggedBy | undefined;
  readonly canUndo: boolean;
  /** Whether the teacher is being asked to confirm that all elements are moved back. */
  readonly asksToClose: boolean;
  /** Selects the drag tool; closes it when it is selected already. */
  readonly press: () => void;
  readonly close: () => void;
  readonly answer: (closes: boolean) => void;
}

/** Dragging of elements by the class. Elements stay at their drop positions until dragging is closed, with any tool. */
export function useDragging(
  lesson: ToolLesson | undefined,
  reader: CoursewareReader,
  t: PlayerTexts,
  { tool, takeUp }: Hand,
  viewOnly: boolean,
): Dragging {
  const [drawn] = useState(() => ({
    moved: new Signal<ReadonlyMap<string, Moved>>(new Map()),
    carried: new Signal<Carried | undefined>(undefined),
    copies: new Signal<DrawnCopies | undefined>(undefined),
  }));
  const [asksToClose, setAsks] = useState(false);
  const state = lesson?.state(STATE);
  const code = useLazy(draggedElements, state !== undefined);
  const made = code.type === 'here' ? code.value : undefined;
  const elements = useMemo(() => made && new made.DraggedElements(drawn.moved), [made, drawn]);
  useLayoutEffect(() => (state ? elements?.keepIn(state) : undefined), [elements, state]);
  const isCurrentTool = tool === 'drag';
  const by = isCurrentTool ? 'tool' : tool === 'pointer' && !viewOnly ? 'pointer' : undefined;
  useEffect(() => {
    if (elements) made?.takeUp(drawn, elements, by, reader, t('drag'));
  }, [drawn, elements, by, made, reader, t]);
  const canUndo = useSignal((by && elements?.canUndo) ?? NOTHING_TO_UNDO);
  // Moving all elements back cannot be undone, so the question is asked each time.
  const close = () => {
    if (drawn.moved.get().size > 0) setAsks(true);
    else takeUp('pointer');
  };
  return {
    drawn,
    elements,
    by,
    canUndo,
    asksToClose,
    press: () => (isCurrentTool ? close() : takeUp('drag')),
    close,
    answer: (closes) => {
      setAsks(false);
      if (!closes) return;
      elements?.clear();
      takeUp('pointer');
    },
  };
}
