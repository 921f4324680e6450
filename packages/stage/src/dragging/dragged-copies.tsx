import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { DraggedBox, type MovedDrawingProps } from '../show/movable-elements.tsx';
import { copiedElement } from './dragged-places.ts';

/** The copies that were dragged off an element, each at its position. */
export function DraggedCopies({ element, movable, children }: MovedDrawingProps): ReactNode {
  const moved = useSignal(movable.moved);
  return [...moved.keys()]
    .filter((id) => copiedElement(id) === element.id)
    .map((id) => (
      <DraggedBox key={id} id={id} element={element} movable={movable}>
        {children}
      </DraggedBox>
    ));
}
