import { newId } from '@lectern/base';
import type { Edit } from '../../document/edit.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import { ordersAt } from '../place.ts';
import { fitGroupsAround, outermost } from './frames.ts';
import { boundsOfFrame, boxAroundAll, pointOut, tidyDegrees } from './geometry.ts';

/**
 * Groups two or more siblings at the stacking position of the topmost; returns the group's id, or undefined when they
 * cannot be grouped.
 */
export function groupElements(edit: Edit, ids: readonly string[]): string | undefined {
  const parentId = edit.find('element', ids[0] ?? '')?.parentId;
  if (parentId === undefined) return undefined;
  const chosen = new Set(ids);
  const siblings = edit.children(parentId);
  const elements = siblings.filter((id) => chosen.has(id)).flatMap((id) => edit.find('element', id) ?? []);
  const box = boxAroundAll(elements.map(({ frame }) => boundsOfFrame(frame)));
  if (!box || elements.length < 2 || elements.length < chosen.size) return undefined;
  const top = siblings.findLastIndex((id) => chosen.has(id));
  const [order = ''] = ordersAt(edit, siblings, top + 1, 1);
  const id = newId();
  edit.create({ kind: 'element', type: 'group', id, parentId, order, frame: { ...box } });
  for (const { id: childId, frame } of elements) {
    edit.update(childId, { parentId: id, frame: { ...frame, x: frame.x - box.x, y: frame.y - box.y } });
  }
  return id;
}

/** A child's frame in the coordinates of the group's parent: a mirrored group reverses the rotation of its children. */
function frameOut(group: Frame, child: Frame): Frame {
  const middle = pointOut(group, { x: child.x + child.w / 2, y: child.y + child.h / 2 });
  const mirrored = (group.flipH ?? false) !== (group.flipV ?? false);
  const own = child.rotation ?? 0;
  return {
    x: middle.x - child.w / 2,
    y: middle.y - child.h / 2,
    w: child.w,
    h: child.h,
    rotation: tidyDegrees((group.rotation ?? 0) + (mirrored ? -own : own)),
    flipH: (group.flipH ?? false) !== (child.flipH ?? false) || undefined,
    flipV: (group.flipV ?? false) !== (child.flipV ?? false) || undefined,
  };
}

/** Ungroups groups: their children replace them and look the same. Returns the children's ids. */
export function ungroupElements(edit: Edit, ids: readonly string[]): string[] {
  const opened: string[] = [];
  for (const id of outermost(edit, ids)) {
    const group = edit.find('element', id);
    if (group?.type !== 'group' || group.locked) continue;
    const children = edit.children(id);
    const siblings = edit.children(group.parentId);
    const orders = ordersAt(edit, siblings, siblings.indexOf(id) + 1, children.length);
    children.forEach((childId, index) => {
      const child = edit.find('element', childId);
      if (!child) return;
      const frame = frameOut(group.frame, child.frame);
      edit.update(childId, { parentId: group.parentId, order: orders[index] ?? '', frame });
    });
    edit.remove(id);
    opened.push(...children);
  }
  fitGroupsAround(edit, opened);
  return opened;
}
