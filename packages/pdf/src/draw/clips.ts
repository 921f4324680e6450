import { type Box, boundsOf, holds, intersection, type PagePath, rectangleOf } from './page-path.ts';
import type { Clip } from './painter.ts';

const EMPTY: Box = { x0: 0, y0: 0, x1: 0, y1: 0 };

/** Intersects a clip with an outline. Boxes are intersected to one box, and a box without an effect is dropped. */
export function clipped(parent: Clip | undefined, path: PagePath, evenOdd: boolean): Clip {
  const rectangle = rectangleOf(path);
  if (rectangle && parent && holds(rectangle, parent.box)) return parent;
  const bounds = boundsOf(path) ?? EMPTY;
  const box = parent ? intersection(parent.box, bounds) : bounds;
  if (rectangle && (!parent || parent.isBox)) return boxClip(box);
  return { path, evenOdd, box, isBox: false, parent };
}

export function boxClip(box: Box): Clip {
  const { x0, y0, x1, y1 } = box;
  return {
    path: { steps: 'MLLLZ', points: [x0, y0, x1, y0, x1, y1, x0, y1] },
    evenOdd: false,
    box,
    isBox: true,
    parent: undefined,
  };
}

/** Whether the clip leaves the box unchanged. */
export function leavesWhole(clip: Clip | undefined, box: Box): boolean {
  return clip === undefined || (clip.isBox && holds(clip.box, box));
}
