import { type Animation, type CoursewareReader, isUnderPicture } from '@lectern/courseware';

/**
 * The page's own animations, without those of elements that are drawn as part of the page's picture: they have no
 * nodes.
 */
export function ownAnimations(reader: CoursewareReader, pageId: string): readonly Animation[] {
  const page = reader.find('page', pageId);
  const animations = page?.animations ?? [];
  if (!page?.picture?.shown) return animations;
  return animations.filter(({ elementId }) => {
    const element = reader.find('element', elementId);
    return element !== undefined && !isUnderPicture(page, element);
  });
}
