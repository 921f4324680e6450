import type { Animation } from '@lectern/courseware';
import type { EffectTarget } from './keyframes.ts';

/** A function to the target of an animation. */
type TargetOf = (animation: Animation) => EffectTarget;

/** The targets that are hidden until their entrance: targets whose first entrance or exit is an entrance. */
export function hiddenAtStart(
  animations: readonly Animation[],
  targetOf: TargetOf = wholeTarget,
): EffectTarget[] {
  const seen = new Set<string>();
  const hidden: EffectTarget[] = [];
  for (const animation of animations) {
    const { effect } = animation;
    if (effect.class !== 'entrance' && effect.class !== 'exit') continue;
    const target = targetOf(animation);
    const key = Object.values(target).join();
    if (seen.has(key)) continue;
    seen.add(key);
    if (effect.class === 'entrance') hidden.push(target);
  }
  return hidden;
}

/** An element or some of its paragraphs, or its shape without its text; only the player knows other parts. */
export function wholeTarget({ elementId, paragraphs, part }: Animation): EffectTarget {
  return { elementId, paragraphs, shapeOnly: part === 'bg' };
}
