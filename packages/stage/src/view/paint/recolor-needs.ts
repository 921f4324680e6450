import type { Recolor } from '@lectern/courseware';

/** Whether a recolouring needs more than opacity. */
export function recolorNeedsFilter(recolor: Recolor): boolean {
  const { brightness, contrast, grayscale, biLevel, duotone, colorChange } = recolor;
  return Boolean(brightness || contrast || grayscale || biLevel !== undefined || duotone || colorChange);
}
