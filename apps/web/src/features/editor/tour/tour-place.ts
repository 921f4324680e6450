/** A box of the window, pixels. */
export interface TourBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the card stands by what it speaks of. */
export type TourSide = 'below' | 'left' | 'right' | 'within';

const GAP = 12;

/** The corner of a card beside what it speaks of, all of it in the window; in its middle where there is nothing. */
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
