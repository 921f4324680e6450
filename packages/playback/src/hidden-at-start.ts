import type { Animation } from '@lectern/courseware';
import type { EffectTarget } from './keyframes.ts';

/** What is not there until its entrance: targets whose first entrance or exit is an entrance. */
export function hiddenAtStart(animations: readonly Animation[]): EffectTarget[] {
  const seen = new Set<string>();
  const hidden: EffectTarget[] = [];
  for (const { elementId, paragraphs, effect, part } of animations) {
    if (effect.class !== 'entrance' && effect.class !== 'exit') continue;
    const shapeOnly = part === 'bg';
    const key = `${elementId}:${paragraphs?.join('-') ?? ''}${shapeOnly}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (effect.class === 'entrance') {
      hidden.push({ elementId, paragraphs, ...(shapeOnly ? { shapeOnly } : {}) });
    }
  }
  return hidden;
}
