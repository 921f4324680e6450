import type { Edit, Element, Frame } from '@lectern/courseware';
import { boxAround } from '../geometry/box.ts';
import { apply, applyToVector, invert } from '../geometry/matrix.ts';
import { matrixOfFrame, type PlacementReader, parentMatrix } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';
import type { ElementChange } from '../geometry/scale.ts';

/** The frame of an element moved by a distance of the page, however its groups are turned. */
export function movedFrame(reader: PlacementReader, element: Element, by: Point): Frame {
  const own = applyToVector(invert(parentMatrix(reader, element)), by);
  return { ...element.frame, x: element.frame.x + own.x, y: element.frame.y + own.y };
}

/** Elements that a hand may move: those that exist, are not locked and have no chosen group above them. */
export function movable(reader: PlacementReader, ids: readonly string[]): readonly Element[] {
  const chosen = new Set(ids);
  return ids.flatMap((id) => {
    const element = reader.find('element', id);
    return element && !element.locked && !hasChosenGroup(reader, element, chosen) ? [element] : [];
  });
}

function hasChosenGroup(reader: PlacementReader, element: Element, chosen: ReadonlySet<string>): boolean {
  if (chosen.has(element.parentId)) return true;
  const parent = reader.find('element', element.parentId);
  return parent !== undefined && hasChosenGroup(reader, parent, chosen);
}

/** Writes frames (and tables), then brings the groups around them to the size of what they hold. */
export function writeChanges(
  reader: PlacementReader,
  edit: Edit,
  changes: ReadonlyMap<string, ElementChange>,
): void {
  for (const [id, change] of changes) edit.update(id, change);
  const groups = new Set<string>();
  for (const id of changes.keys()) {
    const element = reader.find('element', id);
    const parent = element && reader.find('element', element.parentId);
    if (parent?.type === 'group' && !changes.has(parent.id)) groups.add(parent.id);
  }
  for (const id of groups) refitGroup(reader, edit, id);
}

/** A group is as large as its children: its frame is brought to their box without moving anything on the page. */
function refitGroup(reader: PlacementReader, edit: Edit, groupId: string): void {
  const group = reader.find('element', groupId);
  if (group?.type !== 'group') return;
  const children = reader.children(groupId).flatMap((id) => reader.find('element', id) ?? []);
  if (children.length === 0) return;
  const box = boxAround(
    children.flatMap((child) => {
      const matrix = matrixOfFrame(child.frame);
      const { w, h } = child.frame;
      return [
        { x: 0, y: 0 },
        { x: w, y: 0 },
        { x: w, y: h },
        { x: 0, y: h },
      ].map((corner) => apply(matrix, corner));
    }),
  );
  const { frame } = group;
  const stays =
    Math.abs(box.x) < 1e-6 &&
    Math.abs(box.y) < 1e-6 &&
    Math.abs(box.w - frame.w) < 1e-6 &&
    Math.abs(box.h - frame.h) < 1e-6;
  if (stays) return;
  const middle = apply(matrixOfFrame(frame), { x: box.x + box.w / 2, y: box.y + box.h / 2 });
  for (const child of children) {
    edit.update(child.id, { frame: { ...child.frame, x: child.frame.x - box.x, y: child.frame.y - box.y } });
  }
  edit.update(groupId, {
    frame: { ...frame, x: middle.x - box.w / 2, y: middle.y - box.h / 2, w: box.w, h: box.h },
  });
  const parent = reader.find('element', group.parentId);
  if (parent?.type === 'group') refitGroup(reader, edit, parent.id);
}
