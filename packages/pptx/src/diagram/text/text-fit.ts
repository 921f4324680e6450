import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { fontSize, insetsOf, isVertical, type NodeParagraph } from './node-text.ts';
import { textRoom } from './text-room.ts';

/** Millimetres per point. */
const POINT = 25.4 / 72;
/** Line height in ems, including the 90 % line spacing of a diagram's paragraphs. */
const LINE = 1.2 * 0.9;
/** Space after a paragraph, as a share of the font size (lnSpAfParP and lnSpAfChP, 21.4.7.42). */
const AFTER = { primFontSz: 0.35, secFontSz: 0.15 } as const;

/** A text laid out at a given width, points. */
interface SetText {
  readonly height: number;
  /** Width of the widest unbreakable word. */
  readonly widest: number;
}

function setText(
  node: LayoutNode,
  paragraphs: readonly NodeParagraph[],
  values: ConstraintValues,
  width: number,
): SetText {
  let height = 0;
  let widest = 0;
  paragraphs.forEach((paragraph, index) => {
    const size = fontSize(node, values, paragraph.size);
    const hanging = paragraph.bullet
      ? hangOf(paragraph.words.find((word) => word.size)?.size ?? size) * Math.max(1, paragraph.level)
      : 0;
    const room = Math.max(1, width - hanging);
    let line = 0;
    let tallest = size;
    let lines = 1;
    for (const word of paragraph.words) {
      const points = word.size ?? size;
      tallest = Math.max(word.size ?? 0, tallest === size && word.size !== undefined ? word.size : tallest);
      const length = word.ems * points;
      if (word.breaks || (line > 0 && line + length - points * 0.2 > room)) {
        lines++;
        line = 0;
      }
      line += length;
      widest = Math.max(widest, length - points * 0.2 + hanging);
    }
    height += lines * tallest * LINE;
    if (index < paragraphs.length - 1) height += size * AFTER[paragraph.size];
  });
  return { height, widest };
}

/** Indent of a bullet at a font size, points. */
export function hangOf(size: number): number {
  if (size >= 30) return 22.5;
  if (size >= 20) return 18;
  if (size >= 15) return 13.5;
  return size >= 11 ? 9 : 4.5;
}

/** Whether a node's text fits into its box without breaking words. */
export function fits(
  node: LayoutNode,
  paragraphs: readonly NodeParagraph[],
  values: ConstraintValues,
): boolean {
  if (paragraphs.length === 0) return true;
  const room = textRoom(node, node.box, values);
  const insets = insetsOf(node, values);
  const across = room.w / POINT - insets.l - insets.r;
  const down = room.h / POINT - insets.t - insets.b;
  const [width, height] = isVertical(node) ? [down, across] : [across, down];
  const text = setText(node, paragraphs, values, width);
  return text.height <= height * 1.005 + 0.5 && text.widest <= width * 1.01 + 0.5;
}

/** Height that a node's text needs at a width, millimetres. */
export function neededHeight(
  node: LayoutNode,
  paragraphs: readonly NodeParagraph[],
  values: ConstraintValues,
  width: number,
): number {
  if (paragraphs.length === 0 || isVertical(node)) return 0;
  const insets = insetsOf(node, values);
  const text = setText(node, paragraphs, values, width / POINT - insets.l - insets.r);
  return (text.height + insets.t + insets.b) * POINT;
}
