import { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { page } from 'vitest/browser';
import { savedLive } from '../../../parts/courseware/testing/saved-live.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { ExerciseEditor } from '../exercise-editor.tsx';
import { sampleExercise } from './sample-exercise.ts';

/** Opens the sample exercise in the page of a test; no server has it. Resolves when its questions are shown. */
export async function mountExercise(canEdit = true): Promise<CoursewareStore> {
  const store = sampleExercise();
  mount(
    <ExerciseEditor
      live={savedLive(store, 'exercise')}
      name={new Signal('单元练习')}
      canEdit={canEdit}
      onHome={() => undefined}
    />,
  );
  await page.getByText('乙', { exact: true }).last().findElement();
  return store;
}
