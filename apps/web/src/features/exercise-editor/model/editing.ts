import type { CoursewareStore } from '@lectern/courseware';
import { createContext, useContext } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import type { Outline } from './outline.ts';

/** The open exercise, for all components of the editor. */
export interface ExerciseEditing {
  readonly live: LiveCourseware;
  readonly store: CoursewareStore;
  readonly outline: Outline;
  readonly canEdit: boolean;
  /** Id of the selected question. */
  readonly selected: string | undefined;
  readonly select: (id: string | undefined) => void;
  /** Opens the dialog that edits a question. */
  readonly open: (id: string) => void;
  /** Opens the dialog in which questions of a section are typed as text. */
  readonly typeText: (sectionId: string) => void;
}

export const EditingContext = createContext<ExerciseEditing | undefined>(undefined);

export function useEditing(): ExerciseEditing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('there is no open exercise around this component');
  return editing;
}
