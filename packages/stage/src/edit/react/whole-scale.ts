import { FIT, SMALLEST, scaleThatFits } from '../../view/text/fit/fit-text.ts';

/**
 * The scale of a whole text that shrinks, in what it would be without: `stored` is what its record says of it. Up to 1, down
 * to a quarter. The text is drawn as before afterwards.
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
