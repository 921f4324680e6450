/** The area that the curtain covers, in fractions of the screen from 0 to 1: one edge for each side. */
export interface CurtainBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type CurtainSide = keyof CurtainBox;

/** The reaction of the curtain to a page change. */
export type AfterTurn = 'stays' | 'closes';

export const CLOSED: CurtainBox = { left: 0, top: 0, right: 1, bottom: 1 };
export const SIDES: readonly CurtainSide[] = ['top', 'right', 'bottom', 'left'];
/** Least size of the curtain, as a fraction of the screen, so that it can be grabbed. */
const LEAST = 0.12;

/** The box after one of its sides was dragged to a position on the screen. */
export function drawn(box: CurtainBox, side: CurtainSide, to: number): CurtainBox {
  const rooms: Readonly<Record<CurtainSide, readonly [least: number, most: number]>> = {
    left: [0, box.right - LEAST],
    top: [0, box.bottom - LEAST],
    right: [box.left + LEAST, 1],
    bottom: [box.top + LEAST, 1],
  };
  const [least, most] = rooms[side];
  return { ...box, [side]: Math.max(least, Math.min(most, to)) };
}

/** The stored curtain, if it is valid; otherwise a closed curtain. */
export function curtainOf(value: unknown): CurtainBox {
  const { left, top, right, bottom } = (value ?? {}) as Partial<Record<CurtainSide, unknown>>;
  if (!isShare(left) || !isShare(top) || !isShare(right) || !isShare(bottom)) return CLOSED;
  const isWide = right - left > LEAST - 0.001 && bottom - top > LEAST - 0.001;
  return isWide ? { left, top, right, bottom } : CLOSED;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
