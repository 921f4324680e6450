import type { CoursewareReader } from '@lectern/courseware';
import type { LessonValues } from '@lectern/courseware/lesson';
import { coversOf, uncoveredIn, useDrawnCovers } from '@lectern/stage/covers';
import { type ReactNode, useMemo } from 'react';

export interface PageCoversProps {
  readonly reader: CoursewareReader;
  /** How far covers of the page are away, as the panel says it. */
  readonly uncovered: LessonValues;
}

/** Draws covers of the page that is shown as far away as they are on the panel. */
export function PageCovers({ reader, uncovered }: PageCoversProps): ReactNode {
  const all = useMemo(() => uncoveredIn(uncovered), [uncovered]);
  const here = useMemo(() => coversOf(reader, all.keys()), [reader, all]);
  useDrawnCovers('[data-testid="presented-page"]', here, all);
  return null;
}
