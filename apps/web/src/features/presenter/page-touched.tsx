import type { Signal } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import type { LessonValues } from '@lectern/courseware/lesson';
import { coversOf, uncoveredIn, useDrawnCovers } from '@lectern/stage/covers';
import { DraggedCopies, draggedIn } from '@lectern/stage/dragging';
import type { DrawnCopies, Moved } from '@lectern/stage/show';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';

export interface PageTouchedProps {
  readonly reader: CoursewareReader;
  /** The removed parts of covers, and the elements that the class dragged on the page, sent by the panel. */
  readonly uncovered: LessonValues | undefined;
  readonly dragged: LessonValues | undefined;
  /** The object through which the page is drawn with moved elements. */
  readonly movable: {
    readonly moved: Signal<ReadonlyMap<string, Moved>>;
    readonly copies: Signal<DrawnCopies | undefined>;
  };
}

const NOTHING: LessonValues = {};

/** Mirrors changes by the class on the current page: covers are removed, and elements are moved, as on the panel. */
export function PageTouched({ reader, uncovered, dragged, movable }: PageTouchedProps): ReactNode {
  const all = useMemo(() => uncoveredIn(uncovered ?? NOTHING), [uncovered]);
  const here = useMemo(() => coversOf(reader, all.keys()), [reader, all]);
  useDrawnCovers('[data-testid="presented-page"]', here, all);
  useLayoutEffect(() => {
    movable.copies.set(DraggedCopies);
    movable.moved.set(draggedIn(dragged ?? NOTHING));
  }, [movable, dragged]);
  return null;
}
