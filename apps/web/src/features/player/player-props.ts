import type { CoursewareReader, CoursewareStore } from '@lectern/courseware';
import type { PageSteps } from '@lectern/stage/show';
import type { AssetSource, StageLabels } from '@lectern/stage/view';
import type { LazyCode } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import type { OpenableTool } from '../../parts/class-tools/index.ts';
import type { ShowPosition, ToolLesson } from '../../parts/lessons/index.ts';
import type { ShowInk } from './ink/use-show-ink.ts';
import type { Round } from './round/use-round.ts';

export interface PlayerProps {
  readonly reader: CoursewareReader;
  readonly ink: ShowInk;
  /** The live courseware; undefined when the user may not edit it or it has not loaded. */
  readonly store: CoursewareStore | undefined;
  readonly assets: AssetSource;
  readonly classTools: LazyCode<readonly OpenableTool[]>;
  /** Undefined until the lesson has begun. */
  readonly lesson: ToolLesson | undefined;
  /** Class tools of a lesson that this window follows; undefined when it follows none. */
  readonly looked: ToolLesson | undefined;
  /** This browser's read-only copy of the lesson until it has begun in this window; undefined without a copy. */
  readonly kept: ToolLesson | undefined;
  /** Whether more was done than viewing slides, so that ending asks first. */
  readonly wouldEnd: () => boolean;
  /** Whether and how the show runs by itself. */
  readonly round: Round;
  readonly labels: StageLabels;
  /** Number of the first page, counted from 1 with hidden pages; undefined: the first page of the show. */
  readonly startPage: number | undefined;
  /** Animation steps of that page that were already played. */
  readonly startSteps: PageSteps | undefined;
  /** Page and steps to which another device has moved the show; the show follows each change. */
  readonly position: ShowPosition | undefined;
  /** Notice at the top, for example that ink is not on the server yet. */
  readonly notice: ReactNode;
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly onEnd: (pageNumber: number) => void;
  /**
   * User and document of the lesson that this window teaches; presenter views of both follow it. Undefined before it
   * has begun.
   */
  readonly taught: { readonly userId: string; readonly documentId: string } | undefined;
  /** Opens the editor while the lesson continues; undefined when the user may not edit. */
  readonly onEdit: (() => void) | undefined;
}
