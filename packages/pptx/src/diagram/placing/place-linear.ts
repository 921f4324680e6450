import type { ConstraintValues } from '../constraints.ts';
import type { Box, LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';
import { boxWithin, extentOf, sizeOf } from './size.ts';

/**
 * The algorithm `lin` (21.4.7.1): children one after the other along a line. If they are too long, they shrink along
 * it, and so do values that refer to their length.
 */
export function placeLinear(node: LayoutNode, values: ConstraintValues, trial: Trial): void {
  const direction = node.parameters.get('linDir') ?? 'fromL';
  const across = runsAcross(node);
  const [along, beside] = across ? (['w', 'h'] as const) : (['h', 'w'] as const);
  const first = node.parent?.algorithm !== 'lin';
  if (first) settle(node, 'w', values, trial);
  const children = childrenInLine(node, values);
  const lengthOf = () =>
    children.reduce((sum, child) => sum + extentAlong(child, along, values, true).size, 0);
  const depthOf = () => Math.max(0, ...children.map((child) => extentAlong(child, beside, values).size));
  const room = node.box[along];
  const fitAlong = () => {
    // The line is fitted several times, because not all its parts shrink in proportion.
    for (let turn = 0; turn < 6; turn++) {
      const total = lengthOf();
      if (total <= room * 1.0001) return;
      if (!mayShrink(node, along)) trial.overfull.set(node, room / total);
      shrink(children, along, room / total, values);
    }
  };
  const fitBeside = () => {
    const depth = depthOf();
    if (depth <= node.box[beside] * 1.0001) return;
    if (shrinkBeside(children, beside, node.box[beside], values))
      trial.overfull.set(node, node.box[beside] / depth);
  };
  // the height of a text depends on its width
  for (const step of across ? [fitAlong, fitBeside] : [fitBeside, fitAlong]) {
    if (first && step === (across ? fitBeside : fitAlong)) settle(node, 'h', values, trial);
    step();
  }
  const total = lengthOf();
  const deepest = depthOf();
  const [alongAxis, besideAxis] = across ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const block = share(node, across ? 'horzAlign' : 'vertAlign');
  const blockBeside = share(node, across ? 'vertAlign' : 'horzAlign');
  const nodeBeside = share(node, across ? 'nodeVertAlign' : 'nodeHorzAlign');
  let at = node.box[alongAxis] + (room - total) * block;
  const line = node.box[besideAxis] + (node.box[beside] - deepest) * blockBeside;
  const order = direction === 'fromR' || direction === 'fromB' ? [...children].reverse() : children;
  const boxes: [LayoutNode, Box][] = [];
  for (const child of order) {
    const length = extentAlong(child, along, values, true);
    const depth = extentAlong(child, beside, values);
    const box: Box = { x: 0, y: 0, ...sizeOf(child, values) };
    if (child.algorithm === 'lin') {
      // the content of the child already has its sizes
      for (const inner of child.children) {
        for (const axis of ['w', 'h'] as const) {
          const size = values.get(inner, axis);
          if (size !== undefined && (inner.algorithm !== 'lin' || values.says(inner, axis)))
            values.set(inner, axis, size);
        }
      }
      box[along] = length.size;
      box[beside] = Math.max(box[beside], depth.size);
    }
    box[alongAxis] = at - length.start;
    box[besideAxis] = line + (deepest - depth.size) * nodeBeside - depth.start;
    at += length.size;
    boxes.push([child, box]);
    child.box = box;
  }
  for (const [child, box] of boxes) put(child, box);
}

/** Whether a rule lets the content of a line shrink along it before any text does. */
function mayShrink(node: LayoutNode, axis: 'w' | 'h'): boolean {
  return node.rules.some((rule) => rule.attr('type') === axis && rule.attr('for') === 'ch');
}

function runsAcross(node: LayoutNode): boolean {
  const direction = node.parameters.get('linDir') ?? 'fromL';
  return direction === 'fromL' || direction === 'fromR';
}

function childrenInLine(node: LayoutNode, values: ConstraintValues): LayoutNode[] {
  return node.children.filter((child) => child.algorithm !== 'conn' || takesRoom(child, values));
}

/**
 * Extent of a child along an axis: a line within a line takes the extent of its content, and, except along the `main`
 * axis of the outer line, at least its own size.
 */
function extentAlong(
  node: LayoutNode,
  axis: 'w' | 'h',
  values: ConstraintValues,
  main = false,
): { readonly start: number; readonly size: number } {
  if (node.algorithm !== 'lin') {
    const extent = extentOf(node, values);
    return { start: axis === 'w' ? extent.x : extent.y, size: extent[axis] };
  }
  const inLine = runsAcross(node) === (axis === 'w');
  const sizes = childrenInLine(node, values).map((child) => extentAlong(child, axis, values, inLine).size);
  const content = inLine ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
  const own = main || sizes.length === 0 || !values.says(node, axis) ? 0 : sizeOf(node, values)[axis];
  return { start: 0, size: own === Number.POSITIVE_INFINITY ? content : Math.max(own, content) };
}

/** Nodes that a rule lets grow without limit get the size of their content, the innermost first. */
function settle(node: LayoutNode, axis: 'w' | 'h', values: ConstraintValues, trial: Trial): void {
  for (const child of node.children) {
    if (child.algorithm === 'lin' || child.algorithm === 'composite') settle(child, axis, values, trial);
    if (!isEndless(child, axis) && values.get(child, axis) !== Number.POSITIVE_INFINITY) continue;
    if (child.algorithm === 'lin') values.set(child, axis, extentAlong(child, axis, values).size);
    else if (child.algorithm === 'composite' && axis === 'h') {
      values.set(child, 'h', contentHeight(child, values));
    } else if (child.algorithm === 'tx' && axis === 'h') {
      const { w, h } = sizeOf(child, values);
      const needed = trial.textHeight(child, w);
      if (needed > h) values.set(child, 'h', needed);
    }
  }
  if (axis === 'h') equalise(node, values);
}

function isEndless(node: LayoutNode, axis: 'w' | 'h'): boolean {
  return node.rules.some(
    (rule) => rule.attr('type') === axis && rule.attr('val') === 'INF' && !rule.attr('for'),
  );
}

/** Grown texts of equal height (`op="equ"`) get the height of the highest. */
function equalise(holder: LayoutNode, values: ConstraintValues): void {
  for (const constraint of holder.constraints) {
    if (constraint.attr('type') !== 'h' || constraint.attr('op') !== 'equ') continue;
    const reach = constraint.attr('for') ?? 'self';
    const kind = constraint.attr('ptType') ?? 'all';
    const grown = values
      .targets(holder, reach, constraint.attr('forName'), kind)
      .filter((node) => node.algorithm === 'tx' && isEndless(node, 'h'));
    const highest = Math.max(0, ...grown.map((node) => values.get(node, 'h') ?? 0));
    for (const node of grown) if ((values.get(node, 'h') ?? 0) < highest) values.set(node, 'h', highest);
    for (const composite of new Set(grown.map(({ parent }) => parent))) {
      if (composite?.algorithm === 'composite' && isEndless(composite, 'h')) {
        const needed = contentHeight(composite, values);
        if (needed > (values.get(composite, 'h') ?? 0)) values.set(composite, 'h', needed);
      }
    }
  }
}

/** Lower end of a composite's children. */
function contentHeight(node: LayoutNode, values: ConstraintValues): number {
  const ends = node.children.map((child) => boxWithin(child, values)).map(({ y, h }) => y + h);
  return Math.max(0, ...ends.filter(Number.isFinite));
}

/** Whether a connector with a width from its constraints needs space between its neighbours. */
function takesRoom(node: LayoutNode, values: ConstraintValues): boolean {
  return (values.get(node, 'w') ?? 0) > 0;
}

/** Scales nodes along an axis, including the content of nested lines. */
function shrink(
  children: readonly LayoutNode[],
  axis: 'w' | 'h',
  factor: number,
  values: ConstraintValues,
): void {
  const sizes: [LayoutNode, number][] = [];
  const collect = (node: LayoutNode) => {
    // the size of a line without a constraint follows from its content
    const follows = node.algorithm === 'lin' && !values.says(node, axis);
    if (!follows) sizes.push([node, (values.get(node, axis) ?? 0) * factor]);
    if (node.algorithm === 'lin') for (const child of node.children) collect(child);
  };
  for (const child of children) collect(child);
  for (const [node, size] of sizes) if (Number.isFinite(size)) values.set(node, axis, size);
}

/**
 * Reduces children that are deeper than the line's space to that space, nested lines by a common factor; returns
 * whether there were any.
 */
function shrinkBeside(
  children: readonly LayoutNode[],
  beside: 'w' | 'h',
  room: number,
  values: ConstraintValues,
): boolean {
  const lines = children.filter(({ algorithm }) => algorithm === 'lin');
  const deepest = Math.max(0, ...lines.map((child) => extentAlong(child, beside, values).size));
  let shrunk = deepest > room * 1.0001;
  if (shrunk) shrink(lines, beside, room / deepest, values);
  for (const child of children) {
    // a user's scale may extend beyond the line
    const size = child.algorithm === 'lin' ? 0 : (values.get(child, beside) ?? 0);
    if (size <= room * 1.0001) continue;
    shrink([child], beside, room / size, values);
    shrunk = true;
  }
  return shrunk;
}

/** Alignment in the space: 0 is left or top, 1 is right or bottom. */
function share(node: LayoutNode, name: string): number {
  switch (node.parameters.get(name)) {
    case 'l':
    case 't':
      return 0;
    case 'r':
    case 'b':
      return 1;
    default:
      return 0.5;
  }
}

/** Results of one trial of laying out a diagram, besides boxes. */
export interface Trial {
  /** Nodes whose children needed more space than available, and the factor that made them fit. */
  readonly overfull: Map<LayoutNode, number>;
  /** Height that a node's text needs at a width, millimetres. */
  readonly textHeight: (node: LayoutNode, width: number) => number;
}
