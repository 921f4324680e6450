import { type Animation, type CoursewareReader, isUnderPicture } from '@lectern/courseware';

/** A page's own animations without those of elements in whose stead its picture is shown: they would move nothing. */
export function ownAnimations(reader: CoursewareReader, pageId: string): readonly Animation[] {
  const page = reader.find('page', pageId);
  const animations = page?.animations ?? [];
  if (!page?.picture?.shown) return animations;
  return animations.filter(({ elementId }) => {
    const element = reader.find('element', elementId);
    return element !== undefined && !isUnderPicture(page, element);
  });
}
