import {
  fitGroupsAround,
  insertElement,
  removeElements,
  type ShapeElement,
  stackAt,
} from '@lectern/courseware';
import { centreOf } from '../geometry/box.ts';
import { apply, invert } from '../geometry/matrix.ts';
import { frameWithMiddle, type PlacementReader, parentMatrix, placementOf } from '../geometry/placement.ts';
import { boxOfContours, type Contour, mapped } from '../paths/contour.ts';
import { contoursOfShape, geometryOf } from '../paths/reshape.ts';
import type { EditSession } from '../session/edit-session.ts';
import { type Uniting, unitedAreas } from './areas.ts';

/**
 * Merges shapes into custom shapes in place, in one undo step: with the style, the rotation and the text of the first,
 * at the position of the topmost in the stacking order. Only the first part of several keeps the text. Returns the ids
 * of the resulting shapes, which are then selected. Returns an empty list, and changes nothing, when the result would
 * be empty or a shape was deleted, is locked or not loaded.
 */
export function uniteShapes(session: EditSession, ids: readonly string[], how: Uniting): readonly string[] {
  const { store } = session;
  const shapes = ids.flatMap((id) => {
    const element = store.find('element', id);
    return element?.type === 'shape' && !element.locked ? [element] : [];
  });
  const [first, ...others] = shapes;
  const outlines = shapes.flatMap((shape) => outlineOnPage(store, shape) ?? []);
  if (!session.canEdit || !first || others.length === 0) return [];
  if (shapes.length !== ids.length || outlines.length !== ids.length) return [];
  const [area, ...more] = unitedAreas(
    outlines.map(({ contours }) => contours),
    how,
  );
  if (!area) return [];
  const siblings = store.children(first.parentId);
  const chosen = new Set(ids);
  const top = siblings.findLastIndex((id) => chosen.has(id));
  const under = siblings.slice(0, top).filter((id) => !chosen.has(id)).length;
  const made = [first.id];
  session.edit((edit) => {
    edit.update<ShapeElement>(first.id, placedAs(store, first, area));
    const { kind: _kind, id: _id, parentId, order: _order, origin: _origin, text: _text, ...look } = first;
    for (const each of more)
      made.push(insertElement(edit, parentId, { ...look, ...placedAs(store, first, each) }));
    removeElements(
      edit,
      others.map(({ id }) => id),
    );
    made.forEach((id, index) => {
      stackAt(edit, id, under + index);
    });
    fitGroupsAround(edit, made);
  });
  session.selection.set({ ...session.selection.get(), ids: made });
  return made;
}

function outlineOnPage(reader: PlacementReader, shape: ShapeElement) {
  const contours = contoursOfShape(shape);
  const { matrix } = placementOf(reader, shape);
  return contours && { contours: mapped(contours, (point) => apply(matrix, point)) };
}

/** An area of the page as a shape with the rotation and flips of another. */
function placedAs(reader: PlacementReader, shape: ShapeElement, area: Contour) {
  const { matrix } = placementOf(reader, shape);
  const back = invert(matrix);
  const contours = mapped([area], (point) => apply(back, point));
  const box = boxOfContours(contours);
  const middle = apply(matrix, centreOf(box));
  return {
    geometry: geometryOf(contours, box),
    frame: frameWithMiddle(parentMatrix(reader, shape), shape.frame, middle, box.w, box.h),
  };
}
