import { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { page } from 'vitest/browser';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { ExerciseEditor } from '../exercise-editor.tsx';
import { sampleExercise } from './sample-exercise.ts';

/** The live document of a store, saved and without other users. */
function liveOf(store: CoursewareStore): LiveCourseware {
  const live: Partial<Record<keyof LiveCourseware, unknown>> = {
    documentId: 'exercise',
    store,
    assets: { url: () => undefined, subscribe: () => () => undefined },
    saved: new Signal({ type: 'saved' }),
    others: new Signal([]),
    permission: new Signal(EditPermission.EDIT),
    announce: () => undefined,
  };
  return live as unknown as LiveCourseware;
}

/** Opens the sample exercise in the page of a test; no server has it. Resolves when its questions are shown. */
export async function mountExercise(canEdit = true): Promise<CoursewareStore> {
  const store = sampleExercise();
  mount(
    <ExerciseEditor
      live={liveOf(store)}
      name={new Signal('单元练习')}
      canEdit={canEdit}
      onHome={() => undefined}
    />,
  );
  await page.getByText('乙', { exact: true }).last().findElement();
  return store;
}
