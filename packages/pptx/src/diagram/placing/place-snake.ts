import { integerOf } from '../../read/geometry/units.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';
import { sizeOf } from './size.ts';

/** Number of children in a row, and the scale of their sizes. */
interface Grid {
  readonly perRow: number;
  readonly factor: number;
}

/**
 * The algorithm `snake` (21.4.7.1): children in rows (or columns) of equal cells, as large as fits; all rows run in the
 * same direction, or they alternate.
 */
export function placeSnake(node: LayoutNode, values: ConstraintValues): void {
  const byColumn = node.parameters.get('flowDir') === 'col';
  const nodes = node.children.filter((child) => !isSpace(child));
  const spaces = node.children.filter(isSpace);
  if (nodes.length === 0) return;
  const cell = largest(nodes.map((child) => sizeOf(child, values)));
  const gap = largest(spaces.map((child) => sizeOf(child, values)));
  const between = { w: gap.w, h: values.get(node, 'sp') ?? gap.h };
  const along = byColumn ? { size: cell.h, gap: gap.h || between.h } : { size: cell.w, gap: between.w };
  const across = byColumn
    ? { size: cell.w, gap: values.get(node, 'sp') ?? gap.w }
    : { size: cell.h, gap: between.h };
  const room = byColumn
    ? { along: node.box.h, across: node.box.w }
    : { along: node.box.w, across: node.box.h };
  const grid = bestGrid(nodes.length, along, across, room, node);
  const base = node.children.map((child) => ({
    w: values.get(child, 'w') ?? 0,
    h: values.get(child, 'h') ?? 0,
  }));
  node.children.forEach((child, index) => {
    values.set(child, 'w', (base[index]?.w ?? 0) * grid.factor);
    values.set(child, 'h', (base[index]?.h ?? 0) * grid.factor);
  });
  const scaled = {
    along: { size: along.size * grid.factor, gap: along.gap * grid.factor },
    across: { size: across.size * grid.factor, gap: across.gap * grid.factor },
  };
  const rows = Math.ceil(nodes.length / grid.perRow);
  const height = rows * scaled.across.size + (rows - 1) * scaled.across.gap;
  const turnsBack = node.parameters.get('contDir') === 'revDir';
  const corner = node.parameters.get('grDir') ?? 'tL';
  const centred = node.parameters.get('off') !== 'off';
  const full = lengthOf(grid.perRow, scaled.along);
  nodes.forEach((child, index) => {
    const row = Math.floor(index / grid.perRow);
    const count = Math.min(grid.perRow, nodes.length - row * grid.perRow);
    const place = index % grid.perRow;
    const step = scaled.along.size + scaled.along.gap;
    const start = (room.along - (centred ? lengthOf(count, scaled.along) : full)) / 2;
    const run = start + place * step;
    const turned = turnsBack && row % 2 === 1;
    const onward = turned ? room.along - run - scaled.along.size : run;
    const down = (room.across - height) / 2 + row * (scaled.across.size + scaled.across.gap);
    const { w, h } = sizeOf(child, values);
    const cellW = byColumn ? scaled.across.size : scaled.along.size;
    const cellH = byColumn ? scaled.along.size : scaled.across.size;
    let x = byColumn ? down : onward;
    let y = byColumn ? onward : down;
    if (corner.endsWith('R')) x = node.box.w - x - cellW;
    if (corner.startsWith('b')) y = node.box.h - y - cellH;
    put(child, {
      x: node.box.x + x + (cellW - w) / 2,
      y: node.box.y + y + (cellH - h) / 2,
      w,
      h,
    });
  });
  return;
}

interface Measure {
  readonly size: number;
  readonly gap: number;
}

function lengthOf(count: number, { size, gap }: Measure): number {
  return count * size + Math.max(0, count - 1) * gap;
}

/** The row length at which children are largest; among equals the shortest rows. */
function bestGrid(
  count: number,
  along: Measure,
  across: Measure,
  room: { along: number; across: number },
  node: LayoutNode,
): Grid {
  const fixed =
    node.parameters.get('bkpt') === 'fixed' ? integerOf(node.parameters.get('bkPtFixedVal'), 1) : undefined;
  let best: Grid = { perRow: 1, factor: 0 };
  for (let perRow = 1; perRow <= count; perRow++) {
    if (fixed !== undefined && perRow !== Math.min(fixed, count)) continue;
    const rows = Math.ceil(count / perRow);
    const factor = Math.min(
      1,
      room.along / Math.max(1e-6, lengthOf(perRow, along)),
      room.across / Math.max(1e-6, lengthOf(rows, across)),
    );
    if (factor > best.factor * 1.0001) best = { perRow, factor };
  }
  return best;
}

function isSpace(node: LayoutNode): boolean {
  return (
    (node.algorithm === 'sp' && node.context.type === 'sibTrans') ||
    node.algorithm === 'conn' ||
    node.context.type === 'sibTrans'
  );
}

function largest(sizes: readonly { w: number; h: number }[]): { w: number; h: number } {
  return {
    w: Math.max(0, ...sizes.map(({ w }) => w)),
    h: Math.max(0, ...sizes.map(({ h }) => h)),
  };
}
