/** Which way the sides of a piece go: 1 has a knob, -1 a hole, 0 is straight. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The sides of the piece at a place of the picture. Sides of neighbours fit. */
export function sidesOf(row: number, column: number, rows: number, columns: number): Sides {
  return {
    top: row === 0 ? 0 : -across(row - 1, column),
    right: column === columns - 1 ? 0 : along(row, column),
    bottom: row === rows - 1 ? 0 : across(row, column),
    left: column === 0 ? 0 : -along(row, column - 1),
  };
}

/** The side below a piece. */
function across(row: number, column: number): number {
  return (row * 7 + column * 3) % 2 === 0 ? 1 : -1;
}

/** The side to the right of a piece. */
function along(row: number, column: number): number {
  return (row * 5 + column * 11 + 1) % 3 === 0 ? 1 : -1;
}

/** Height of a knob, a part of the side that is its unit. */
export const KNOB = 0.2;

/**
 * The outline of a piece as an SVG path. The piece without its knobs is `width` by `height` from 0, 0; knobs have the same
 * size on all sides.
 */
export function outlineOf({ top, right, bottom, left }: Sides, width: number, height: number): string {
  const size = Math.min(width, height) * KNOB;
  return [
    'M0 0',
    side({ x: 0, y: 0 }, { x: 1, y: 0 }, width, top * size),
    side({ x: width, y: 0 }, { x: 0, y: 1 }, height, right * size),
    side({ x: width, y: height }, { x: -1, y: 0 }, width, bottom * size),
    side({ x: 0, y: height }, { x: 0, y: -1 }, height, left * size),
    'Z',
  ].join('');
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A side from a corner, clockwise; a knob of positive size goes outwards, to the left of the way. */
function side(from: Vector, way: Vector, length: number, size: number): string {
  const at = (along: number, out: number) =>
    `${round(from.x + way.x * along + way.y * out)} ${round(from.y + way.y * along - way.x * out)}`;
  if (size === 0) return `L${at(length, 0)}`;
  const middle = length / 2;
  const wide = Math.abs(size);
  return [
    `L${at(middle - wide * 0.55, 0)}`,
    `C${at(middle - wide * 0.2, size * 0.2)} ${at(middle - wide * 1.1, size)} ${at(middle, size)}`,
    `C${at(middle + wide * 1.1, size)} ${at(middle + wide * 0.2, size * 0.2)} ${at(middle + wide * 0.55, 0)}`,
    `L${at(length, 0)}`,
  ].join('');
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** Whether a text only names a piece, such as A1: then the piece has no question. */
export function isPieceName(text: string): boolean {
  return text.trim() === '' || /^[A-F][1-9]$/.test(text.trim());
}

/** The answers among which a question of a piece is chosen: the right one and up to `most` − 1 others, in the order of `ids`. */
export function choicesFor(right: string, ids: readonly string[], most: number): string[] {
  const at = ids.indexOf(right);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].filter((id) => id !== right);
  const chosen = new Set([right, ...others.slice(0, most - 1)]);
  return ids.filter((id) => chosen.has(id));
}
