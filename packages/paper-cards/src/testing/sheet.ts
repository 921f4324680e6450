import type { CardCode } from '../code/card-code.ts';
import { cellsOf } from '../code/cells.ts';
import type { Surface } from './canvas.ts';
import type { Random } from './random.ts';

/** Sizes of the printed sheet, millimetres. */
export const SHEET = { width: 210, height: 297, mark: 180 } as const;

/** A finger on the paper: a round end, and a straight part to the edge of the sheet. */
export interface Finger {
  /** Edge of the sheet that it comes over: 0 top, 1 right, 2 bottom, 3 left. */
  readonly edge: number;
  /** Place along the edge, 0 to 1. */
  readonly along: number;
  /** How far it reaches over the sheet, millimetres. */
  readonly reach: number;
  /** Half its width, millimetres. */
  readonly radius: number;
  readonly light: number;
}

export interface SheetLook {
  readonly paper: number;
  readonly ink: number;
  readonly fingers: readonly Finger[];
  /** A spot where a lamp shines back from glossy ink: place on the sheet, 0 to 1, size and strength. */
  readonly glare?: {
    readonly u: number;
    readonly v: number;
    readonly size: number;
    readonly strength: number;
  };
}

/** The printed sheet of a card. */
export function sheetSurface(code: CardCode, card: number, look: SheetLook): Surface {
  const cells = cellsOf(code.words[card - 1] as number, code.grid);
  const { grid } = code;
  const side = grid + 2;
  const left = (SHEET.width - SHEET.mark) / 2;
  const top = (SHEET.height - SHEET.mark) / 2;
  const isDark = (x: number, y: number) => {
    const column = Math.floor(((x - left) / SHEET.mark) * side);
    const row = Math.floor(((y - top) / SHEET.mark) * side);
    if (column < 0 || row < 0 || column >= side || row >= side) return false;
    if (column === 0 || row === 0 || column > grid || row > grid) return true;
    return cells[(row - 1) * grid + column - 1] === 1;
  };
  const { fingers, glare } = look;
  return (u, v) => {
    const x = u * SHEET.width;
    const y = v * SHEET.height;
    const finger = fingers.find((each) => isUnder(each, x, y));
    if (finger) return finger.light;
    const light = isDark(x, y) ? look.ink : look.paper;
    if (!glare) return light;
    const away = ((u - glare.u) ** 2 + (v - glare.v) ** 2) / glare.size ** 2;
    return light + glare.strength * Math.exp(-away);
  };
}

function isUnder({ edge, along, reach, radius }: Finger, x: number, y: number): boolean {
  const inward = [y, SHEET.width - x, SHEET.height - y, x][edge] as number;
  const beside = edge % 2 === 0 ? x - along * SHEET.width : y - along * SHEET.height;
  if (Math.abs(beside) > radius || inward > reach) return false;
  const end = inward - (reach - radius);
  return end <= 0 || end * end + beside * beside <= radius * radius;
}

/** Fingers on two opposite edges of a sheet, which reach as far as given, millimetres. */
export function fingersOn(random: Random, edges: readonly number[], from: number, to: number): Finger[] {
  const light = random.between(0.18, 0.42);
  return edges.flatMap((edge) => {
    const along = random.between(0.3, 0.7);
    return Array.from({ length: 1 + random.index(3) }, (_, index) => ({
      edge,
      along: along + index * (18 / (edge % 2 === 0 ? SHEET.width : SHEET.height)),
      reach: random.between(from, to),
      radius: random.between(7, 9.5),
      light,
    }));
  });
}
