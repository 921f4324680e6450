import type { Ground } from './board.ts';

/** Lines of a board's ground as an SVG path, in logical pixels of the page. */
export interface GroundLines {
  readonly d: string;
  readonly look: 'fine' | 'dashed' | 'strong';
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** A part of a page, logical pixels; on an endless page it may be anywhere. */
export interface Area {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Side of a square for one character, and gap between rows, logical pixels. */
const CELL = 150;
const ROW_GAP = 30;
/** Margin of the ruling, both sides together, logical pixels. */
const MARGIN = 60;

const across = (x: number, y: number, w: number) => `M${x} ${y}h${w}`;
const down = (x: number, y: number, h: number) => `M${x} ${y}v${h}`;

/**
 * The lines of a ground, centred on a page of this size. `over`: a part of an endless page; the lines continue through
 * it at the positions of the page's lines.
 */
export function groundLines(ground: Ground, size: Size, over?: Area): readonly GroundLines[] {
  switch (ground) {
    case 'plain':
      return [];
    case 'tian':
    case 'mi':
      return squares(size, ground === 'mi', 0, over);
    case 'pinyin':
      return squares(size, false, 72, over);
    case 'four':
      return bands(size, { lines: 4, apart: 36, between: 54, strong: 2 }, over);
    case 'staff':
      return bands(size, { lines: 5, apart: 22, between: 88, strong: undefined }, over);
    case 'axes':
      return over ? endlessAxes(size, over) : axes(size);
  }
}

/** Indices of the first, and after the last, of items repeated every `step` from `first` on that touch the interval. */
function within(first: number, step: number, from: number, to: number): readonly [number, number] {
  return [Math.floor((from - first) / step), Math.ceil((to - first) / step)];
}

/** Squares with a cross in each, with diagonals, or under four lines for pinyin that are `above` pixels high. */
function squares(
  { w, h }: Size,
  diagonals: boolean,
  above: number,
  over: Area | undefined,
): readonly GroundLines[] {
  const columns = Math.floor((w - MARGIN) / CELL);
  const step = CELL + above + ROW_GAP;
  const rows = Math.floor((h - MARGIN + ROW_GAP) / step);
  const [first, top] = [(w - columns * CELL) / 2, (h - rows * step + ROW_GAP) / 2];
  const [fromColumn, toColumn] = over ? within(first, CELL, over.minX, over.maxX) : [0, columns];
  const [fromRow, toRow] = over ? within(top, step, over.minY, over.maxY) : [0, rows];
  const [left, width] = [first + fromColumn * CELL, (toColumn - fromColumn) * CELL];
  const [fine, dashed]: [string[], string[]] = [[], []];
  for (let row = fromRow; row < toRow; row++) {
    const y = top + row * step + above;
    for (let line = 0; line < 4 && above > 0; line++)
      fine.push(across(left, y - above + (line * above) / 3, width));
    fine.push(across(left, y, width), across(left, y + CELL, width));
    dashed.push(across(left, y + CELL / 2, width));
    for (let x = left; x <= left + width; x += CELL) {
      fine.push(down(x, y, CELL));
      if (x === left + width) continue;
      dashed.push(down(x + CELL / 2, y, CELL));
      if (diagonals) dashed.push(`M${x} ${y}l${CELL} ${CELL}`, `M${x + CELL} ${y}l${-CELL} ${CELL}`);
    }
  }
  return [
    { d: fine.join(''), look: 'fine' },
    { d: dashed.join(''), look: 'dashed' },
  ];
}

interface Bands {
  readonly lines: number;
  readonly apart: number;
  readonly between: number;
  /** Index of the strong line in each band. */
  readonly strong: number | undefined;
}

function bands(
  { w, h }: Size,
  { lines, apart, between, strong }: Bands,
  over: Area | undefined,
): readonly GroundLines[] {
  const height = (lines - 1) * apart;
  const step = height + between;
  const count = Math.floor((h - MARGIN + between) / step);
  const top = (h - count * step + between) / 2;
  const [from, to] = over ? within(top, step, over.minY, over.maxY) : [0, count];
  const [x, length] = over ? [over.minX, over.maxX - over.minX] : [MARGIN / 2, w - MARGIN];
  const [fine, marked]: [string[], string[]] = [[], []];
  for (let band = from; band < to; band++)
    for (let line = 0; line < lines; line++) {
      const y = top + band * step + line * apart;
      (line === strong ? marked : fine).push(across(x, y, length));
    }
  return [
    { d: fine.join(''), look: 'fine' },
    { d: marked.join(''), look: 'strong' },
  ];
}

const UNIT = 40;

function axes({ w, h }: Size): readonly GroundLines[] {
  const [x0, y0] = [w / 2, h / 2];
  const fine: string[] = [];
  for (let x = x0 % UNIT; x <= w; x += UNIT) fine.push(down(x, 0, h));
  for (let y = y0 % UNIT; y <= h; y += UNIT) fine.push(across(0, y, w));
  const tips = `M${w - 34} ${y0 - 9}l18 9l-18 9M${x0 - 9} ${34}l9 -18l9 18`;
  return [
    { d: fine.join(''), look: 'fine' },
    { d: across(16, y0, w - 32) + down(x0, 16, h - 32) + tips, look: 'strong' },
  ];
}

/** The same axes without arrowheads. */
function endlessAxes({ w, h }: Size, { minX, minY, maxX, maxY }: Area): readonly GroundLines[] {
  const [x0, y0] = [w / 2, h / 2];
  const [fromX, toX] = within(x0, UNIT, minX, maxX);
  const [fromY, toY] = within(y0, UNIT, minY, maxY);
  const fine: string[] = [];
  for (let i = fromX; i <= toX; i++) fine.push(down(x0 + i * UNIT, minY, maxY - minY));
  for (let i = fromY; i <= toY; i++) fine.push(across(minX, y0 + i * UNIT, maxX - minX));
  const strong = [across(minX, y0, maxX - minX), down(x0, minY, maxY - minY)];
  return [
    { d: fine.join(''), look: 'fine' },
    { d: strong.join(''), look: 'strong' },
  ];
}
