import type { Box } from '../stroke.ts';
import type { Sample } from './pointer-session.ts';

/**
 * Positions and pressures of pointers on a page. `canvas` covers `part` of the page, and was drawn at `scale` CSS
 * pixels per logical pixel.
 */
export function placingOn(
  canvas: HTMLCanvasElement,
  { minX, minY, maxX }: Box,
  scale: number,
): (event: PointerEvent) => Sample {
  // While the page is moved and zoomed the canvas is transformed with it, and is resized when the gesture ends.
  const { left, top, width } = canvas.getBoundingClientRect();
  const now = width > 0 ? width / (maxX - minX) : scale;
  return ({ clientX, clientY, pointerType, pressure }) => [
    (clientX - left) / now + minX,
    (clientY - top) / now + minY,
    // Panels without pressure report 0.5, and some report 0 or 1 all the time.
    pointerType === 'pen' && pressure > 0 ? pressure : 0.5,
  ];
}
