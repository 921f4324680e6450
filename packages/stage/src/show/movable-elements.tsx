import type { Readable } from '@lectern/base';
import type { CoursewareReader, Element } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import type { RenderElement } from '../view/element-view.tsx';
import classes from './show.module.css';

/**
 * Distance by which an element was moved from its position, in logical pixels of its parent: the page, or a rotated
 * group.
 */
export interface Moved {
  readonly x: number;
  readonly y: number;
}

/** The elements that the class may drag, and how far each was dragged. */
export interface MovableElements {
  /** Movements by the ids of elements and of their copies; elements at their original position are left out. */
  readonly moved: Readable<ReadonlyMap<string, Moved>>;
  /**
   * The attributes of each draggable element, `data-carried` among them: dragging it is not a swipe and moves no page.
   * Other elements have none.
   */
  readonly carried: Readable<Carried | undefined>;
  /** Draws the copies that were dragged off an element; undefined until its code is loaded. */
  readonly copies: Readable<DrawnCopies | undefined>;
}

/** The attributes of a draggable element; undefined for other elements. */
export type Carried = (element: Element) => HTMLAttributes<HTMLElement> | undefined;

export type DrawnCopies = ComponentType<MovedDrawingProps>;

/**
 * Whether an element is drawn so that it can be moved: elements of the page, groups as a whole, and marked elements.
 */
export function canMove(reader: CoursewareReader, element: Element): boolean {
  if (element.movableInClass) return true;
  // Strokes are drawn together and are not separate objects.
  return element.type !== 'ink' && reader.find('page', element.parentId) !== undefined;
}

/**
 * Draws draggable elements at their dragged position. The translation is on a wrapper, so that animations of the
 * element are not affected.
 */
export function movedDrawings(reader: CoursewareReader, movable: MovableElements): RenderElement {
  return (id, drawing) => {
    const element = reader.find('element', id);
    if (!element || !canMove(reader, element)) return drawing;
    return (
      <MovedDrawing element={element} movable={movable}>
        {drawing}
      </MovedDrawing>
    );
  };
}

export interface MovedDrawingProps {
  readonly element: Element;
  readonly movable: MovableElements;
  readonly children: ReactNode;
}

function MovedDrawing(props: MovedDrawingProps): ReactNode {
  const Copies = useSignal(props.movable.copies);
  return (
    <>
      <DraggedBox {...props} id={props.element.id} />
      {Copies && props.element.copiesInClass && <Copies {...props} />}
    </>
  );
}

/** The wrapper of an element that is dragged as one; `id` is the id of the element or of its copy. */
export function DraggedBox({
  id,
  element,
  movable,
  children,
}: MovedDrawingProps & { readonly id: string }): ReactNode {
  const moved = useSignal(movable.moved, (all) => all.get(id));
  const carried = useSignal(movable.carried);
  return (
    <div
      className={classes.movable}
      data-movable={id}
      data-moved={moved && ''}
      style={moved && { translate: `${moved.x}px ${moved.y}px` }}
      {...carried?.(element)}
    >
      {children}
    </div>
  );
}

/** Ids of strokes that may be dragged: they are drawn separately. */
export function movableInk(reader: CoursewareReader, pageId: string): ReadonlySet<string> {
  return new Set(
    reader.children(pageId).filter((id) => {
      const element = reader.find('element', id);
      return element?.type === 'ink' && element.movableInClass;
    }),
  );
}
