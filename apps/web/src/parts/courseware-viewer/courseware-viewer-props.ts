import type { CoursewareReader } from '@lectern/courseware';
import type { AssetSource } from '@lectern/stage/view';

export interface CoursewareViewerProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  /** Counted from 1; left out: where the show begins. */
  readonly startPage?: number | undefined;
  /** The page that is shown, counted from 1. */
  readonly onPage?: (number: number) => void;
}
