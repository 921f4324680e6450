import { type CoursewareReader, designOf, homeOf, lookOf, type TextBox } from '@lectern/courseware';
import { FIT, heightOf } from '../../view/text/fit/fit-text.ts';
import { wholeScale } from './whole-scale.ts';

/** How high each text was when it was fitted last, and in which room: while neither changes its scale is the same. */
const fitted = new WeakMap<HTMLElement, string>();
/** Scales nearer to each other than that look alike. */
const ALIKE = 0.006;

/**
 * What a text that shrinks to fit stores for what `node` shows now; undefined where that is as it was, or for any other
 * text. PowerPoint draws what is stored, and fits anew only when it is typed in.
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
  // Of a text that fits without being shrunk its lines stand as far apart as they should.
  return whole === 1 ? { type: 'shrink' } : { ...box.autofit, fontScale: whole };
}
