import type { Signal } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import type { LessonValues } from '@lectern/courseware/lesson';
import { coversOf, uncoveredIn, useDrawnCovers } from '@lectern/stage/covers';
import { DraggedCopies, draggedIn } from '@lectern/stage/dragging';
import type { DrawnCopies, Moved } from '@lectern/stage/show';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';

export interface PageTouchedProps {
  readonly reader: CoursewareReader;
  /** How far covers of the page are away, and what the class dragged on it, as the panel says it. */
  readonly uncovered: LessonValues | undefined;
  readonly dragged: LessonValues | undefined;
  /** What the page is drawn by. */
  readonly movable: {
    readonly moved: Signal<ReadonlyMap<string, Moved>>;
    readonly copies: Signal<DrawnCopies | undefined>;
  };
}

const NOTHING: LessonValues = {};

/** Draws what hands have done to the page that is shown: covers are as far away, and what was dragged lies, as on the panel. */
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
