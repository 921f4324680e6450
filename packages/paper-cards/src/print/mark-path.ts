import type { CardCode } from '../code/card-code.ts';
import { cellsOf } from '../code/cells.ts';

/**
 * Returns the dark parts of a card's mark, border included, as the data of an SVG path. `size`: of the mark with its
 * border, millimetres. Rectangles go along rows and along columns, so that no light line shows between two rows.
 */
export function markPath(code: CardCode, card: number, left: number, top: number, size: number): string {
  const side = code.grid + 2;
  const cells = cellsOf(code.words[card - 1] as number, code.grid);
  const isDark = (column: number, row: number) =>
    column === 0 ||
    row === 0 ||
    column === side - 1 ||
    row === side - 1 ||
    cells[(row - 1) * code.grid + column - 1] === 1;
  const cell = size / side;
  const parts: string[] = [];
  for (let line = 0; line < side; line += 1) {
    for (const run of runsOf(side, (at) => isDark(at, line)))
      parts.push(box(left + run.from * cell, top + line * cell, run.count * cell, cell));
    for (const run of runsOf(side, (at) => isDark(line, at)))
      parts.push(box(left + line * cell, top + run.from * cell, cell, run.count * cell));
  }
  return parts.join('');
}

interface Run {
  readonly from: number;
  readonly count: number;
}

function runsOf(side: number, isDark: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let at = 0; at <= side; at += 1) {
    const dark = at < side && isDark(at);
    if (dark && from < 0) from = at;
    if (dark || from < 0) continue;
    runs.push({ from, count: at - from });
    from = -1;
  }
  return runs;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

function short(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}
