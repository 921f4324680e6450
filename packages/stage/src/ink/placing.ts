import type { Sample } from './pointer-session.ts';
import type { Box } from './stroke.ts';

/**
 * Where pointers are on a page, and how hard they press. `canvas` lies on `part` of the page, and was drawn for `scale`
 * CSS pixels a logical pixel.
 */
export function placingOn(
  canvas: HTMLCanvasElement,
  { minX, minY, maxX }: Box,
  scale: number,
): (event: PointerEvent) => Sample {
  // Where a hand moves and enlarges the page the canvas goes along at once, and gets its own size when the hand rests.
  const { left, top, width } = canvas.getBoundingClientRect();
  const now = width > 0 ? width / (maxX - minX) : scale;
  return ({ clientX, clientY, pointerType, pressure }) => [
    (clientX - left) / now + minX,
    (clientY - top) / now + minY,
    // Panels without pressure say 0.5, and some say 0 or 1 all the time.
    pointerType === 'pen' && pressure > 0 ? pressure : 0.5,
  ];
}
