import type { Box } from './hit.ts';

const GLIDE_MS = 180;

/**
 * Animates the node of a card from the box where it was dropped to the place where it is drawn next. Call it after the
 * drop was written: the node is looked up in the next frame, when React has drawn it there.
 */
export function glideHome(surface: HTMLElement, selector: string, from: Box): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const node = surface.querySelector<HTMLElement>(selector);
    if (!node) return;
    const to = node.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 2) return;
    node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: GLIDE_MS,
      easing: 'ease-out',
    });
  });
}
