import type { Edit } from '../../document/edit.ts';
import type { Element } from '../../records/element.ts';
import type { Frame } from '../../records/elements/element-base.ts';
import {
  boundsOfFrame,
  boxAroundAll,
  groupsAround,
  type Point,
  pointOut,
  tidyDegrees,
  vectorIn,
} from './geometry.ts';
import { stretchedContent } from './stretched-content.ts';

/** A child's frame after its parent was stretched: for a child rotated by about 90°, width and height swap roles. */
function stretched(frame: Frame, sx: number, sy: number): Frame {
  const quarter = Math.round((frame.rotation ?? 0) / 90) % 2 !== 0;
  const w = frame.w * (quarter ? sy : sx);
  const h = frame.h * (quarter ? sx : sy);
  const x = (frame.x + frame.w / 2) * sx - w / 2;
  const y = (frame.y + frame.h / 2) * sy - h / 2;
  return { ...frame, x, y, w, h };
}

function stretchContent(edit: Edit, element: Element, sx: number, sy: number): void {
  const content = stretchedContent(element, sx, sy);
  if (content !== 'children') {
    edit.update(element.id, content);
    return;
  }
  for (const id of edit.children(element.id)) {
    const child = edit.find('element', id);
    if (child) setFrame(edit, id, stretched(child.frame, sx, sy));
  }
}

/**
 * Sets an element's frame, in its parent's coordinates. The content of a group, a table or ink is stretched with it.
 */
export function setFrame(edit: Edit, id: string, frame: Frame): void {
  const element = edit.find('element', id);
  if (!element) return;
  const sx = element.frame.w > 0 ? frame.w / element.frame.w : 1;
  const sy = element.frame.h > 0 ? frame.h / element.frame.h : 1;
  edit.update(id, { frame: { ...frame, rotation: tidyDegrees(frame.rotation ?? 0) } });
  if (sx !== 1 || sy !== 1) stretchContent(edit, element, sx, sy);
}

/** The ids without elements whose ancestor is among them, because these move with the ancestor. */
export function outermost(edit: Pick<Edit, 'find'>, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  return ids.filter((id) => {
    let parent = edit.find('element', edit.find('element', id)?.parentId ?? '');
    for (let depth = 0; parent && depth < 64; depth += 1) {
      if (chosen.has(parent.id)) return false;
      parent = edit.find('element', parent.parentId);
    }
    return true;
  });
}

/** Moves elements by logical pixels of the page, also elements in rotated groups. Locked elements stay. */
export function moveElements(edit: Edit, ids: readonly string[], by: Point): void {
  for (const id of outermost(edit, ids)) {
    const element = edit.find('element', id);
    if (!element || element.locked) continue;
    // The vector is converted from the outside in: into the outermost group first.
    const own = groupsAround(edit, id).reduceRight((vector, group) => vectorIn(group, vector), by);
    const { frame } = element;
    edit.update(id, { frame: { ...frame, x: frame.x + own.x, y: frame.y + own.y } });
  }
  fitGroupsAround(edit, ids);
}

/** Rotates each element clockwise about its own middle. */
export function rotateElements(edit: Edit, ids: readonly string[], degrees: number): void {
  for (const id of outermost(edit, ids)) {
    const element = edit.find('element', id);
    if (!element || element.locked) continue;
    const rotation = tidyDegrees((element.frame.rotation ?? 0) + degrees);
    edit.update(id, { frame: { ...element.frame, rotation } });
  }
  fitGroupsAround(edit, ids);
}

/** Mirrors each element as it is visible on the page: its rotation changes sign. */
export function flipElements(edit: Edit, ids: readonly string[], axis: 'horizontal' | 'vertical'): void {
  const key = axis === 'horizontal' ? 'flipH' : 'flipV';
  for (const id of outermost(edit, ids)) {
    const element = edit.find('element', id);
    if (!element || element.locked) continue;
    const { frame } = element;
    const rotation = tidyDegrees(-(frame.rotation ?? 0));
    edit.update(id, { frame: { ...frame, rotation, [key]: frame[key] ? undefined : true } });
  }
}

/** Fits a group's box to its children, which stay in place on the page. */
export function fitGroup(edit: Edit, groupId: string): void {
  const group = edit.find('element', groupId);
  if (group?.type !== 'group') return;
  const children = edit.children(groupId).flatMap((id) => edit.find('element', id) ?? []);
  const box = boxAroundAll(children.map(({ frame }) => boundsOfFrame(frame)));
  const { frame } = group;
  if (!box || (box.x === 0 && box.y === 0 && box.w === frame.w && box.h === frame.h)) return;
  const middle = pointOut(frame, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
  edit.update(groupId, {
    frame: { ...frame, x: middle.x - box.w / 2, y: middle.y - box.h / 2, w: box.w, h: box.h },
  });
  if (box.x === 0 && box.y === 0) return;
  for (const { id, frame: own } of children) {
    edit.update(id, { frame: { ...own, x: own.x - box.x, y: own.y - box.y } });
  }
}

/** `fitGroup` for every group around these elements, inner groups first. */
export function fitGroupsAround(edit: Edit, ids: readonly string[]): void {
  let around = new Set(ids);
  for (let depth = 0; around.size > 0 && depth < 64; depth += 1) {
    const parents = new Set<string>();
    for (const id of around) {
      const parentId = edit.find('element', id)?.parentId;
      if (parentId !== undefined && edit.find('element', parentId)?.type === 'group') parents.add(parentId);
    }
    for (const id of parents) fitGroup(edit, id);
    around = parents;
  }
}
