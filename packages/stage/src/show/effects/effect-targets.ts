import type { EffectTarget } from '@lectern/playback';

/** Finds what an effect acts on in a drawn page: an element, some of its paragraphs, or a part of a chart. */
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

/** What is painted of a shape: its outline and fill, beside its text. */
function isPaint(child: Element): child is HTMLElement {
  return child.querySelector('[data-paragraph]') === null;
}

/** Out of sight until something shows it, or this is cancelled. */
export function hide(element: HTMLElement): Animation {
  const hidden = element.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], {
    duration: 1,
    fill: 'forwards',
  });
  // Browsers let go of an animation once another lies over it for good: it would not come back with the step taken back.
  hidden.persist();
  return hidden;
}
