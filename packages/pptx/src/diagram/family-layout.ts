import type { Frame } from '@lectern/courseware';
import type { DiagramNode } from './diagram-nodes.ts';

/** One shape of a diagram that is laid out by family. */
export interface DiagramBox {
  readonly frame: Frame;
  readonly preset: string;
  readonly adjust?: Readonly<Record<string, number>>;
  /** The entry whose text it shows; a shape without one only connects entries. */
  readonly node?: DiagramNode;
  /** Whether the box also shows the entry's children, as a list. */
  readonly withChildren?: boolean;
  /** Whether the box shows only the entry's children. */
  readonly onlyChildren?: boolean;
  /** `main` is filled, `soft` has a pale fill, `plain` is outlined on white, `bare` has only text, `line` connects. */
  readonly role: 'main' | 'soft' | 'plain' | 'bare' | 'line';
}

type Size = Readonly<{ w: number; h: number }>;
type Layout = (nodes: readonly DiagramNode[], size: Size) => DiagramBox[];

/**
 * Lays out a diagram by the family of its layout (the last part of its id, such as `process4` or `hierarchy1`). An
 * unknown family is shown as a list with all texts in order. `turned`: from right to left.
 */
export function layOutDiagram(
  layout: string | undefined,
  nodes: readonly DiagramNode[],
  size: Size,
  turned = false,
): DiagramBox[] {
  const name = (layout ?? '').slice((layout ?? '').lastIndexOf('/') + 1);
  const family = FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? blockList;
  const boxes = family(nodes, size);
  return turned ? boxes.map((box) => mirrored(box, size)) : boxes;
}

/** Mirrors a box of a right-to-left diagram: position and direction of arrows. */
function mirrored(box: DiagramBox, size: Size): DiagramBox {
  const { frame } = box;
  const { flipH: _, ...rest } = frame;
  const flipH = !frame.flipH && (box.node === undefined || /chevron|homePlate/.test(box.preset));
  return { ...box, frame: { ...rest, x: size.w - frame.x - frame.w, ...(flipH ? { flipH } : {}) } };
}

/** Boxes one below the other; the gap is a share of a box. */
function column(count: number, size: Size, gap: number): { y: number; h: number }[] {
  const h = size.h / Math.max(1, count + gap * (count - 1));
  return Array.from({ length: count }, (_, index) => ({ y: index * h * (1 + gap), h }));
}

function row(count: number, size: Size, gap: number): { x: number; w: number }[] {
  return column(count, { w: size.h, h: size.w }, gap).map(({ y, h }) => ({ x: y, w: h }));
}

/** Blocks in centred rows, as large as fits, with a fixed aspect ratio (the algorithm `snake`). */
const blockList: Layout = (nodes, size) => {
  const count = Math.max(1, nodes.length);
  const widthWith = (columns: number) => {
    const rows = Math.ceil(count / columns);
    return Math.min(
      size.w / (columns + BLOCK_GAP * (columns - 1)),
      size.h / (BLOCK_HEIGHT * rows + BLOCK_GAP * (rows - 1)),
    );
  };
  const choices = Array.from({ length: count }, (_, index) => index + 1);
  const columns = choices.reduce((best, one) => (widthWith(one) > widthWith(best) * 1.001 ? one : best));
  const w = widthWith(columns);
  const h = w * BLOCK_HEIGHT;
  const gap = w * BLOCK_GAP;
  const rows = Math.ceil(count / columns);
  const top = (size.h - rows * h - (rows - 1) * gap) / 2;
  return nodes.map((node, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (size.w - inRow * w - (inRow - 1) * gap) / 2;
    const frame = { x: left + (index % columns) * (w + gap), y: top + row * (h + gap), w, h };
    return { frame, preset: 'rect', node, withChildren: true, role: 'main' };
  });
};

/** Height of a block, as a share of its width. */
const BLOCK_HEIGHT = 0.6;
const BLOCK_GAP = 0.1;

const verticalList: Layout = (nodes, size) =>
  column(nodes.length, size, 0.12).flatMap(({ y, h }, index): DiagramBox[] => {
    const node = nodes[index];
    if (!node) return [];
    const share = node.children.length > 0 ? 0.45 : 1;
    const head: DiagramBox = {
      frame: { x: 0, y, w: size.w, h: h * share },
      preset: 'roundRect',
      node,
      role: 'main',
    };
    if (share === 1) return [head];
    const body = { x: size.w * 0.03, y: y + h * share, w: size.w * 0.94, h: h * (1 - share) };
    return [head, { frame: body, preset: 'rect', node, onlyChildren: true, role: 'bare' }];
  });

/** Headings on the left, their children on the right. */
function twoColumns(headPreset: string, bodyPreset: string, headShare: number): Layout {
  return (nodes, size) =>
    column(nodes.length, size, 0.12).flatMap(({ y, h }, index): DiagramBox[] => {
      const node = nodes[index];
      if (!node) return [];
      const w = size.w * headShare;
      const head: DiagramBox = { frame: { x: 0, y, w, h }, preset: headPreset, node, role: 'main' };
      const body = { x: w, y: y + h * 0.1, w: size.w - w, h: h * 0.8 };
      if (node.children.length === 0) return [head];
      return [{ frame: body, preset: bodyPreset, node, onlyChildren: true, role: 'soft' }, head];
    });
}

const columns: Layout = (nodes, size) =>
  row(nodes.length, size, 0.1).flatMap(({ x, w }, index): DiagramBox[] => {
    const node = nodes[index];
    if (!node) return [];
    if (node.children.length === 0) {
      return [{ frame: { x, y: 0, w, h: size.h }, preset: 'rect', node, role: 'main' }];
    }
    const h = size.h * 0.25;
    return [
      { frame: { x, y: 0, w, h }, preset: 'rect', node, role: 'main' },
      { frame: { x, y: h, w, h: size.h - h }, preset: 'rect', node, onlyChildren: true, role: 'soft' },
    ];
  });

const process: Layout = (nodes, size) => {
  const places = row(nodes.length, size, 0.4);
  return places.flatMap(({ x, w }, index): DiagramBox[] => {
    const node = nodes[index];
    if (!node) return [];
    const h = Math.min(size.h, w * 0.9);
    const y = (size.h - h) / 2;
    const box: DiagramBox = {
      frame: { x, y, w, h },
      preset: 'roundRect',
      adjust: { adj: 10_000 },
      node,
      withChildren: true,
      role: 'main',
    };
    if (index === nodes.length - 1) return [box];
    const arrow = { x: x + w * 1.1, y: size.h / 2 - w * 0.12, w: w * 0.2, h: w * 0.24 };
    return [box, { frame: arrow, preset: 'rightArrow', role: 'soft' }];
  });
};

const chevrons: Layout = (nodes, size) =>
  row(nodes.length, size, -0.1).flatMap(({ x, w }, index): DiagramBox[] => {
    const node = nodes[index];
    if (!node) return [];
    const h = Math.min(size.h, w * 0.4);
    const y = (size.h - h) / 2;
    const head: DiagramBox = {
      frame: { x, y, w, h },
      preset: index === 0 ? 'homePlate' : 'chevron',
      node,
      role: 'main',
    };
    if (node.children.length === 0) return [head];
    const body = { x, y: y + h, w: w * 0.8, h: size.h - y - h };
    return [head, { frame: body, preset: 'rect', node, onlyChildren: true, role: 'bare' }];
  });

const verticalProcess: Layout = (nodes, size) =>
  column(nodes.length, size, 0.25).flatMap(({ y, h }, index): DiagramBox[] => {
    const node = nodes[index];
    if (!node) return [];
    const share = node.children.length > 0 ? 0.5 : 1;
    const boxes: DiagramBox[] = [
      { frame: { x: 0, y, w: size.w, h: h * share }, preset: 'rect', node, role: 'main' },
      ...row(node.children.length, size, 0).flatMap(({ x, w }, place): DiagramBox[] => {
        const child = node.children[place];
        return child
          ? [
              {
                frame: { x, y: y + h * share, w, h: h * (1 - share) },
                preset: 'rect',
                node: child,
                withChildren: true,
                role: 'soft',
              },
            ]
          : [];
      }),
    ];
    if (index === nodes.length - 1) return boxes;
    const arrow = { x: size.w / 2 - h * 0.2, y: y + h, w: h * 0.4, h: h * 0.25 };
    return [...boxes, { frame: arrow, preset: 'downArrow', role: 'soft' }];
  });

/** Boxes on a ring, clockwise from the top. */
function around(nodes: readonly DiagramNode[], size: Size, preset: string, share: number): DiagramBox[] {
  const reach = Math.min(size.w, size.h);
  const side = Math.min(reach * share, (Math.PI * reach * (1 - share)) / Math.max(1, nodes.length));
  return nodes.map((node, index) => {
    const turn = (2 * Math.PI * index) / nodes.length - Math.PI / 2;
    const x = size.w / 2 + ((reach - side) / 2) * Math.cos(turn) - side / 2;
    const y = size.h / 2 + ((reach - side) / 2) * Math.sin(turn) - side / 2;
    return { frame: { x, y, w: side, h: side }, preset, node, withChildren: true, role: 'main' };
  });
}

const cycle: Layout = (nodes, size) => {
  const reach = Math.min(size.w, size.h) * 0.7;
  const ring: DiagramBox = {
    frame: { x: (size.w - reach) / 2, y: (size.h - reach) / 2, w: reach, h: reach },
    preset: 'donut',
    adjust: { adj: 4_000 },
    role: 'soft',
  };
  return [ring, ...around(nodes, size, 'ellipse', 0.32)];
};

/** One entry in the middle, its children around it. */
const radial: Layout = (nodes, size) => {
  const [middle] = nodes;
  if (!middle || (nodes.length > 1 && middle.children.length === 0)) return cycle(nodes, size);
  const side = Math.min(size.w, size.h) * 0.36;
  const outer = around(middle.children, size, 'ellipse', 0.28);
  const spokes = outer.map(({ frame }): DiagramBox => {
    const x = frame.x + frame.w / 2;
    const y = frame.y + frame.h / 2;
    return line(size.w / 2, size.h / 2, x, y);
  });
  const centre = { x: (size.w - side) / 2, y: (size.h - side) / 2, w: side, h: side };
  const rest = nodes.slice(1).length > 0 ? verticalList(nodes.slice(1), { w: size.w * 0.25, h: size.h }) : [];
  return [...spokes, { frame: centre, preset: 'ellipse', node: middle, role: 'main' }, ...outer, ...rest];
};

const matrix: Layout = (nodes, size) => {
  const [first] = nodes;
  const centred = nodes.length === 1 && first !== undefined && first.children.length > 1;
  const cells = centred ? first.children : nodes;
  const across = row(2, size, 0.02);
  const down = column(Math.ceil(cells.length / 2), size, 0.02);
  const boxes = cells.map((node, index): DiagramBox => {
    const { x, w } = across[index % 2] ?? { x: 0, w: size.w };
    const { y, h } = down[Math.floor(index / 2)] ?? { y: 0, h: size.h };
    return { frame: { x, y, w, h }, preset: 'roundRect', node, withChildren: true, role: 'main' };
  });
  if (!centred) return boxes;
  const centre = { x: size.w * 0.35, y: size.h * 0.375, w: size.w * 0.3, h: size.h * 0.25 };
  return [...boxes, { frame: centre, preset: 'roundRect', node: first, role: 'soft' }];
};

/** Levels of a triangle; `upside` puts its tip at the bottom. */
function pyramid(upside: boolean): Layout {
  return (nodes, size) =>
    column(nodes.length, size, 0).map(({ y, h }, index) => {
      const rank = upside ? nodes.length - index : index + 1;
      const w = (size.w * rank) / nodes.length;
      const frame = { x: (size.w - w) / 2, y, w, h, ...(upside ? { flipV: true } : {}) };
      const inset = (size.w / nodes.length / 2 / Math.min(w, h)) * 100_000;
      const shape = rank === 1 ? { preset: 'triangle' } : { preset: 'trapezoid', adjust: { adj: inset } };
      return { frame, ...shape, node: nodes[index], withChildren: true, role: 'main' };
    });
}

const pyramidList: Layout = (nodes, size) => {
  const side = Math.min(size.h, size.w * 0.8);
  const left = (size.w - side * 1.15) / 2;
  const triangle: DiagramBox = {
    frame: { x: left, y: 0, w: side, h: side },
    preset: 'triangle',
    role: 'main',
  };
  const area = { w: side * 0.65, h: side * 0.72 };
  const boxes = column(nodes.length, area, 0.12).map(({ y, h }, index): DiagramBox => {
    const frame = { x: left + side / 2, y: side * 0.1 + y, w: area.w, h };
    return { frame, preset: 'roundRect', node: nodes[index], withChildren: true, role: 'plain' };
  });
  return [triangle, ...boxes];
};

/** A tree from the top down with leaves of equal width. */
const hierarchy: Layout = (nodes, size) => {
  const depth = Math.max(1, ...nodes.map(depthOf));
  const leaves = Math.max(
    1,
    nodes.reduce((sum, node) => sum + leavesOf(node), 0),
  );
  const cell = { w: size.w / leaves, h: size.h / depth };
  const box = { w: cell.w * 0.85, h: cell.h * 0.6 };
  const boxes: DiagramBox[] = [];
  const lines: DiagramBox[] = [];
  const put = (node: DiagramNode, level: number, from: number): number => {
    const middle = (from + leavesOf(node) / 2) * cell.w;
    const top = level * cell.h;
    boxes.push({
      frame: { x: middle - box.w / 2, y: top, w: box.w, h: box.h },
      preset: 'roundRect',
      adjust: { adj: 10_000 },
      node,
      role: 'main',
    });
    let at = from;
    for (const child of node.children) {
      const childMiddle = put(child, level + 1, at);
      at += leavesOf(child);
      const turn = top + box.h + (cell.h - box.h) / 2;
      lines.push(line(middle, top + box.h, middle, turn), line(middle, turn, childMiddle, turn));
      lines.push(line(childMiddle, turn, childMiddle, top + cell.h));
    }
    return middle;
  };
  let at = 0;
  for (const node of nodes) {
    put(node, 0, at);
    at += leavesOf(node);
  }
  return [...lines, ...boxes];
};

function leavesOf(node: DiagramNode): number {
  return node.children.length === 0 ? 1 : node.children.reduce((sum, child) => sum + leavesOf(child), 0);
}

function depthOf(node: DiagramNode): number {
  return 1 + Math.max(0, ...node.children.map(depthOf));
}

function line(x1: number, y1: number, x2: number, y2: number): DiagramBox {
  const flips = { ...(x2 < x1 ? { flipH: true } : {}), ...(y2 < y1 ? { flipV: true } : {}) };
  const frame = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    w: Math.abs(x2 - x1),
    h: Math.abs(y2 - y1),
    ...flips,
  };
  return { frame, preset: 'line', role: 'line' };
}

/** Patterns of layout names in ECMA-376 and Office; special names precede general names. */
const FAMILIES: readonly (readonly [RegExp, Layout])[] = [
  [/^(vList[2-3]?|list1|vertical.*List|lProcess|bulletList)$/i, verticalList],
  [
    /^(vList\d|lined?List|chevron2|.*AccentList|hChevron3)$/i,
    twoColumns('roundRect', 'round2SameRect', 0.36),
  ],
  [/^(hList|tableList|tList|hierarchyList)/i, columns],
  [/^(arrow[1456])$/i, cycle],
  [/^(chevron|homePlate|hProcess|basicTimeline|arrow3)/i, chevrons],
  [/^(process[24]|vProcess|bProcess|upwardArrow|verticalProcess)/i, verticalProcess],
  [/(process|arrow|timeline|flow)/i, process],
  [/(radial|hub|diverging|converging)/i, radial],
  [/(cycle|circle|gear|venn|target|ring)/i, cycle],
  [/(hierarchy|orgChart|tree)/i, hierarchy],
  [/(matrix)/i, matrix],
  [/^pyramid2/i, pyramidList],
  [/^(pyramid3|funnel)/i, pyramid(true)],
  [/(pyramid)/i, pyramid(false)],
];
