import { type Box, isDrawn, type LayoutNode } from '../layout-node.ts';

/**
 * The shape for a text whose node has no shape: definitions put a text with a separate position behind a shape that
 * shows the same entry (`hideGeom`). Undefined without such a shape.
 */
export function hostOf(node: LayoutNode): LayoutNode | undefined {
  if (isDrawn(node) || node.algorithm !== 'tx') return undefined;
  const siblings = node.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(node)).reverse();
  const host = before.find((one) => isDrawn(one) && one.algorithm !== 'tx' && sameEntry(one, node));
  return host;
}

function sameEntry(one: LayoutNode, other: LayoutNode): boolean {
  return one.shown.length > 0 && one.shown[0] === other.shown[0];
}

/**
 * Whether a text's box is so close to the shape's in position and size that the text can be set inside the shape
 * itself.
 */
export function fitsInside(outer: Box, inner: Box): boolean {
  const offX = Math.abs(inner.x + inner.w / 2 - (outer.x + outer.w / 2));
  const offY = Math.abs(inner.y + inner.h / 2 - (outer.y + outer.h / 2));
  const larger = inner.w > outer.w * 1.05 || inner.h > outer.h * 1.05;
  return !larger && offX < outer.w * 0.12 && offY < outer.h * 0.12;
}

/** A text's box moved and scaled with its shape, which the user changed. */
export function boxInHost(node: LayoutNode, host: LayoutNode): Box {
  if (host.plain.w <= 0 || host.plain.h <= 0) return node.box;
  const scaleX = host.box.w / Math.max(1e-6, host.plain.w);
  const scaleY = host.box.h / Math.max(1e-6, host.plain.h);
  return {
    x: host.box.x + (node.box.x - host.plain.x) * scaleX,
    y: host.box.y + (node.box.y - host.plain.y) * scaleY,
    w: node.box.w * scaleX,
    h: node.box.h * scaleY,
  };
}
