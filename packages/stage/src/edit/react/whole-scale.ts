import { FIT, SMALLEST, scaleThatFits } from '../../view/text/fit/fit-text.ts';

/**
 * The scale of a whole text that shrinks to fit, relative to full size: at most 1, at least a quarter. `stored` is the
 * scale in its record. The drawing is restored afterwards.
 */
export function wholeScale(flow: HTMLElement, needed: () => number, room: number, stored: number): number {
  const before = flow.style.getPropertyValue(FIT);
  flow.style.setProperty(FIT, String(1 / stored));
  const whole =
    needed() <= room + 1
      ? 1
      : stored * scaleThatFits(flow, needed, room, { least: SMALLEST / stored, most: 1 / stored });
  if (before === '') flow.style.removeProperty(FIT);
  else flow.style.setProperty(FIT, before);
  return Math.max(SMALLEST, Math.floor(whole * 1000) / 1000);
}
