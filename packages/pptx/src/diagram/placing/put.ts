import type { Box, LayoutNode } from '../layout-node.ts';

/**
 * Sets a node's box, which includes the user's scale, and moves it by the user's offsets, which are shares of its own
 * size and of its neighbour's, but not out of the diagram.
 */
export function put(node: LayoutNode, box: Box): void {
  const { scaleX, scaleY, shiftX, shiftY, neighbourX, neighbourY } = node.custom;
  const plain = { w: box.w / scaleX, h: box.h / scaleY };
  node.plain = { x: box.x + (box.w - plain.w) / 2, y: box.y + (box.h - plain.h) / 2, ...plain };
  node.box = box;
  if (!shiftX && !shiftY && !neighbourX && !neighbourY) return;
  const beside = neighbourOf(node) ?? plain;
  const all = wholeOf(node);
  const x = box.x + shiftX * plain.w + neighbourX * beside.w;
  const y = box.y + shiftY * plain.h + neighbourY * beside.h;
  node.box = { ...box, x: kept(x, box.w, all.x, all.w), y: kept(y, box.h, all.y, all.h) };
}

/** Box of the neighbouring node; undefined without one, so that the node's own size is used. */
function neighbourOf(node: LayoutNode): Box | undefined {
  const siblings = node.parent?.children ?? [];
  const at = siblings.indexOf(node);
  const beside = siblings[at + 1] ?? siblings[at - 1];
  return beside && node.parent?.algorithm !== 'composite' && beside.box.w > 0 && beside.box.h > 0
    ? beside.box
    : undefined;
}

function wholeOf(node: LayoutNode): Box {
  let at = node;
  while (at.parent) at = at.parent;
  return at.box;
}

function kept(at: number, size: number, from: number, room: number): number {
  return size >= room * 1.0001 ? at : Math.max(from, Math.min(from + room - size, at));
}
