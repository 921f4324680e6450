import type { CoursewareReader } from '@lectern/courseware';
import { hiddenAtStart } from '@lectern/playback/hidden-at-start';
import { hide, targetsOf } from './effects/effect-targets.ts';
import { ownAnimations } from './effects/own-animations.ts';

/**
 * Hides elements of a drawn page that enter later, until the returned animations are cancelled. Parts of diagrams and
 * elements of layouts are not covered: the player hides them.
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
