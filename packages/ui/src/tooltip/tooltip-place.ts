interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const MARGIN = 8;

function opposite(side: string): string {
  if (side === 'top') return 'bottom';
  if (side === 'bottom') return 'top';
  return side === 'left' ? 'right' : 'left';
}

function room(anchor: Box, side: string, view: Extent): number {
  if (side === 'top') return anchor.top;
  if (side === 'left') return anchor.left;
  if (side === 'right') return view.width - anchor.left - anchor.width;
  return view.height - anchor.top - anchor.height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * Left and top corner, CSS pixels of the window: on the requested side if it fits, else opposite; always inside the
 * window.
 */
export function placeTooltip(
  anchor: Box,
  size: Extent,
  wishedSide: string,
  view: Extent,
): { readonly left: number; readonly top: number } {
  const vertical = wishedSide === 'top' || wishedSide === 'bottom';
  const needed = (vertical ? size.height : size.width) + GAP + MARGIN;
  const side = room(anchor, wishedSide, view) >= needed ? wishedSide : opposite(wishedSide);
  let left = anchor.left + (anchor.width - size.width) / 2;
  let top = anchor.top + (anchor.height - size.height) / 2;
  if (side === 'top') top = anchor.top - GAP - size.height;
  if (side === 'bottom') top = anchor.top + anchor.height + GAP;
  if (side === 'left') left = anchor.left - GAP - size.width;
  if (side === 'right') left = anchor.left + anchor.width + GAP;
  return {
    left: clamp(left, MARGIN, view.width - size.width - MARGIN),
    top: clamp(top, MARGIN, view.height - size.height - MARGIN),
  };
}
