import { type CoursewareReader, type Element, isUnderPicture } from '@lectern/courseware';
import { canMove } from '../show/movable-elements.tsx';
import { isBlankPlace } from '../view/elements/shape-view.tsx';

/** An element that reaches the page's edges, up to this share of its size, is the background. */
const BACKGROUND_WITHIN = 0.02;
const DEFAULT_SIZE = { w: 1280, h: 720 };

/**
 * Whether an element can be dragged in drag mode: elements marked as draggable, and every other object of a page except
 * locked ones, baskets, covers, objects beneath the page's picture, and the background.
 */
export function isDraggable(reader: CoursewareReader, element: Element): boolean {
  if (element.hidden) return false;
  if (element.movableInClass) return true;
  if (element.locked || element.basketInClass || !canMove(reader, element)) return false;
  if (element.type === 'shape' && (element.cover || isBlankPlace(element))) return false;
  if (isUnderPicture(reader.find('page', element.parentId), element)) return false;
  return !fillsPage(reader, element);
}

function fillsPage(reader: CoursewareReader, { frame }: Element): boolean {
  const { w, h } = reader.find('deck', 'deck')?.size ?? DEFAULT_SIZE;
  const [across, along] = [w * BACKGROUND_WITHIN, h * BACKGROUND_WITHIN];
  return (
    frame.x <= across && frame.y <= along && frame.x + frame.w >= w - across && frame.y + frame.h >= h - along
  );
}

/** All draggable elements of a page, including elements in groups. */
export function draggablesOn(reader: CoursewareReader, parentId: string): readonly Element[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    const within = element.type === 'group' ? draggablesOn(reader, id) : [];
    return isDraggable(reader, element) ? [element, ...within] : within;
  });
}
