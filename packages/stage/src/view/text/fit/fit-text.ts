/** The CSS variable by which sizes are multiplied in a text that shrinks to fit, beyond the scale in its record. */
export const FIT = '--fit';

/** The smallest scale, a quarter as in PowerPoint. */
export const SMALLEST = 0.25;

/**
 * The height down to the last paragraph with text: PowerPoint does not shrink a text for empty paragraphs at the end.
 */
export function heightOf(flow: HTMLElement): number {
  const paragraphs = [...flow.querySelectorAll<HTMLElement>('[data-paragraph], p')];
  const last = paragraphs.findLast((one) => (one.textContent ?? '').replace(/[\u200b\u2060]/g, '') !== '');
  if (!last || last === paragraphs.at(-1)) return flow.offsetHeight;
  const inner = last.offsetParent;
  const above = inner instanceof HTMLElement && flow.contains(inner) ? inner.offsetTop : 0;
  return above + last.offsetTop + last.offsetHeight - flow.offsetTop;
}

/** Sets the largest scale at which a text fits; a text that fits at full size keeps it. */
export function shrink(flow: HTMLElement, needed: () => number, room: number): void {
  // One pixel too many is a rounding error.
  if (room <= 0 || needed() <= room + 1) return;
  flow.style.setProperty(FIT, String(scaleThatFits(flow, needed, room, { least: SMALLEST, most: 1 })));
}

/** Bisects to the largest scale that fits: six steps give a precision of a hundredth. */
export function scaleThatFits(
  flow: HTMLElement,
  needed: () => number,
  room: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  let low = least;
  let high = most;
  for (let look = 0; look < 6; look++) {
    const middle = (low + high) / 2;
    flow.style.setProperty(FIT, String(middle));
    if (needed() <= room) low = middle;
    else high = middle;
  }
  return Math.floor(low * 1000) / 1000;
}
