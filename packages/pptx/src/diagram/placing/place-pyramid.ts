import type { ConstraintValues } from '../constraints.ts';
import { type LayoutNode, nodesOf } from '../layout-node.ts';

/**
 * The algorithm `pyra` (21.4.7.1): levels of a triangle. The node named by `pyraLvlNode` gets the trapezoid of its
 * level, the nodes for an entry's children (`pyraAcctBkgdNode`, `pyraAcctTxNode`) the space beside it.
 */
export function placePyramid(node: LayoutNode, values: ConstraintValues): void {
  const { box, parameters } = node;
  const standing = (parameters.get('linDir') ?? 'fromB') !== 'fromT';
  const topFirst = parameters.get('txDir') !== 'fromB';
  // The children from the tip on, for a triangle in either direction.
  const order = standing === topFirst ? node.children : [...node.children].reverse();
  const accounts = new Set([parameters.get('pyraAcctBkgdNode'), parameters.get('pyraAcctTxNode')]);
  const hasAccounts = node.children.some((level) => level.children.some((child) => accounts.has(child.name)));
  const ratio = hasAccounts ? Math.min(0.9, Math.max(0, values.get(node, 'pyraAcctRatio') ?? 0)) : 0;
  const width = box.w * (1 - ratio);
  const aside = parameters.get('pyraAcctPos') !== 'bef';
  const left = aside ? box.x : box.x + box.w * ratio;
  const weights = order.map((level) => level.custom.scaleY);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let from = 0;
  order.forEach((level, index) => {
    const to = from + (weights[index] ?? 1) / total;
    const top = standing ? from : 1 - to;
    const h = (to - from) * box.h;
    const w = to * width;
    level.box = { x: box.x, y: box.y + top * box.h, w: box.w, h };
    values.fix(level, level.box.w, level.box.h);
    const shape = { x: left + (width - w) / 2, y: level.box.y, w, h };
    const inset = ((to - from) * width) / 2 / Math.max(1e-6, Math.min(w, h)) || 0;
    for (const child of nodesOf(level)) {
      if (child === level && level.children.length > 0) continue;
      if (child.name === parameters.get('pyraLvlNode') || child.children.length === 0)
        child.box = { ...shape };
      if (child.name === parameters.get('pyraLvlNode')) values.set(child, 'pyramidInset', inset);
      if (accounts.has(child.name)) {
        const edge = aside ? shape.x + w : box.x;
        const end = aside ? box.x + box.w : shape.x;
        child.box = { x: edge, y: shape.y, w: Math.max(0, end - edge), h };
      }
    }
    for (const child of nodesOf(level)) child.plain = { ...child.box };
    from = to;
  });
  return;
}
