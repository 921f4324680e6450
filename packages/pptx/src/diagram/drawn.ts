import { numberOf } from '../read/geometry/units.ts';
import type { LayoutNode } from './layout-node.ts';

/** Whether a node has a shape of its own to be seen. */
export function isDrawn(node: LayoutNode): boolean {
  const type = node.shape?.attr('type') ?? 'none';
  return (
    type !== 'none' &&
    type !== 'conn' &&
    node.shape?.attr('hideGeom') !== '1' &&
    node.shape?.attr('hideGeom') !== 'true'
  );
}

/** Degrees clockwise that a node's shape is turned by. */
export function turnOf(node: LayoutNode): number {
  return (numberOf(node.shape?.attr('rot')) ?? 0) + node.turn + node.custom.angle;
}

export function isTurned(node: LayoutNode): boolean {
  return Math.abs(turnOf(node) % 360) > 1;
}
