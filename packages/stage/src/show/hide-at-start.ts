import type { CoursewareReader } from '@lectern/courseware';
import { hiddenAtStart } from '@lectern/playback/hidden-at-start';
import { hide, targetsOf } from './effects/effect-targets.ts';
import { ownAnimations } from './effects/own-animations.ts';

/**
 * Hides what enters a drawn page later, until what is answered is cancelled. What a part of a diagram hides, and what
 * layouts hide, is known to the code that plays.
 */
export function hideAtStart(
  root: HTMLElement,
  reader: CoursewareReader,
  pageId: string,
): readonly Animation[] {
  const animations = ownAnimations(reader, pageId);
  const whole = animations.filter(({ part }) => part === undefined || part === 'bg');
  return hiddenAtStart(whole).flatMap((target) => targetsOf(root, target).map(hide));
}
