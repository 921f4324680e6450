import { numberOf } from '../read/geometry/units.ts';
import type { LayoutNode } from './layout-node.ts';

/** Whether a node has a visible shape. */
export function isDrawn(node: LayoutNode): boolean {
  const type = node.shape?.attr('type') ?? 'none';
  return (
    type !== 'none' &&
    type !== 'conn' &&
    node.shape?.attr('hideGeom') !== '1' &&
    node.shape?.attr('hideGeom') !== 'true'
  );
}

/** Rotation of a node's shape, degrees clockwise. */
export function turnOf(node: LayoutNode): number {
  return (numberOf(node.shape?.attr('rot')) ?? 0) + node.turn + node.custom.angle;
}

export function isTurned(node: LayoutNode): boolean {
  return Math.abs(turnOf(node) % 360) > 1;
}
