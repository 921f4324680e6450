import type { ConstraintValues } from '../constraints.ts';
import type { Box, LayoutNode } from '../layout-node.ts';
import { put } from './put.ts';
import { extentOf, sizeOf } from './size.ts';

/** Nodes arranged relative to a common corner; `anchor` is the middle of the node that connects to the block. */
interface Block {
  readonly items: { readonly node: LayoutNode; readonly box: Box }[];
  w: number;
  h: number;
  anchor: { x: number; y: number };
}

/**
 * The algorithms `hierChild` and `hierRoot` (21.4.7.1): a tree, measured from its leaves up and then scaled as a whole.
 * The outermost of these nodes places all that are below it.
 */
export function placeHierarchy(node: LayoutNode, values: ConstraintValues): void {
  if (isHierarchy(node.parent)) return;
  const block = blockOf(node, values);
  const { box } = node;
  const factor = Math.min(1, box.w / Math.max(block.w, 1e-6), box.h / Math.max(block.h, 1e-6));
  const left = box.x + (box.w - block.w * factor) / 2;
  const top = box.y + (box.h - block.h * factor) / 2;
  for (const { node: item, box: place } of block.items) {
    values.set(item, 'w', (values.get(item, 'w') ?? 0) * factor);
    values.set(item, 'h', (values.get(item, 'h') ?? 0) * factor);
    put(item, {
      x: left + place.x * factor,
      y: top + place.y * factor,
      w: place.w * factor,
      h: place.h * factor,
    });
  }
}

function isHierarchy(node: LayoutNode | undefined): boolean {
  return node?.algorithm === 'hierChild' || node?.algorithm === 'hierRoot';
}

function blockOf(node: LayoutNode, values: ConstraintValues): Block {
  if (node.algorithm === 'hierChild') return childrenBlock(node, values);
  if (node.algorithm === 'hierRoot') return rootBlock(node, values);
  const { x, y, w, h } = extentOf(node, values);
  const box = { x: -x, y: -y, ...sizeOf(node, values) };
  return { items: [{ node, box }], w, h, anchor: { x: w / 2, y: h / 2 } };
}

/** Arranges siblings beside or below one another. */
function childrenBlock(node: LayoutNode, values: ConstraintValues): Block {
  const direction = node.parameters.get('linDir') ?? 'fromL';
  const across = direction === 'fromL' || direction === 'fromR';
  const blocks = node.children
    .filter((child) => child.algorithm !== 'conn')
    .map((child) => blockOf(child, values));
  const ordered = direction === 'fromR' || direction === 'fromB' ? blocks.reverse() : blocks;
  const gap = values.get(node, 'sibSp') ?? 0;
  if (node.parameters.has('secLinDir')) return pairsBlock(ordered, gap, values.get(node, 'secSibSp') ?? gap);
  const align = node.parameters.get('chAlign') ?? (across ? 't' : 'l');
  const whole = emptyBlock();
  const deepest = Math.max(0, ...ordered.map((block) => (across ? block.h : block.w)));
  let at = 0;
  for (const block of ordered) {
    const spare = deepest - (across ? block.h : block.w);
    const beside = align === 'r' || align === 'b' ? spare : 0;
    take(whole, block, across ? at : beside, across ? beside : at);
    at += (across ? block.w : block.h) + gap;
  }
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first && last) {
    const end = across ? whole.w - last.w + last.anchor.x : whole.h - last.h + last.anchor.y;
    const middle = ((across ? first.anchor.x : first.anchor.y) + end) / 2;
    whole.anchor = across ? { x: middle, y: whole.h / 2 } : { x: whole.w / 2, y: middle };
  }
  return whole;
}

/** Arranges siblings in two columns, left and right of a stem. */
function pairsBlock(blocks: readonly Block[], gap: number, below: number): Block {
  const whole = emptyBlock();
  const left = Math.max(0, ...blocks.filter((_, index) => index % 2 === 0).map(({ w }) => w));
  const right = Math.max(0, ...blocks.filter((_, index) => index % 2 === 1).map(({ w }) => w));
  let top = 0;
  for (let index = 0; index < blocks.length; index += 2) {
    const [one, other] = [blocks[index], blocks[index + 1]];
    if (one) take(whole, one, left - one.w, top);
    if (other) take(whole, other, left + gap, top);
    top += Math.max(one?.h ?? 0, other?.h ?? 0) + below;
  }
  whole.w = Math.max(whole.w, left + gap + right);
  whole.anchor = { x: left + gap / 2, y: whole.h / 2 };
  return whole;
}

/** Arranges an entry with its children: assistants nearest to it, then the other entries. */
function rootBlock(node: LayoutNode, values: ConstraintValues): Block {
  const own = node.children.find((child) => !isHierarchy(child) && child.algorithm !== 'conn');
  const groups = node.children
    .filter(isHierarchy)
    .map((child) => ({ block: blockOf(child, values), assistants: child.children.some(isAssistant) }))
    .filter(({ block }) => block.items.length > 0);
  groups.sort((one, other) => Number(other.assistants) - Number(one.assistants));
  const head = own ? blockOf(own, values) : emptyBlock();
  const align = node.parameters.get('hierAlign') ?? 'tCtrCh';
  const gap = values.get(node, 'sp') ?? 0;
  const offset = values.get(node, 'alignOff') ?? 0;
  let whole = head;
  for (const { block, assistants } of groups)
    whole = joined(whole, head, block, assistants ? 'tCtrCh' : align, gap, offset);
  return whole;
}

function isAssistant(node: LayoutNode): boolean {
  return node.context.type === 'asst';
}

/** Puts a child block at one side of its parent block; the first letter of `align` is the side of the parent. */
function joined(above: Block, head: Block, below: Block, align: string, gap: number, offset: number): Block {
  const whole = emptyBlock();
  const vertical = align.startsWith('t') || align.startsWith('b');
  const [size, other] = vertical ? (['w', 'h'] as const) : (['h', 'w'] as const);
  const axis = vertical ? 'x' : 'y';
  const rest = align.slice(1);
  let shift: number;
  if (rest === 'L' || rest === 'T') shift = above.anchor[axis] - head[size] / 2 + offset * head[size];
  else if (rest === 'R' || rest === 'B') {
    shift = above.anchor[axis] + head[size] / 2 - offset * head[size] - below[size];
  } else shift = above.anchor[axis] - (rest === 'CtrDes' ? below[size] / 2 : below.anchor[axis]);
  const first = Math.max(0, -shift);
  const last = Math.max(0, shift);
  const before = align.startsWith('t') || align.startsWith('l');
  const aboveAt = before ? 0 : below[other] + gap;
  const belowAt = before ? above[other] + gap : 0;
  take(whole, above, vertical ? first : aboveAt, vertical ? aboveAt : first);
  take(whole, below, vertical ? last : belowAt, vertical ? belowAt : last);
  whole.anchor = vertical
    ? { x: first + above.anchor.x, y: aboveAt + above.anchor.y }
    : { x: aboveAt + above.anchor.x, y: first + above.anchor.y };
  return whole;
}

function emptyBlock(): Block {
  return { items: [], w: 0, h: 0, anchor: { x: 0, y: 0 } };
}

function take(whole: Block, block: Block, x: number, y: number): void {
  for (const { node, box } of block.items) {
    whole.items.push({ node, box: { ...box, x: box.x + x, y: box.y + y } });
  }
  whole.w = Math.max(whole.w, x + block.w);
  whole.h = Math.max(whole.h, y + block.h);
}
