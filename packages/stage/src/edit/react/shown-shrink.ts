import { type CoursewareReader, designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { FIT, heightOf } from '../../view/text/fit/fit-text.ts';
import { wholeScale } from './whole-scale.ts';

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
