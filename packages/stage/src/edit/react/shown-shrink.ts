import { type CoursewareReader, designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { FIT, heightOf, SMALLEST, scaleThatFits } from '../../view/text/fit/fit-text.ts';

/** The height and the available space of each text when it was last fitted: the scale stays while neither changes. */
const fitted = new WeakMap<HTMLElement, string>();
/** Scales that differ by less look the same. */
const ALIKE = 0.006;

/**
 * The autofit to store for a text that shrinks to fit, as `node` shows it now; undefined if it is unchanged, and for
 * other texts. PowerPoint draws the stored scale, and fits again only when the text is edited.
 */
export function shownShrink(
  store: CoursewareReader,
  elementId: string,
  node: Element,
): TextBox['autofit'] | undefined {
  const element = store.find('element', elementId);
  const pageId = homeOf(store, elementId);
  if (element?.type !== 'shape' || !element.text || pageId === undefined) return undefined;
  const { box } = lookOf(element, designOf(store, pageId));
  if (box.autofit?.type !== 'shrink' || box.columns !== 1 || box.vertical !== 'horz') return undefined;
  const textFrame = node.querySelector<HTMLElement>('[data-text-frame]');
  const flow = textFrame?.querySelector<HTMLElement>('[data-text-flow]');
  if (!textFrame || !flow) return undefined;
  const room = textFrame.offsetHeight - box.insetTop - box.insetBottom;
  if (room <= 0) return undefined;
  const needed = () => heightOf(flow);
  if (fitted.get(flow) === `${needed()} ${room}`) return undefined;
  const stored = box.autofit.fontScale ?? 1;
  const whole = wholeScale(flow, needed, room, stored);
  if (Math.abs(whole - stored) >= ALIKE) flow.style.removeProperty(FIT);
  fitted.set(flow, `${needed()} ${room}`);
  if (Math.abs(whole - stored) < ALIKE) return undefined;
  // A text that fits at full size keeps its line spacing.
  return whole === 1 ? { type: 'shrink' } : { ...box.autofit, fontScale: whole };
}

/**
 * The scale of a whole text that shrinks to fit, relative to full size: at most 1, at least a quarter. `stored` is the
 * scale in its record. The drawing is restored afterwards.
 */
function wholeScale(flow: HTMLElement, needed: () => number, room: number, stored: number): number {
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
