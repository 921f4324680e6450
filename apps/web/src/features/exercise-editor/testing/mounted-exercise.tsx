import { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { page } from 'vitest/browser';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { ExerciseEditor } from '../exercise-editor.tsx';
import { sampleExercise } from './sample-exercise.ts';

/** Stores a file as the server does: under the SHA-256 of its bytes. */
async function upload(file: File): Promise<{ hash: string; mime: string; size: number }> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { hash, mime: file.type, size: file.size };
}

/** The live document of a store, saved and without other users. */
function liveOf(store: CoursewareStore): LiveCourseware {
  const live: Partial<Record<keyof LiveCourseware, unknown>> = {
    documentId: 'exercise',
    store,
    assets: { url: () => undefined, subscribe: () => () => undefined, upload },
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
