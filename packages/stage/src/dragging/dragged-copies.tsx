import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { DraggedBox, type MovedDrawingProps } from '../show/movable-elements.tsx';
import { copiedElement } from './dragged-places.ts';

/** The copies that were pulled out of an element, each where it was put. */
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
