import type { Animation } from '@lectern/courseware';

/** Animations that start together: when the page opens, at a click, or at a click on an element. */
export interface AnimationStep {
  readonly begin:
    | { readonly type: 'opening' }
    | { readonly type: 'click'; readonly number: number }
    | { readonly type: 'element'; readonly elementId: string };
  readonly animations: readonly Animation[];
}

/** Groups a page's animations by the clicks that start them, in order. */
export function animationSteps(animations: readonly Animation[]): readonly AnimationStep[] {
  const steps: { begin: AnimationStep['begin']; animations: Animation[] }[] = [];
  let clicks = 0;
  for (const animation of animations) {
    const { trigger } = animation;
    const last = steps.at(-1);
    if (trigger.type === 'element')
      steps.push({ begin: { type: 'element', elementId: trigger.elementId }, animations: [animation] });
    else if (trigger.type === 'click') {
      clicks += 1;
      steps.push({ begin: { type: 'click', number: clicks }, animations: [animation] });
    } else if (last) last.animations.push(animation);
    else steps.push({ begin: { type: 'opening' }, animations: [animation] });
  }
  return steps;
}
