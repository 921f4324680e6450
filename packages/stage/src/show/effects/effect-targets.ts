import type { EffectTarget } from '@lectern/playback';

/** The nodes that an effect acts on in a drawn page: an element, some of its paragraphs, or a part of a chart. */
export function targetsOf(root: HTMLElement, target: EffectTarget): HTMLElement[] {
  const id = CSS.escape(target.elementId);
  const element = root.querySelector<HTMLElement>(`[data-element-id="${id}"], [data-backdrop-id="${id}"]`);
  if (!element) return [];
  if (target.shapeOnly) return [...element.children].filter(isPaint);
  if (target.chartPart !== undefined)
    return [...element.querySelectorAll<HTMLElement>(`[data-chart-part="${target.chartPart}"]`)];
  if (!target.paragraphs) return [element];
  const [first, last] = target.paragraphs;
  const paragraphs = [...element.querySelectorAll<HTMLElement>('[data-paragraph]')];
  return paragraphs.slice(first, last + 1);
}

/** Whether a child draws the outline and fill of a shape, and not its text. */
function isPaint(child: Element): child is HTMLElement {
  return child.querySelector('[data-paragraph]') === null;
}

/** Hides an element until another animation shows it or this animation is cancelled. */
export function hide(element: HTMLElement): Animation {
  const hidden = element.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], {
    duration: 1,
    fill: 'forwards',
  });
  // Browsers permanently remove an animation that a later one replaces; without this call, undoing that step would not
  // hide the element again.
  hidden.persist();
  return hidden;
}
