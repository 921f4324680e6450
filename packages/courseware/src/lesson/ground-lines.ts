import type { Ground } from './board.ts';

/** Lines of a board's ground as a path of SVG, in logical pixels of the page. */
export interface GroundLines {
  readonly d: string;
  readonly look: 'fine' | 'dashed' | 'strong';
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** A square for one character, and what stands between rows of them. */
const CELL = 150;
const ROW_GAP = 30;
/** Bands of lines keep this from the edges. */
const MARGIN = 60;

const across = (x: number, y: number, w: number) => `M${x} ${y}h${w}`;
const down = (x: number, y: number, h: number) => `M${x} ${y}v${h}`;

/** The lines of a ground, in the middle of a page of this size. */
export function groundLines(ground: Ground, size: Size): readonly GroundLines[] {
  switch (ground) {
    case 'plain':
      return [];
    case 'tian':
    case 'mi':
      return squares(size, ground === 'mi', 0);
    case 'pinyin':
      return squares(size, false, 72);
    case 'four':
      return bands(size, { lines: 4, apart: 36, between: 54, strong: 2 });
    case 'staff':
      return bands(size, { lines: 5, apart: 22, between: 88, strong: undefined });
    case 'axes':
      return axes(size);
  }
}

/** Squares with a cross in each, with diagonals, or under four lines of `above` pixels for the pinyin. */
function squares({ w, h }: Size, diagonals: boolean, above: number): readonly GroundLines[] {
  const columns = Math.floor((w - MARGIN) / CELL);
  const step = CELL + above + ROW_GAP;
  const rows = Math.floor((h - MARGIN + ROW_GAP) / step);
  const width = columns * CELL;
  const [left, top] = [(w - width) / 2, (h - rows * step + ROW_GAP) / 2];
  const [fine, dashed]: [string[], string[]] = [[], []];
  for (let row = 0; row < rows; row++) {
    const y = top + row * step + above;
    for (let line = 0; line < 4 && above > 0; line++)
      fine.push(across(left, y - above + (line * above) / 3, width));
    fine.push(across(left, y, width), across(left, y + CELL, width));
    dashed.push(across(left, y + CELL / 2, width));
    for (let column = 0; column <= columns; column++) {
      const x = left + column * CELL;
      fine.push(down(x, y, CELL));
      if (column === columns) continue;
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
  /** Of each band, counted from 0. */
  readonly strong: number | undefined;
}

function bands({ w, h }: Size, { lines, apart, between, strong }: Bands): readonly GroundLines[] {
  const height = (lines - 1) * apart;
  const count = Math.floor((h - MARGIN + between) / (height + between));
  const top = (h - count * (height + between) + between) / 2;
  const [fine, marked]: [string[], string[]] = [[], []];
  for (let band = 0; band < count; band++)
    for (let line = 0; line < lines; line++) {
      const y = top + band * (height + between) + line * apart;
      (line === strong ? marked : fine).push(across(MARGIN / 2, y, w - MARGIN));
    }
  return [
    { d: fine.join(''), look: 'fine' },
    { d: marked.join(''), look: 'strong' },
  ];
}

function axes({ w, h }: Size): readonly GroundLines[] {
  const unit = 40;
  const [x0, y0] = [w / 2, h / 2];
  const fine: string[] = [];
  for (let x = x0 % unit; x <= w; x += unit) fine.push(down(x, 0, h));
  for (let y = y0 % unit; y <= h; y += unit) fine.push(across(0, y, w));
  const tips = `M${w - 34} ${y0 - 9}l18 9l-18 9M${x0 - 9} ${34}l9 -18l9 18`;
  return [
    { d: fine.join(''), look: 'fine' },
    { d: across(16, y0, w - 32) + down(x0, 16, h - 32) + tips, look: 'strong' },
  ];
}
