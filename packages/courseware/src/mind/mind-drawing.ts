import { type MindNode, ROOT, withBelow } from './mind-tree.ts';

/** Direction in which a map grows from its root: to the right, to both sides, or down. */
export const MIND_WAYS = ['right', 'both', 'down'] as const;
export type MindWay = (typeof MIND_WAYS)[number];

/**
 * A node with its position in the drawing. Lengths are in units of the drawing, which is scaled to its frame as a
 * whole.
 */
export interface MindBox {
  readonly node: MindNode;
  readonly parent: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** 0 for the root. */
  readonly level: number;
  /** Index of the root's branch that it belongs to; -1 for the root. */
  readonly branch: number;
  readonly size: number;
  readonly lines: readonly string[];
  /** Number of collapsed nodes below this node. */
  readonly hidden: number;
}

/** A line from a node to one of its children. */
export interface MindLink {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly branch: number;
}

export interface MindDrawing {
  readonly w: number;
  readonly h: number;
  readonly boxes: readonly MindBox[];
  readonly links: readonly MindLink[];
  readonly way: MindWay;
}

/** Font sizes by level, units of the drawing. */
const SIZES = [26, 20, 17] as const;
const LINE_HEIGHT = 1.3;
/** Longest line of text, in widths of a Chinese character. */
const MOST_WIDE = 12;
/** Distance between a node and its children, and between siblings. */
const APART = { right: { along: 56, beside: 14 }, down: { along: 48, beside: 20 } } as const;
const EDGE = 12;

/** Layout of the map; `unnamed` has the texts for nodes without a text, for the root and for other nodes. */
export function mindDrawing(
  tree: MindNode,
  way: MindWay,
  unnamed: { readonly root: string; readonly node: string },
): MindDrawing {
  const boxes: MindBox[] = [];
  const links: MindLink[] = [];
  const boxOf = (node: MindNode, parent: MindNode | undefined, level: number, branch: number) =>
    boxAround(node, parent?.id, level, branch, unnamed);
  const down = way === 'down';
  const apart = APART[down ? 'down' : 'right'];
  /** Places a branch; `sign` is the side to which it grows. */
  const lay = (own: Branch, along: number, across: number, sign: 1 | -1): void => {
    const { box, breadth, children } = own;
    const [length, width] = down ? [box.h, box.w] : [box.w, box.h];
    const start = sign > 0 ? along : along - length;
    const side = across + (breadth - width) / 2;
    const placed: MindBox = { ...box, ...(down ? { x: side, y: start } : { x: start, y: side }) };
    boxes.push(placed);
    let at = across + (breadth - roomOf(children, apart.beside)) / 2;
    for (const child of children) {
      lay(child, sign > 0 ? start + length + apart.along : start - apart.along, at, sign);
      at += child.breadth + apart.beside;
    }
  };
  const grow = (node: MindNode, parent: MindNode | undefined, level: number, branch: number): Branch => {
    const box = boxOf(node, parent, level, branch);
    const children = node.folded
      ? []
      : node.children.map((child, index) => grow(child, node, level + 1, level === 0 ? index : branch));
    const width = down ? box.w : box.h;
    return { box, children, breadth: Math.max(width, roomOf(children, apart.beside)) };
  };
  const root = grow(tree, undefined, 0, -1);
  if (way === 'both') {
    const half = Math.ceil(root.children.length / 2);
    const [right, left] = [root.children.slice(0, half), root.children.slice(half)];
    const rightRoom = Math.max(root.box.h, roomOf(right, apart.beside));
    lay({ ...root, children: right, breadth: rightRoom }, 0, -rightRoom / 2, 1);
    let at = -roomOf(left, apart.beside) / 2;
    for (const child of left) {
      lay(child, -apart.along, at, -1);
      at += child.breadth + apart.beside;
    }
  } else lay(root, 0, 0, 1);
  const [x, y] = [
    Math.min(...boxes.map((box) => box.x)) - EDGE,
    Math.min(...boxes.map((box) => box.y)) - EDGE,
  ];
  const moved = boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
  const place = new Map(moved.map((box) => [box.node.id, box]));
  for (const box of moved) {
    const parent = box.parent === undefined ? undefined : place.get(box.parent);
    if (parent) links.push(linkOf(parent, box, down));
  }
  return {
    w: Math.max(...moved.map((box) => box.x + box.w)) + EDGE,
    h: Math.max(...moved.map((box) => box.y + box.h)) + EDGE,
    boxes: moved,
    links,
    way,
  };
}

interface Branch {
  readonly box: MindBox;
  readonly children: readonly Branch[];
  /** Space that the branch needs across its direction of growth. */
  readonly breadth: number;
}

function roomOf(children: readonly Branch[], beside: number): number {
  return children.reduce((sum, { breadth }) => sum + breadth, 0) + Math.max(0, children.length - 1) * beside;
}

function linkOf(parent: MindBox, box: MindBox, down: boolean): MindLink {
  const { branch } = box;
  if (down)
    return {
      from: { x: parent.x + parent.w / 2, y: parent.y + parent.h },
      to: { x: box.x + box.w / 2, y: box.y },
      branch,
    };
  const right = box.x >= parent.x;
  return {
    from: { x: right ? parent.x + parent.w : parent.x, y: parent.y + parent.h / 2 },
    to: { x: right ? box.x : box.x + box.w, y: box.y + box.h / 2 },
    branch,
  };
}

function boxAround(
  node: MindNode,
  parent: string | undefined,
  level: number,
  branch: number,
  unnamed: { readonly root: string; readonly node: string },
): MindBox {
  const size = SIZES[Math.min(level, SIZES.length - 1)] ?? 17;
  const words = node.text === '' ? (node.id === ROOT ? unnamed.root : unnamed.node) : node.text;
  const lines = linesOf(words, MOST_WIDE);
  const hidden = node.folded ? withBelow(node).length - 1 : 0;
  const w = Math.max(2, ...lines.map(widthOf)) * size + size * 1.4;
  const h = lines.length * size * LINE_HEIGHT + size * (level === 0 ? 1 : 0.7);
  return { node, parent, x: 0, y: 0, w, h, level, branch, size, lines, hidden };
}

/**
 * Width in Chinese characters: estimated and not measured, so that it is the same in a file, on paper and on every
 * screen.
 */
function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[\u2e80-\uffff]|[\ud800-\udbff]/.test(letter)) return 1;
  return /[A-ZmwMW@%]/.test(letter) ? 0.78 : 0.58;
}

/** Wraps a text into lines: between words in Latin text, if possible. */
function linesOf(words: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of words.match(/[^\s\u2e80-\uffff]+\s*|\s+|[\s\S]/gu) ?? []) {
    for (const piece of widthOf(part) > most ? [...part] : [part]) {
      if (line !== '' && widthOf(line) + widthOf(piece.trimEnd()) > most) {
        lines.push(line.trim());
        line = '';
      }
      line += piece;
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trim());
  return lines;
}

/** Transform of a drawing in a frame: as large as fits, in the middle. */
export interface MindPlace {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Largest scale, so that the text of a small map does not become too large. */
const MOST_SCALE = 1.6;

export function mindPlace(drawing: MindDrawing, size: { readonly w: number; readonly h: number }): MindPlace {
  const scale = Math.max(0.05, Math.min(size.w / drawing.w, size.h / drawing.h, MOST_SCALE));
  return { scale, x: (size.w - drawing.w * scale) / 2, y: (size.h - drawing.h * scale) / 2 };
}

/** Theme colour of a branch. */
export function mindSlot(
  branch: number,
): 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'accent5' | 'accent6' {
  const slots = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
  return slots[((branch % 6) + 6) % 6] ?? 'accent1';
}
