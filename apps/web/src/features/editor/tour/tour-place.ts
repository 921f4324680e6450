/** A box of the window, pixels. */
export interface TourBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the target on which the card is placed. */
export type TourSide = 'below' | 'left' | 'right' | 'within';

const GAP = 12;

/**
 * Returns the top left corner of a card beside its target, within the window; at the bottom centre where there is no
 * target.
 */
export function tourPlace(
  target: TourBox | undefined,
  side: TourSide,
  card: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const at = wished(target ?? { left: 0, top: 0, ...room }, target ? side : 'within', card);
  return {
    left: Math.max(GAP, Math.min(at.left, room.width - card.width - GAP)),
    top: Math.max(GAP, Math.min(at.top, room.height - card.height - GAP)),
  };
}

function wished(
  { left, top, width, height }: TourBox,
  side: TourSide,
  card: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const middle = left + (width - card.width) / 2;
  switch (side) {
    case 'below':
      return { left: middle, top: top + height + GAP };
    case 'left':
      return { left: left - card.width - GAP, top: top + GAP };
    case 'right':
      return { left: left + width + GAP, top: top + GAP };
    case 'within':
      return { left: middle, top: top + height - card.height - GAP };
  }
}
