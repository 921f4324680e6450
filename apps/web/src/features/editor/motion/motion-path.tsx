import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';
import type { PathPoint } from '@lectern/playback/motion-path';
import type { ReactNode } from 'react';
import classes from './motion.module.css';

/** A motion path on the page; `open` while it is being edited. */
export function PathLine({ d, open = false }: { readonly d: string; readonly open?: boolean }): ReactNode {
  return (
    <>
      <path className={classes.halo} d={d} />
      <path className={classes.path} data-open={open || undefined} d={d} />
    </>
  );
}

/** Converts the points of an element's paths to pixels of the screen from the page's corner, and back. */
interface PathPlace {
  readonly toScreen: (point: PathPoint) => PathPoint;
  readonly fromScreen: (point: PathPoint) => PathPoint;
}

/** Returns undefined when the element was deleted. */
export function pathPlace(
  reader: CoursewareReader,
  elementId: string,
  page: { readonly w: number; readonly h: number },
  zoom: number,
): PathPlace | undefined {
  const box = boundsOnPage(reader, elementId);
  if (!box) return undefined;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return {
    toScreen: ([x, y]) => [(middle.x + x * page.w) * zoom, (middle.y + y * page.h) * zoom],
    fromScreen: ([x, y]) => [(x / zoom - middle.x) / page.w, (y / zoom - middle.y) / page.h],
  };
}
