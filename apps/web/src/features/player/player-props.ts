import type { CoursewareReader, CoursewareStore } from '@lectern/courseware';
import type { PageSteps } from '@lectern/stage/show';
import type { AssetSource, StageLabels } from '@lectern/stage/view';
import type { LateCode } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import type { OpenableTool } from '../../parts/class-tools/index.ts';
import type { LessonStand, ToolLesson } from '../../parts/lessons/index.ts';
import type { ShowInk } from './ink/use-show-ink.ts';
import type { Round } from './round/use-round.ts';

export interface PlayerProps {
  readonly reader: CoursewareReader;
  readonly ink: ShowInk;
  /** The open courseware, where this teacher may change it and it is there. */
  readonly store: CoursewareStore | undefined;
  readonly assets: AssetSource;
  readonly classTools: LateCode<readonly OpenableTool[]>;
  /** Undefined until it has begun. */
  readonly lesson: ToolLesson | undefined;
  /** The lesson that is followed here, for its class tools; undefined where none is. */
  readonly looked: ToolLesson | undefined;
  /** This browser's read-only copy of the lesson until it has begun here; undefined if there is none. */
  readonly kept: ToolLesson | undefined;
  /** Whether anything ends with the show, that is, whether slides were not only viewed. */
  readonly wouldEnd: () => boolean;
  /** Whether and how the show goes by itself. */
  readonly round: Round;
  readonly labels: StageLabels;
  /** Counted from 1, hidden pages too; left out: where the show begins. */
  readonly startPage: number | undefined;
  /** How far that page had come. */
  readonly startSteps: PageSteps | undefined;
  /** Where another device has brought the show; this one goes there whenever it is another. */
  readonly stand: LessonStand | undefined;
  /** Said at the top while it holds, such as ink that is not on the server yet. */
  readonly notice: ReactNode;
  readonly onPage: (pageNumber: number) => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly onEnd: (pageNumber: number) => void;
  /** Whose show of what this window teaches, once it does: presenter views of the same follow it. */
  readonly taught: { readonly userId: string; readonly documentId: string } | undefined;
  /** To the editor, while the lesson goes on; for whoever may edit. */
  readonly onEdit: (() => void) | undefined;
}
