import { type CoursewareReader, isUnderPicture, type Animation as PageAnimation } from '@lectern/courseware';
import { hiddenAtStart } from '@lectern/playback/hidden-at-start';
import { hide, targetsOf } from './effects/effect-targets.ts';

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

/**
 * The page's own animations, without animations of elements that are drawn as part of the page's picture, because these
 * have no nodes.
 */
export function ownAnimations(reader: CoursewareReader, pageId: string): readonly PageAnimation[] {
  const page = reader.find('page', pageId);
  const animations = page?.animations ?? [];
  if (!page?.picture?.shown) return animations;
  return animations.filter(({ elementId }) => {
    const element = reader.find('element', elementId);
    return element !== undefined && !isUnderPicture(page, element);
  });
}
