import type { Paragraph, RunProps, ShapeElement } from '@lectern/courseware';
import { piecesOf, type TextPiece } from './line-words.ts';
import { colorOfHex } from './paint-out.ts';
import type { TextLine } from './text-lines.ts';

const POINTS_PER_PIXEL = 0.75;
/** Position of the baseline as a share of the line's height, a compromise between Latin and Chinese fonts. */
const BASELINE = 0.5;
const BELOW_MIDDLE = 0.36;
const LINE_HEIGHT = 1.2;
/** Lines closer than this belong to one text, in font sizes. */
const LEADING_MAX = 2.1;

/** Lines of one text, one below the other. */
export interface TextBlock {
  readonly lines: readonly TextLine[];
  /** Distance of baselines, pixels. */
  readonly leading: number;
}

/** Groups consecutive lines with a common left edge or centre, and equal distances. */
export function blocksOf(lines: readonly TextLine[]): TextBlock[] {
  const blocks: { lines: TextLine[]; leading: number; align: 'l' | 'ctr' | undefined }[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const above = block?.lines.at(-1);
    const leading = above ? line.y - above.y : 0;
    const aligned = above && alignment(above, line);
    const fits =
      block !== undefined &&
      above !== undefined &&
      aligned !== undefined &&
      (block.align === undefined || block.align === aligned) &&
      !line.vertical &&
      !above.vertical &&
      line.angle === 0 &&
      above.angle === 0 &&
      Math.abs(line.size - above.size) < 0.06 * line.size &&
      leading > 0.8 * line.size &&
      leading < LEADING_MAX * line.size &&
      (block.lines.length === 1 || Math.abs(leading - block.leading) < 0.08 * line.size);
    if (fits) {
      if (block.lines.length === 1) block.leading = leading;
      block.align = aligned;
      block.lines.push(line);
    } else blocks.push({ lines: [line], leading: line.size * LINE_HEIGHT, align: undefined });
  }
  return blocks;
}

function alignment(above: TextLine, line: TextLine): 'l' | 'ctr' | undefined {
  if (Math.abs(above.x - line.x) < 0.35 * line.size) return 'l';
  const middle = Math.abs(above.x + above.length / 2 - line.x - line.length / 2);
  return middle < 0.35 * line.size ? 'ctr' : undefined;
}

type Drawn = Omit<ShapeElement, 'kind' | 'id' | 'parentId' | 'order' | 'origin'>;

/** A text box that shows the block at its position. */
export function textElement(block: TextBlock): Drawn {
  const [first] = block.lines;
  if (!first) throw new Error('a block has no line');
  if (first.vertical) return verticalElement(first);
  const { leading } = block;
  const left = Math.min(...block.lines.map(({ x }) => x));
  const right = Math.max(...block.lines.map(({ x, length }) => x + length));
  const centred =
    block.lines.length > 1 && block.lines.some(({ x }) => Math.abs(x - first.x) > 0.35 * first.size);
  const w = Math.max(1, block.lines.length === 1 ? first.length : right - left);
  const h = leading * block.lines.length;
  const above = leading * BASELINE + first.size * BELOW_MIDDLE;
  const [cos, sin] = [Math.cos(first.angle), Math.sin(first.angle)];
  const [dx, dy] = [w / 2, h / 2 - above];
  const startX = block.lines.length === 1 ? first.x : left;
  const middle = { x: startX + dx * cos - dy * sin, y: first.y + dx * sin + dy * cos };
  const rotation = Math.round(((first.angle * 180) / Math.PI) * 100) / 100;
  return {
    type: 'shape',
    textBox: true,
    geometry: { type: 'preset', preset: 'rect' },
    frame: {
      x: round(middle.x - w / 2),
      y: round(middle.y - h / 2),
      w: round(w),
      h: round(h),
      ...(rotation === 0 ? {} : { rotation }),
    },
    text: {
      box: {
        ...{ insetLeft: 0, insetTop: 0, insetRight: 0, insetBottom: 0 },
        ...{ anchor: 't', wrap: false, autofit: { type: 'none' } },
      },
      paragraphs: block.lines.map((line) => paragraphOf(line, leading, centred ? 'ctr' : 'l')),
    },
  };
}

/** A column of characters, read downwards. */
function verticalElement(line: TextLine): Drawn {
  const w = line.size * LINE_HEIGHT;
  return {
    type: 'shape',
    textBox: true,
    geometry: { type: 'preset', preset: 'rect' },
    frame: { x: round(line.x - w / 2), y: round(line.y), w: round(w), h: round(Math.max(1, line.length)) },
    text: {
      box: {
        ...{ insetLeft: 0, insetTop: 0, insetRight: 0, insetBottom: 0 },
        ...{ anchor: 't', wrap: false, autofit: { type: 'none' }, vertical: 'eaVert' },
      },
      paragraphs: [paragraphOf(line, w, 'l')],
    },
  };
}

function paragraphOf(line: TextLine, leading: number, align: 'l' | 'ctr'): Paragraph {
  return {
    props: {
      align,
      lineSpacing: { type: 'points', value: Math.min(4000, round(leading * POINTS_PER_PIXEL)) },
      ...{ marginLeft: 0, indent: 0 },
      spaceBefore: { type: 'points', value: 0 },
      spaceAfter: { type: 'points', value: 0 },
      bullet: { type: 'none' },
    },
    runs: piecesOf(line.letters, line.vertical).map((piece) => ({
      type: 'text',
      text: piece.text,
      props: runProps(piece),
    })),
  };
}

function runProps({ font, size, color, alpha }: TextPiece): RunProps {
  return {
    size: Math.min(4000, Math.max(1, Math.round(size * POINTS_PER_PIXEL * 10) / 10)),
    ...(font.bold ? { bold: true } : {}),
    ...(font.italic ? { italic: true } : {}),
    ...{ latin: font.family, eastAsian: font.family },
    fill: { type: 'solid', color: colorOfHex(color, alpha) },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
